import { useState } from 'react';
import { combineLive, useCommunity, useViolationTypes } from 'shared-lib/data';
import { caseStepSchemas, usualFineOn } from 'mf-tracking/domain';
import { maxFineCents } from 'shared-lib/domain';
import { LiveContent } from 'shared-lib/ui';
import { FormDialog, MoneyField, useForm } from 'shared-lib/ui/form';
import { caseName } from '../caseTexts.ts';
import type { CaseDialogProps } from '../casePart.ts';
import { useCaseStep } from './useCaseStep.ts';

/** The dialog that sets a fine. It suggests the usual one on the night of the case. */
export function FineDialog(props: CaseDialogProps) {
  const { record } = props.row;
  const types = useViolationTypes();
  const place = useCommunity(record.communityId);
  const offered = combineLive([types, place], (foundTypes, foundPlace) => {
    const type = foundTypes.find(({ id }) => id === record.typeId);
    // In an object, because a null fine is a valid choice.
    return { cents: record.fineCents ?? (type ? usualFineOn(type, record, foundPlace) : null) };
  });
  return <LiveContent live={offered}>{({ cents }) => <FineForm {...props} offered={cents} />}</LiveContent>;
}

function FineForm({ row, words, opened, onClose, offered }: CaseDialogProps & { offered: number | null }) {
  const { t, money } = words;
  const { record } = row;
  const { take, describeFailure } = useCaseStep(record, words);
  const name = caseName(record, words);
  // As the case was when the dialog opened.
  const [initialValues] = useState({ fineCents: offered });
  const form = useForm({
    name: `fine-${record.id}`,
    initialValues,
    schema: caseStepSchemas.setFine,
    submit: ({ fineCents }) => take({ act: 'setFine', fineCents }),
    errorTexts: 'mf-tracking:cases.problems',
    describeFailure,
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('cases.fine.title', { name })}
      submitLabel={t('cases.fine.submit')}
      success={() => t('cases.done.setFine', { name })}
      discard={t('cases.words.discard')}
      size="sm"
    >
      <MoneyField
        {...form.field('fineCents')}
        label={t('cases.fine.amount')}
        help={t('cases.fine.help', { max: money(maxFineCents) })}
        autoFocus
      />
    </FormDialog>
  );
}

import { rejectionFormSchema, rejectionReasons } from 'mf-tracking/domain';
import type { Violation } from 'mf-tracking/domain';
import { FormDialog, SelectField, TextAreaField, useForm } from 'shared-lib/ui/form';
import { caseName } from '../caseTexts.ts';
import type { CaseDialogProps } from '../casePart.ts';
import { useCaseStep } from './useCaseStep.ts';

interface RejectDialogProps extends CaseDialogProps {
  onRejected: (violation: Violation) => void;
  onUndo: (violation: Violation, seen: number) => void;
}

/** Asks why a report is rejected: a reason from the list, and free text. */
export function RejectDialog({ row, words, opened, onClose, onRejected, onUndo }: RejectDialogProps) {
  const { t } = words;
  const { record } = row;
  const { take, describeFailure } = useCaseStep(record, words);
  const name = caseName(record, words);
  const form = useForm({
    name: `reject-${record.id}`,
    initialValues: { reason: null as (typeof rejectionReasons)[number] | null, note: '' },
    schema: rejectionFormSchema,
    dependents: { reason: ['note'] },
    submit: ({ reason, note }) => {
      const picked = reason === 'other' ? '' : t(`cases.reject.reasons.${reason}`);
      return take({ act: 'reject', words: [picked, note].filter(Boolean).join(': ') });
    },
    describeFailure,
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('cases.reject.title', { name })}
      submitLabel={t('cases.reject.submit')}
      success={() => t('cases.done.reject', { name })}
      undo={() => onUndo(record, record.timeline.length + 1)}
      onDone={() => onRejected(record)}
      discard={t('cases.words.discard')}
    >
      <p>{t('cases.reject.text')}</p>
      <SelectField
        {...form.field('reason')}
        label={t('cases.reject.reason')}
        choices={rejectionReasons.map((value) => ({ value, label: t(`cases.reject.reasons.${value}`) }))}
        autoFocus
      />
      <TextAreaField
        {...form.field('note')}
        label={t('cases.reject.note')}
        help={t(form.values.reason === 'other' ? 'cases.words.required' : 'cases.words.optional')}
        rows={3}
        maxLength={800}
      />
    </FormDialog>
  );
}

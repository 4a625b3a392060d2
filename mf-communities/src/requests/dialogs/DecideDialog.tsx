import { contactStepSchemas, verdicts, type Verdict } from 'mf-communities/domain';
import { DateField, FormDialog, RadioCardsField, useForm } from 'shared-lib/ui/form';
import { requestName, type RequestDialogProps } from '../requestWords.ts';
import { useRequestStep } from '../useRequestStep.ts';

/** The dialog for choosing a different verdict, or another night. */
export function DecideDialog({
  row,
  words,
  opened,
  onClose,
  onDone,
}: RequestDialogProps & { onDone: () => void }) {
  const { t } = words;
  const { record } = row;
  const { take, describeFailure } = useRequestStep(record, words);
  const form = useForm({
    name: `decide-${record.id}`,
    initialValues: {
      verdict: (record.decision?.verdict ?? null) as Verdict | null,
      night: record.decision?.night ?? record.night ?? '',
    },
    schema: contactStepSchemas.decide,
    toInput: ({ verdict, night }) => ({ verdict, night: night || null }),
    submit: (payload) => take({ act: 'decide', ...payload }),
    errorTexts: 'mf-communities:requests.problems',
    describeFailure,
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('requests.decide.title', { name: requestName(record, words) })}
      submitLabel={t('requests.decide.submit')}
      success={() => t('requests.done.decide', { name: requestName(record, words) })}
      onDone={onDone}
    >
      <RadioCardsField
        {...form.field('verdict')}
        label={t('requests.verdict.title')}
        choices={verdicts.map((value) => ({
          value,
          label: t(`requests.verdicts.${value}`),
          details: t(`requests.decide.details.${value}`),
        }))}
      />
      <DateField
        {...form.field('night')}
        label={t('requests.facts.night')}
        help={t('requests.decide.nightHelp')}
      />
    </FormDialog>
  );
}

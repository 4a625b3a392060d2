import { caseStepSchemas, maxCaseWords, pendingAnswer } from 'mf-tracking/domain';
import { DateField, FormDialog, TextAreaField, useForm } from 'shared-lib/ui/form';
import { caseName } from '../caseTexts.ts';
import type { CaseDialogProps } from '../casePart.ts';
import { useCaseStep } from './useCaseStep.ts';

/** The dialog that accepts a resident's answer: that it is fixed, or their new due date. */
export function AcceptAnswerDialog({ row, words, opened, onClose }: CaseDialogProps) {
  const { t } = words;
  const { record } = row;
  const { take, describeFailure } = useCaseStep(record, words);
  const name = caseName(record, words);
  const answer = pendingAnswer(record);
  const form = useForm({
    name: `accept-${record.id}`,
    initialValues: { cureBy: answer?.until ?? '', words: '' },
    schema: caseStepSchemas.acceptAnswer,
    toInput: (values) => ({ cureBy: values.cureBy || null, words: values.words.trim() || null }),
    submit: (payload) => take({ act: 'acceptAnswer', ...payload }),
    errorTexts: 'mf-tracking:cases.problems',
    describeFailure,
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('cases.accept.title', { name })}
      submitLabel={t('cases.acts.acceptAnswer')}
      success={() => t('cases.done.acceptAnswer', { name })}
      discard={t('cases.words.discard')}
    >
      {answer?.kind === 'resolved' && <p>{t('cases.accept.resolvedHelp')}</p>}
      {answer?.kind === 'moreTime' && (
        <DateField {...form.field('cureBy')} label={t('cases.accept.cureBy')} />
      )}
      <TextAreaField
        {...form.field('words')}
        label={t('cases.accept.note')}
        help={t('cases.words.optional')}
        maxLength={maxCaseWords}
      />
    </FormDialog>
  );
}

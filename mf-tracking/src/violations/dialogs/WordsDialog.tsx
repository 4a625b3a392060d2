import { caseStepSchemas, maxCaseWords } from 'mf-tracking/domain';
import { FormDialog, TextAreaField, useForm } from 'shared-lib/ui/form';
import { caseName } from '../caseTexts.ts';
import type { CaseDialogProps } from '../casePart.ts';
import { useCaseStep } from './useCaseStep.ts';

/** The steps that need only text. */
type WordsAction = 'escalate' | 'refuseAnswer' | 'dispute' | 'resolve' | 'dismiss' | 'reopen';

/** The dialog of a step that needs text: the reason, or the resident's statement. */
export function WordsDialog({ act, row, words, opened, onClose }: CaseDialogProps & { act: WordsAction }) {
  const { t } = words;
  const { record } = row;
  const { take, describeFailure } = useCaseStep(record, words);
  const isOptional = act === 'escalate' || act === 'resolve' || act === 'refuseAnswer';
  const name = caseName(record, words);
  const form = useForm({
    name: `${act}-${record.id}`,
    initialValues: { words: '' },
    schema: isOptional ? caseStepSchemas.resolve : caseStepSchemas.dismiss,
    toInput: (values) => (isOptional && values.words.trim() === '' ? { words: null } : values),
    submit: ({ words: text }) =>
      act === 'escalate' || act === 'resolve' || act === 'refuseAnswer'
        ? take({ act, words: text })
        : take({ act, words: text ?? '' }),
    describeFailure,
  });
  const help = [
    act === 'escalate' && t('cases.words.escalateHelp'),
    act === 'dismiss' && t('cases.words.dismissHelp'),
    act === 'refuseAnswer' && t('cases.words.refuseAnswerHelp'),
    t(isOptional ? 'cases.words.optional' : 'cases.words.required'),
  ];
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t(`cases.words.${act}.title`, { name })}
      submitLabel={t(`cases.acts.${act}`)}
      success={() => t(`cases.done.${act}`, { name })}
      discard={t('cases.words.discard')}
    >
      <TextAreaField
        {...form.field('words')}
        label={t(`cases.words.${act}.label`)}
        help={help.filter(Boolean).join(' ')}
        maxLength={maxCaseWords}
        autoFocus
      />
    </FormDialog>
  );
}

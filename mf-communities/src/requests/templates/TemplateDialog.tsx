import { callRequests } from '../../data/callables.ts';
import { maxAnswerText, ownTemplateForm, templateProblems, type OwnTemplate } from 'mf-communities/domain';
import { useTexts } from 'shared-lib/i18n';
import { FormDialog, TextAreaField, TextField, useForm } from 'shared-lib/ui/form';
import { placeholderNames } from '../answerTemplate.ts';

interface TemplateDialogProps {
  /** The template's id, or the id for a new one. */
  id: string;
  /** Null for a new one. */
  template: OwnTemplate | null;
  opened: boolean;
  onClose: () => void;
}

const languages = ['en', 'es'] as const;

/** The dialog that edits a custom answer template in both languages. */
export function TemplateDialog({ id, template, opened, onClose }: TemplateDialogProps) {
  const { t } = useTexts('mf-communities');
  const form = useForm({
    name: template ? `answer-template-${id}` : 'answer-template',
    initialValues: { name: template?.name ?? '', en: template?.en ?? '', es: template?.es ?? '' },
    schema: ownTemplateForm,
    check: templateProblems,
    submit: (words) =>
      callRequests('changeAnswerTemplate', {
        templateId: id,
        words,
        seen: template ? template.updatedAt : null,
      }),
    errorTexts: 'mf-communities:requests.templates.problems',
    describeFailure: () => ({ text: t('requests.templates.failed') }),
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t(template ? 'requests.templates.editTitle' : 'requests.templates.add')}
      submitLabel={t('requests.templates.save')}
      success={({ payload: { name } }) => t('requests.templates.saved', { name })}
      discard={t('requests.templates.discard')}
      size="lg"
    >
      <TextField
        {...form.field('name')}
        label={t('requests.templates.name')}
        help={t('requests.templates.nameHelp')}
        maxLength={80}
        autoFocus
      />
      {languages.map((language) => (
        <TextAreaField
          key={language}
          {...form.field(language)}
          label={t(`requests.languages.${language}`)}
          help={t('requests.answer.placeholders', { names: placeholderNames })}
          rows={5}
          maxLength={maxAnswerText}
        />
      ))}
    </FormDialog>
  );
}

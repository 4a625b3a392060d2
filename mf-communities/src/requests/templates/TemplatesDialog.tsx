import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { FormDialog, TextAreaField, TextField, useForm } from 'shared-lib/ui/form';
import { callRequests } from '../../data/callables.ts';
import { useAnswerTemplates } from '../../data/answerTemplates.api.ts';
import {
  maxAnswerText,
  maxOwnTemplates,
  ownTemplateForm,
  templateProblems,
  type OwnTemplate,
} from 'mf-communities/domain';
import { textCollator, useTexts } from 'shared-lib/i18n';
import { Button, LiveContent, showToast } from 'shared-lib/ui';
import { Modal } from 'shared-lib/ui/dialogs';
import { useState } from 'react';
import { placeholderNames } from '../answerTemplate.ts';
import styles from './TemplatesDialog.module.css';

interface TemplatesDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The template being edited, or a new one. */
interface Edited {
  readonly id: string;
  readonly template: OwnTemplate | null;
}

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
function TemplateDialog({ id, template, opened, onClose }: TemplateDialogProps) {
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

/** The business's own answer templates: add, change and delete. */
export function TemplatesDialog({ opened, onClose }: TemplatesDialogProps) {
  const { t, i18n } = useTexts('mf-communities');
  const live = useAnswerTemplates();
  const [edited, setEdited] = useState<Edited | null>(null);
  const { compare } = textCollator(i18n.language);

  const remove = async ({ id, name, en, es, updatedAt }: OwnTemplate) => {
    const result = await callRequests('changeAnswerTemplate', {
      templateId: id,
      words: null,
      seen: updatedAt,
    });
    showToast(
      result.ok
        ? {
            meaning: 'good',
            message: t('requests.templates.removed', { name }),
            undo: () =>
              void callRequests('changeAnswerTemplate', {
                templateId: id,
                words: { name, en, es },
                seen: null,
              }),
          }
        : { meaning: 'bad', message: t('requests.templates.failed') },
    );
  };

  if (edited !== null) {
    return <TemplateDialog {...edited} opened={opened} onClose={() => setEdited(null)} />;
  }
  return (
    <Modal opened={opened} onClose={onClose} title={t('requests.templates.title')}>
      <LiveContent live={live}>
        {(templates) => (
          <>
            {templates.length === 0 && <p className={styles.none}>{t('requests.templates.none')}</p>}
            <ul className={`vh-list ${styles.list}`} aria-label={t('requests.templates.title')}>
              {templates
                .toSorted((one, other) => compare(one.name, other.name))
                .map((template) => (
                  <li key={template.id}>
                    <span dir="auto">{template.name}</span>
                    <Button
                      variant="subtle"
                      size="compact-md"
                      leftSection={<IconPencil size={18} aria-hidden />}
                      aria-label={t('requests.templates.editOne', { name: template.name })}
                      onClick={() => setEdited({ id: template.id, template })}
                    >
                      {t('requests.templates.edit')}
                    </Button>
                    <Button
                      variant="subtle"
                      size="compact-md"
                      leftSection={<IconTrash size={18} aria-hidden />}
                      aria-label={t('requests.templates.removeOne', { name: template.name })}
                      onClick={() => void remove(template)}
                    >
                      {t('requests.templates.remove')}
                    </Button>
                  </li>
                ))}
            </ul>
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              disabled={templates.length >= maxOwnTemplates}
              onClick={() => setEdited({ id: crypto.randomUUID(), template: null })}
            >
              {t('requests.templates.add')}
            </Button>
          </>
        )}
      </LiveContent>
    </Modal>
  );
}

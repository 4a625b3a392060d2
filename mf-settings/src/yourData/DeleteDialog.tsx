import { requestDeletion } from '../data/ownData.api.ts';
import { useNow, useSubscriptions } from 'shared-lib/data';
import { deletionRequestSchema } from 'mf-settings/domain';
import { subscriptionOf } from 'shared-lib/domain';
import { formatDate, useTexts } from 'shared-lib/i18n';
import { FormDialog, TextField, useForm } from 'shared-lib/ui/form';
import styles from './YourData.module.css';

interface DeleteDialogProps {
  /** The business's name. */
  name: string;
  opened: boolean;
  onClose: () => void;
}

const lost = ['records', 'team', 'pages', 'files', 'plan'] as const;

/** Asks for the business's name before it is deleted, and lists what is deleted with it. */
export function DeleteDialog({ name, opened, onClose }: DeleteDialogProps) {
  const { t, i18n } = useTexts('mf-settings');
  const now = useNow();
  const subscriptions = useSubscriptions();
  const paid = subscriptions.status === 'ready' ? subscriptionOf(subscriptions.data, now) : null;
  const form = useForm({
    name: 'delete-business',
    initialValues: { businessName: '' },
    schema: deletionRequestSchema,
    notKept: ['businessName'],
    submit: requestDeletion,
    errorTexts: 'mf-settings:yourData.delete.dialog.problems',
  });
  return (
    <FormDialog
      form={form}
      opened={opened}
      onClose={onClose}
      title={t('yourData.delete.dialog.title', { name })}
      submitLabel={t('yourData.delete.dialog.submit')}
      success={() => t('yourData.delete.dialog.done', { name })}
      destructive
    >
      <div>
        <p className={styles.text}>{t('yourData.delete.dialog.losses')}</p>
        <ul className={styles.losses}>
          {lost.map((what) => (
            <li key={what}>{t(`yourData.delete.dialog.${what}`)}</li>
          ))}
        </ul>
        {paid !== null && paid.periodEnd !== null && (
          <p className={styles.text}>
            {t('yourData.delete.dialog.paid', { day: formatDate(paid.periodEnd, i18n.language) })}
          </p>
        )}
        <p className={styles.text}>{t('yourData.delete.dialog.exportFirst')}</p>
      </div>
      <TextField
        {...form.field('businessName')}
        label={t('yourData.delete.dialog.name', { name })}
        autoComplete="off"
        spellCheck={false}
        autoFocus
      />
    </FormDialog>
  );
}

import { saveNotificationLanguage, useAccount } from 'shared-lib/data';
import { notificationLanguageSchema, type NotificationLanguage } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card } from 'shared-lib/ui';
import { SelectField, useAutosaveForm } from 'shared-lib/ui/form';
import styles from '../settings/SettingsTab.module.css';

/** For an Admin: in which language their mails are; the owner's is that of the account. */
export function MailLanguage({ stored }: { stored: NotificationLanguage['language'] }) {
  const { t } = useTexts('mf-settings');
  const account = useAccount();
  const { field } = useAutosaveForm<NotificationLanguage>({
    name: 'settings-mail-language',
    stored: { language: stored },
    schema: notificationLanguageSchema,
    save: (change) => saveNotificationLanguage(account, change),
  });
  return (
    <div className={styles.section}>
      <Card flush>
        <SelectField
          {...field('language')}
          label={t('notifications.settings.language.label')}
          help={t('notifications.settings.language.help')}
          placeholder={t('notifications.settings.language.owners')}
          choices={[
            { value: 'en', label: 'English' },
            { value: 'es', label: 'Español' },
          ]}
        />
      </Card>
    </div>
  );
}

import { Fragment } from 'react';
import { saveNotificationSettings, useAccount, useCustomer } from 'shared-lib/data';
import {
  notificationSettings,
  notificationSettingsSchema,
  type NotificationSettings,
} from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, SectionError } from 'shared-lib/ui';
import { SwitchField, useAutosaveForm } from 'shared-lib/ui/form';
import styles from '../settings/SettingsTab.module.css';

const byEmail = notificationSettings.filter((setting) => setting.startsWith('email'));
const inApp = notificationSettings.filter((setting) => !byEmail.includes(setting));
const groups = [
  ['inApp', inApp],
  ['byEmail', byEmail],
] as const;

/** The settings tab of the six notification settings; each switch saves itself. */
export default function NotificationSettingsTab() {
  const { t } = useTexts('mf-settings');
  const customer = useCustomer();
  return (
    <div className={styles.tab}>
      <h2 className={styles.title}>{t('notifications.title')}</h2>
      <p className={styles.text}>{t('notifications.text')}</p>
      <LiveContent live={customer}>
        {(data) => (data === null ? <SectionError onRetry={customer.retry} /> : <Groups stored={data} />)}
      </LiveContent>
    </div>
  );
}

function Groups({ stored }: { stored: NotificationSettings }) {
  const { t } = useTexts('mf-settings');
  const { customerId } = useAccount();
  const { field } = useAutosaveForm<NotificationSettings>({
    stored,
    schema: notificationSettingsSchema,
    save: (change) => saveNotificationSettings(customerId, change),
  });
  return groups.map(([group, settings]) => (
    <Fragment key={group}>
      <h3 className={styles.group}>{t(`notifications.${group}`)}</h3>
      <Card flush>
        {settings.map((setting) => (
          <SwitchField
            key={setting}
            {...field(setting)}
            label={t(`notifications.settings.${setting}.label`)}
            help={t(`notifications.settings.${setting}.help`)}
          />
        ))}
      </Card>
    </Fragment>
  ));
}

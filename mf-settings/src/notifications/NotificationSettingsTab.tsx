import { useCustomer } from 'shared-lib/data';
import { notificationSettings, type Customer } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, SectionError } from 'shared-lib/ui';
import { NotificationSwitch } from './NotificationSwitch.tsx';
import styles from '../settings/SettingsTab.module.css';

const byEmail = notificationSettings.filter((setting) => setting.startsWith('email'));
const inApp = notificationSettings.filter((setting) => !byEmail.includes(setting));

/** The settings tab of the six notification settings; each switch saves itself. */
export default function NotificationSettingsTab() {
  const { t } = useTexts('mf-settings');
  const customer = useCustomer();
  return (
    <div className={styles.tab}>
      <h2 className={styles.title}>{t('notifications.title')}</h2>
      <p className={styles.text}>{t('notifications.text')}</p>
      <LiveContent live={customer}>
        {(data) => (data === null ? <SectionError onRetry={customer.retry} /> : <Groups customer={data} />)}
      </LiveContent>
    </div>
  );
}

function Groups({ customer }: { customer: Customer }) {
  return (
    <>
      {(
        [
          ['inApp', inApp],
          ['byEmail', byEmail],
        ] as const
      ).map(([group, settings]) => (
        <Group key={group} name={group} settings={settings} customer={customer} />
      ))}
    </>
  );
}

interface GroupProps {
  name: 'inApp' | 'byEmail';
  settings: typeof notificationSettings;
  customer: Customer;
}

function Group({ name, settings, customer }: GroupProps) {
  const { t } = useTexts('mf-settings');
  return (
    <>
      <h3 className={styles.group}>{t(`notifications.${name}`)}</h3>
      <Card flush>
        {settings.map((setting) => (
          <NotificationSwitch key={setting} setting={setting} on={customer[setting]} />
        ))}
      </Card>
    </>
  );
}

import {
  combineLive,
  notificationChoices,
  saveNotificationChoices,
  saveNotificationLanguage,
  useAccount,
  useCustomer,
  usePersonalNotifications,
} from 'shared-lib/data';
import {
  listSettings,
  mailSettings,
  notificationLanguageSchema,
  type NotificationChoices,
  type NotificationLanguage,
} from 'shared-lib/domain';
import { notificationChoicesSchema } from 'mf-settings/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent, SectionError } from 'shared-lib/ui';
import {
  NumberField,
  SelectField,
  SwitchField,
  TimeField,
  useAutosaveForm,
  type FieldProps,
} from 'shared-lib/ui/form';
import { UndeliveredMailNotice } from '../delivery/UndeliveredMailNotice.tsx';
import styles from '../settings/SettingsTab.module.css';
import { PushGroup } from '../push/PushGroup.tsx';
import { DigestPreview } from './DigestPreview.tsx';
import { digestTimes } from './digestTimes.ts';
import { NotificationSource } from './NotificationSource.tsx';

/** The language of an Admin's emails. The owner's emails use the account's language. */
function MailLanguage({ stored }: { stored: NotificationLanguage['language'] }) {
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

const byEmail = ['emailContactSubmissions', ...mailSettings] as const;

/** The settings tab of the signed-in user's notifications, in the app and by email; fields save automatically. */
export default function NotificationSettingsTab() {
  const { t } = useTexts('mf-settings');
  const { role } = useAccount();
  const customer = useCustomer();
  const personal = usePersonalNotifications();
  const live = combineLive([customer, personal], (owner, own) => ({ owner, own }));
  return (
    <div className={styles.tab}>
      <h2 className="vh-large-title">{t('notifications.title')}</h2>
      <p className={styles.text}>{t('notifications.text')}</p>
      <UndeliveredMailNotice />
      <LiveContent live={live}>
        {({ owner, own }) =>
          owner === null ? (
            <SectionError onRetry={live.retry} />
          ) : (
            <>
              {role !== 'owner' && <NotificationSource isOwn={own?.isOwn ?? false} />}
              <Choices stored={notificationChoices(owner, own, role)} />
              {role !== 'owner' && <MailLanguage stored={own?.language ?? null} />}
            </>
          )
        }
      </LiveContent>
    </div>
  );
}

function Choices({ stored }: { stored: NotificationChoices }) {
  const { t, i18n } = useTexts('mf-settings');
  const account = useAccount();
  const { field, values } = useAutosaveForm<NotificationChoices>({
    name: 'settings-notifications',
    stored,
    schema: notificationChoicesSchema,
    errorTexts: 'mf-settings:notifications.problems',
    save: (change) => saveNotificationChoices(account, stored, change),
  });
  const named = <Name extends keyof NotificationChoices>(name: Name) => ({
    ...field(name),
    label: t(`notifications.settings.${name}.label`),
    help: t(`notifications.settings.${name}.help`),
  });
  return (
    <>
      <h3 className={styles.group}>{t('notifications.inApp')}</h3>
      <Card flush>
        {listSettings.map((setting) => (
          <SwitchField key={setting} {...named(setting as 'notifyViolations')} />
        ))}
      </Card>
      <PushGroup stored={stored}>
        <SwitchField {...named('pushUrgent')} />
        <SwitchField {...named('pushOther')} />
        {values.hasQuietHours && <SwitchField {...named('pushInQuietHours')} />}
      </PushGroup>
      <h3 className={styles.group}>{t('notifications.byEmail')}</h3>
      <Card flush>
        {byEmail.map((setting) => (
          <SwitchField key={setting} {...named(setting)} />
        ))}
      </Card>
      <h3 className={styles.group}>{t('notifications.quiet')}</h3>
      <Card flush>
        <SwitchField {...named('hasQuietHours')} />
        {values.hasQuietHours && (
          <>
            <TimeField {...named('quietFrom')} />
            <TimeField {...named('quietTo')} />
            <SwitchField {...named('urgentInQuietHours')} />
          </>
        )}
      </Card>
      <h3 className={styles.group}>{t('notifications.digest.title')}</h3>
      <Card flush>
        <SwitchField {...named('hasDigest')} />
        {values.hasDigest && (
          <>
            <SelectField {...named('digestAt')} choices={digestTimes(i18n.language, stored.digestAt)} />
            <NumberField {...(named('digestBelowPercent') as FieldProps<number | null>)} maxLength={3} />
            <SwitchField {...named('digestWhenAllWell')} />
          </>
        )}
      </Card>
      {/* Other choices change the digest. */}
      <DigestPreview key={stored.digestBelowPercent} />
    </>
  );
}

import { useCallback } from 'react';
import { saveSettings, useAccount, useSettings } from 'shared-lib/data';
import type { Settings } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import { SettingField } from '../autosave/SettingField.tsx';
import { SettingSwitch } from '../autosave/SettingSwitch.tsx';
import styles from '../settings/SettingsTab.module.css';

type Sms = Settings['sms'];

/** What saves one value of the section. */
function useSave<Key extends keyof Sms>(key: Key) {
  const { customerId } = useAccount();
  return useCallback(
    (value: Sms[Key]) => saveSettings(customerId, 'sms', { [key]: value }),
    [customerId, key],
  );
}

/** The settings tab of text messages to residents. */
export default function SmsTab() {
  const { t } = useTexts('mf-settings');
  return (
    <div className={styles.tab}>
      <h2 className={styles.title}>{t('sms.title')}</h2>
      <p className={styles.text}>{t('sms.text')}</p>
      <section className={styles.section} aria-label={t('sms.title')} data-tour="sms-notifications">
        <Card flush>
          <LiveContent live={useSettings('sms')}>{(sms) => <SmsFields sms={sms} />}</LiveContent>
        </Card>
      </section>
    </div>
  );
}

function SmsFields({ sms }: { sms: Sms }) {
  const { t } = useTexts('mf-settings');
  const quietHour = (value: string) => (value === '' ? t('sms.timeNeeded') : null);
  return (
    <>
      <SettingSwitch
        id="sms-enabled"
        label={t('sms.enabled.label')}
        help={t('sms.enabled.help')}
        on={sms.enabled}
        save={useSave('enabled')}
      />
      <SettingField
        id="sms-sender"
        label={t('sms.senderName.label')}
        help={t('sms.senderName.help')}
        maxLength={40}
        value={sms.senderName}
        save={useSave('senderName')}
      />
      <SettingField
        id="sms-quiet-from"
        type="time"
        label={t('sms.quietFrom.label')}
        help={t('sms.quietFrom.help')}
        value={sms.quietFrom}
        check={quietHour}
        save={useSave('quietFrom')}
      />
      <SettingField
        id="sms-quiet-to"
        type="time"
        label={t('sms.quietTo.label')}
        help={t('sms.quietTo.help')}
        value={sms.quietTo}
        check={quietHour}
        save={useSave('quietTo')}
      />
    </>
  );
}

import { useSettings } from 'shared-lib/data';
import type { Settings } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import { SwitchField, TextField, TimeField } from 'shared-lib/ui/form';
import styles from '../settings/SettingsTab.module.css';
import { useSettingsForm } from '../settings/useSettingsForm.ts';

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

function SmsFields({ sms }: { sms: Settings['sms'] }) {
  const { t } = useTexts('mf-settings');
  const { field } = useSettingsForm('sms', sms, { errorTexts: 'mf-settings:sms.problems' });
  return (
    <>
      <SwitchField {...field('enabled')} label={t('sms.enabled.label')} help={t('sms.enabled.help')} />
      <TextField
        {...field('senderName')}
        label={t('sms.senderName.label')}
        help={t('sms.senderName.help')}
        maxLength={40}
      />
      <TimeField {...field('quietFrom')} label={t('sms.quietFrom.label')} help={t('sms.quietFrom.help')} />
      <TimeField {...field('quietTo')} label={t('sms.quietTo.label')} help={t('sms.quietTo.help')} />
    </>
  );
}

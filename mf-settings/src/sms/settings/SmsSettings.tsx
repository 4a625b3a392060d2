import { useCustomer, useNow, useSettings } from 'shared-lib/data';
import { useTextCounts } from '../../data/texts.api.ts';
import { defaultTemplates, textCostCents, textMonth } from 'mf-settings/domain';
import type { Settings } from 'shared-lib/domain';
import { formatMoney, useTexts } from 'shared-lib/i18n';
import { Card, LiveContent } from 'shared-lib/ui';
import { NumberField, SwitchField, TextField, TimeField } from 'shared-lib/ui/form';
import { TestButton } from '../test/TestButton.tsx';
import styles from '../../settings/SettingsTab.module.css';
import { useSettingsForm } from '../../settings/useSettingsForm.ts';

/** `?tab=sms`: whether residents are texted, the sender, and the quiet hours. */
export function SmsSettings() {
  const { t } = useTexts('mf-settings');
  return (
    <div className={styles.tab}>
      <p className={styles.text}>{t('sms.text')}</p>
      <section className={styles.section} aria-label={t('sms.title')} data-tour="sms-notifications">
        <Card flush>
          <LiveContent live={useSettings('sms')}>{(sms) => <SmsFields sms={sms} />}</LiveContent>
        </Card>
      </section>
      <p className={`vh-soft ${styles.carrier}`}>{t('sms.carrier')}</p>
      <div className={styles.section} data-setting="test">
        <TestButton kind="welcome" words={defaultTemplates.welcome} communityId={null} />
      </div>
    </div>
  );
}

/** This month's texts and cost, if any were sent. */
function useUsedWords(): string {
  const { t, i18n } = useTexts('mf-settings');
  const customer = useCustomer();
  const stored = customer.status === 'ready' ? customer.data : null;
  const month = textMonth(stored ?? { timeZone: null }, useNow());
  const counted = useTextCounts(month);
  const count = counted.status === 'ready' ? (counted.data?.segments ?? 0) : 0;
  if (count === 0) return '';
  return t('sms.monthlySegments.used', { count, cost: formatMoney(textCostCents(count), i18n.language) });
}

function SmsFields({ sms }: { sms: Settings['sms'] }) {
  const { t } = useTexts('mf-settings');
  const used = useUsedWords();
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
      <NumberField
        {...field('monthlySegments')}
        label={t('sms.monthlySegments.label')}
        help={`${t('sms.monthlySegments.help')} ${used}`.trim()}
      />
    </>
  );
}

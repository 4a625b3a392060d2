import { useState } from 'react';
import { combineLive, saveSettings, useAccount, useSettings, useTonightDate } from 'shared-lib/data';
import { payPeriodsUpTo } from 'mf-tracking/domain';
import { payFrequencies, payrollSchema, type Payroll } from 'shared-lib/domain';
import type { PayPeriod } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Button, Card, LiveContent } from 'shared-lib/ui';
import { DateField, SelectField, useAutosaveForm } from 'shared-lib/ui/form';
import { usePayPeriods } from '../../data/payPeriods.api.ts';
import { recentPeriods, type ListedPeriod } from './listedPeriod.ts';
import { PeriodList } from './PeriodList.tsx';
import { PeriodDetails } from './PeriodDetails.tsx';
import styles from './PayPeriods.module.css';

/** The pay frequency and the start of a period. Changes save automatically. */
function PayrollForm({ stored }: { stored: Payroll }) {
  const { t } = useTexts('mf-tracking');
  const { customerId, uid } = useAccount();
  const { field } = useAutosaveForm<Payroll>({
    stored,
    schema: payrollSchema,
    errorTexts: 'mf-tracking:clock.payroll.problems',
    save: (change) => saveSettings(customerId, 'payroll', { ...stored, ...change }, uid),
  });
  return (
    <>
      <SelectField
        {...field('frequency')}
        label={t('clock.payroll.frequency')}
        choices={payFrequencies.map((value) => ({
          value,
          label: t(`clock.payroll.frequencies.${value}`),
        }))}
      />
      <DateField
        {...field('startsOn')}
        label={t('clock.payroll.startsOn')}
        help={t('clock.payroll.startsOnHelp')}
      />
    </>
  );
}

/** How many periods are listed: a year of biweekly ones. */
const listed = 26;

/**
 * Pay periods: the payroll settings, the periods, and one of them with its hours. The address selects it
 * (`period`).
 */
export function PayPeriodsTab() {
  const payroll = useSettings('payroll');
  const periods = usePayPeriods();
  const live = combineLive([payroll, periods], (settings, kept) => ({ settings, kept }));
  return (
    <LiveContent live={live}>
      {({ settings, kept }) => <Periods payroll={settings} kept={kept} />}
    </LiveContent>
  );
}

function Periods({ payroll, kept }: { payroll: Payroll; kept: readonly PayPeriod[] }) {
  const { t } = useTexts('mf-tracking');
  const tonight = useTonightDate();
  const [params] = useSearchParams();
  const [isAll, setAll] = useState(false);
  const periods = payPeriodsUpTo(tonight, payroll, kept, listed).map(({ from, to }): ListedPeriod => ({
    from,
    to,
    kept: kept.find((period) => period.from === from) ?? null,
  }));
  const recent = recentPeriods(periods);
  const opened = periods.find(({ from }) => from === params.get('period'));
  if (opened) return <PeriodDetails key={`${opened.from} ${opened.to}`} period={opened} tonight={tonight} />;
  return (
    <div className={styles.tab}>
      <Card flush>
        <PeriodList periods={isAll ? periods : recent} tonight={tonight} />
        {!isAll && recent.length < periods.length && (
          <Button variant="subtle" className={styles.earlier ?? ''} onClick={() => setAll(true)}>
            {t('clock.pay.earlier')}
          </Button>
        )}
      </Card>
      <section className={styles.settings}>
        <h2 className={styles.title}>{t('clock.payroll.title')}</h2>
        <p className={styles.text}>{t('clock.payroll.text')}</p>
        <Card flush>
          <PayrollForm stored={payroll} />
        </Card>
      </section>
    </div>
  );
}

import { useState } from 'react';
import { combineLive, saveSettings, useAccount, useSettings, useTonightDate } from 'shared-lib/data';
import { payPeriodsUpTo } from 'mf-tracking/domain';
import { payFrequencies, payrollSchema, type Payroll } from 'shared-lib/domain';
import type { PayPeriod } from 'mf-tracking/domain';
import { useTexts } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { Button, Card, ListSkeleton, LiveContent } from 'shared-lib/ui';
import { DateField, SelectField, useAutosaveForm } from 'shared-lib/ui/form';
import { usePayPeriods } from '../../data/payPeriods.api.ts';
import { periodsInProgress, recentPeriods, withKnownProgress, type ListedPeriod } from './listedPeriod.ts';
import { PeriodList } from './PeriodList.tsx';
import { PeriodDetails } from './PeriodDetails.tsx';
import styles from './PayPeriods.module.css';
import { usePayProgress } from './usePayProgress.ts';

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
  const tonight = useTonightDate();
  const [params] = useSearchParams();
  const periods = payPeriodsUpTo(tonight, payroll, kept, listed).map(({ from, to }): ListedPeriod => ({
    from,
    to,
    kept: kept.find((period) => period.from === from) ?? null,
  }));
  const opened = periods.find(({ from }) => from === params.get('period'));
  if (opened) return <PeriodDetails key={`${opened.from} ${opened.to}`} period={opened} tonight={tonight} />;
  return <PeriodOverview payroll={payroll} periods={periods} tonight={tonight} />;
}

interface PeriodOverviewProps {
  payroll: Payroll;
  /** The latest first. */
  periods: readonly ListedPeriod[];
  tonight: string;
}

function PeriodOverview({ payroll, periods, tonight }: PeriodOverviewProps) {
  const { t } = useTexts('mf-tracking');
  const [isAll, setAll] = useState(false);
  const recent = recentPeriods(periods);
  const requested = isAll ? periods : recent;
  const asked = periodsInProgress(requested, tonight);
  const progress = usePayProgress(asked);
  const shown = withKnownProgress(requested, asked, progress);
  if (shown.length === 0) return <ListSkeleton />;
  return (
    <div className={styles.tab}>
      <Card flush>
        <PeriodList periods={shown} tonight={tonight} progress={progress} />
        {!isAll && recent.length < periods.length && (
          <Button variant="subtle" className={styles.earlier ?? ''} onClick={() => setAll(true)}>
            {t('clock.pay.earlier')}
          </Button>
        )}
      </Card>
      <section className={styles.settings}>
        <h2 className={styles.title}>{t('clock.payroll.title')}</h2>
        <p className={`vh-muted ${styles.text}`}>{t('clock.payroll.text')}</p>
        <Card flush>
          <PayrollForm stored={payroll} />
        </Card>
      </section>
    </div>
  );
}

import { openTooLongHours } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import type { TonightShift } from './tonightOf.ts';
import styles from './TonightTable.module.css';

interface TimeCellProps {
  shift: TonightShift;
  timeOf: (shift: TonightShift, instant: number) => string;
}

/** When someone clocked in, and how late. */
export function ClockIn({ shift, timeOf }: TimeCellProps) {
  const { t } = useTexts('mf-tracking');
  const { standing } = shift;
  const lateMin = 'lateMin' in standing ? standing.lateMin : 0;
  return (
    <>
      {'clockInAt' in standing ? timeOf(shift, standing.clockInAt) : <span className={styles.none}>–</span>}
      {lateMin > 0 && <span className={styles.watch}>{t('minutesLate', { minutes: lateMin })}</span>}
    </>
  );
}

/** When they clocked out, or why not yet. */
export function ClockOut({ shift, timeOf }: TimeCellProps) {
  const { t } = useTexts('mf-tracking');
  const { standing } = shift;
  if (standing.state === 'done') return timeOf(shift, standing.clockOutAt);
  if (standing.state !== 'onTheClock') return <span className={styles.none}>–</span>;
  return standing.openTooLong ? (
    <span className={styles.watch}>{t('openTooLong', { hours: openTooLongHours })}</span>
  ) : (
    <span className={styles.none}>{t('notYet')}</span>
  );
}

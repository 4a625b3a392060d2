import { useTexts } from 'shared-lib/i18n';
import { hasBegun, type BoardRow } from '../night/boardRow.ts';
import { communityTime } from './communityTime.ts';
import styles from './cells.module.css';

/** The times and doors of a shift in a few words. They show only on a phone, where a row is a card. */
export function PhoneTimes({ row }: { row: BoardRow }) {
  const { t, i18n } = useTexts('mf-tracking');
  const timeOf = (instant: number) => communityTime(instant, row.timeZone, i18n.language);
  return (
    <span className={styles.times}>
      <span>{timesOf(row)}</span>
      {row.timeFault !== null && <span className={styles.watch}>{t(`timeFaults.${row.timeFault}`)}</span>}
      {hasBegun(row) && row.doorsTotal > 0 && (
        <span>{t('phone.doors', { part: row.doorsServiced, all: row.doorsTotal })}</span>
      )}
    </span>
  );

  function timesOf({ clockInAt, clockOutAt, scheduledStart }: BoardRow): string {
    if (clockInAt === null) return t('phone.scheduled', { start: timeOf(scheduledStart) });
    return clockOutAt === null
      ? t('phone.in', { clockIn: timeOf(clockInAt) })
      : t('phone.inAndOut', { clockIn: timeOf(clockInAt), clockOut: timeOf(clockOutAt) });
  }
}

import type { ShiftState } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import styles from './PhoneTimes.module.css';

interface PhoneTimesProps {
  standing: ShiftState;
  timeOf: (instant: number) => string;
}

/** The times of a shift in a few words. It shows only on a phone, where a row is a card. */
export function PhoneTimes({ standing, timeOf }: PhoneTimesProps) {
  const { t } = useTexts('mf-tracking');
  const lateMin = 'lateMin' in standing ? standing.lateMin : 0;
  return (
    <span className={styles.times}>
      {timesOf()}
      {lateMin > 0 && <span className={styles.late}>{t('minutesLate', { minutes: lateMin })}</span>}
    </span>
  );

  function timesOf(): string {
    switch (standing.state) {
      case 'done':
        return t('phone.inAndOut', {
          clockIn: timeOf(standing.clockInAt),
          clockOut: timeOf(standing.clockOutAt),
        });
      case 'onTheClock':
        return t('phone.in', { clockIn: timeOf(standing.clockInAt) });
      default:
        return t('phone.scheduled', { start: timeOf(standing.scheduledStart) });
    }
  }
}

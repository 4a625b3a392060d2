import { formatNight, useTexts } from 'shared-lib/i18n';
import { startTime } from '../people/startTime.ts';
import styles from './NextShifts.module.css';
import type { UpcomingShift } from './upcomingShiftsOf.ts';

const shown = 5;

/** A short list of the next shifts. */
export function NextShifts({ shifts }: { shifts: readonly UpcomingShift[] }) {
  const { t, i18n } = useTexts('mf-team');
  if (shifts.length === 0) return <p className="vh-muted">{t('employee.noUpcoming')}</p>;
  return (
    <ul className={`vh-list ${styles.list}`}>
      {shifts.slice(0, shown).map((shift) => (
        <li key={`${shift.serviceDate}/${shift.communityId}`}>
          <span className={styles.date}>{formatNight(shift.serviceDate, i18n.language)}</span>
          <span className={`vh-cut ${styles.community}`} dir="auto" title={shift.propertyName}>
            {shift.propertyName}
          </span>
          <span className={styles.time}>{startTime(shift.serviceDate, shift, i18n.language)}</span>
        </li>
      ))}
    </ul>
  );
}

import { IconCalendarWeek } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { ShiftPlace } from 'shared-lib/domain';
import { useTexts } from 'shared-lib/i18n';
import { Link, useSearchParams } from 'shared-lib/router';
import { Button } from 'shared-lib/ui';
import styles from './DayList.module.css';
import { DayShift } from './DayShift.tsx';
import { mondayOf } from '../rows/weekOf.ts';
import type { PlacedShift } from '../rows/weekView.ts';

/** How many shifts are listed before "Show all". */
const shownAtFirst = 50;

interface DayListProps {
  /** `YYYY-MM-DD` */
  date: string;
  shifts: readonly PlacedShift[];
  /** Displayed next to the counts. */
  tools?: ReactNode;
  onOpen: (shift: ShiftPlace) => void;
}

/** A day's shifts. Each opens its details, and a link leads to the day's week. */
export function DayList({ date, shifts, tools, onOpen }: DayListProps) {
  const { t } = useTexts('mf-team');
  const [all, setAll] = useState(false);
  const [parameters] = useSearchParams();
  const unassigned = shifts.filter(({ cell }) => cell.kind === 'unassigned').length;
  const week = new URLSearchParams(parameters);
  for (const key of ['view', 'month', 'day']) week.delete(key);
  week.set('week', mondayOf(date));
  return (
    <div className={styles.day}>
      <div className={styles.head}>
        <p className="vh-soft vh-digits">
          {t(unassigned > 0 ? 'schedule.summaryUnassigned' : 'schedule.summary', {
            count: shifts.length,
            unassigned,
          })}
        </p>
        {tools}
      </div>
      <ul className={`vh-list ${styles.shifts}`}>
        {(all ? shifts : shifts.slice(0, shownAtFirst)).map(({ row, cell }) => (
          <li key={`${row.id}/${cell.date}`}>
            <DayShift row={row} cell={cell} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {!all && shifts.length > shownAtFirst && (
        <Button variant="default" fullWidth className={styles.all ?? ''} onClick={() => setAll(true)}>
          {t('schedule.showAll', { count: shifts.length })}
        </Button>
      )}
      <Link to={{ search: `?${week}` }} preventScrollReset className={styles.week ?? ''}>
        <IconCalendarWeek size={18} aria-hidden />
        {t('months.toWeek')}
      </Link>
    </div>
  );
}

import { IconAlertTriangle, IconArrowsExchange, IconRepeatOff, IconUserOff } from '@tabler/icons-react';
import { memo } from 'react';
import { dateTimeFormat, formatNight, useTexts } from 'shared-lib/i18n';
import { startTime } from '../../people/startTime.ts';
import styles from './Calendar.module.css';
import { describeCell, describeDay } from '../rows/describe.ts';
import type { MonthDay } from '../rows/monthDaysOf.ts';
import type { PlacedShift } from '../rows/weekView.ts';

/** How many shifts a day names. */
const namedShifts = 3;

/**
 * How strongly a night stands out, 1 to 3, by its uncovered shifts; undefined for none. The legend shows the thresholds.
 */
const heatOf = (uncovered: number): 1 | 2 | 3 | undefined =>
  uncovered === 0 ? undefined : uncovered === 1 ? 1 : uncovered < 4 ? 2 : 3;

interface CalendarDayProps {
  /** `YYYY-MM-DD` */
  date: string;
  /** Null while loading. */
  day: MonthDay | null;
  /** The shifts to name; null if the day shows only numbers. */
  shifts: readonly PlacedShift[] | null;
  named: 'agents' | 'communities';
  /** Whether the day belongs to a neighboring month. */
  isOutside: boolean;
  /** Whether the day shows its month: the first day of a month and of the calendar do. */
  namesMonth: boolean;
  isTonight: boolean;
  isChosen: boolean;
  opens: 'dialog' | 'list';
  tabbable: boolean;
}

/** A calendar day: how many shifts it has, and anything unusual about them. */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { date, day, shifts, named, isOutside, namesMonth, isTonight, isChosen, opens, tabbable } = props;
  const { t, i18n } = useTexts('mf-team');
  const { language } = i18n;
  const number = dateTimeFormat(language, {
    day: 'numeric',
    ...(namesMonth && { month: 'short' }),
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00:00Z`));
  const lines = (shifts ?? []).slice(0, namedShifts).map(({ row, cell }) => ({
    id: row.id,
    kind: cell.kind,
    name: named === 'communities' ? row.propertyName : describeCell(cell, t).who,
    time: startTime(date, row, language),
  }));
  const rest = (shifts?.length ?? 0) - lines.length;
  const words = [
    ...(day ? describeDay(day, t) : []),
    ...lines.map(({ name, time }) => `${time} ${name}`),
    ...(rest > 0 ? [t('months.more', { count: rest })] : []),
  ];
  return (
    <div
      role="gridcell"
      aria-current={isTonight ? 'date' : undefined}
      aria-selected={opens === 'list' ? isChosen : undefined}
      aria-haspopup={opens === 'dialog' ? 'dialog' : undefined}
      tabIndex={tabbable ? 0 : -1}
      data-date={date}
      data-heat={heatOf(day?.uncovered ?? 0)}
      data-outside={isOutside || undefined}
      data-chosen={isChosen || undefined}
      className={styles.day}
      title={words.join('\n')}
    >
      <span className="vh-unseen">
        {[formatNight(date, language), ...(isTonight ? [t('schedule.tonight')] : []), ...words].join(', ')}
      </span>
      <span className={styles.drawn} aria-hidden>
        <span className={styles.number}>{number}</span>
        {day === null && <span className={styles.awaited} />}
        {day && day.shifts > 0 && (
          <span className={styles.count}>
            <b>{day.shifts.toLocaleString(language)}</b>
            <span className={styles.unit}>{t('months.shifts', { count: day.shifts })}</span>
          </span>
        )}
        {lines.map(({ id, kind, name, time }) => (
          <span key={id} className={`vh-cut ${styles.shift}`} data-kind={kind} dir="auto">
            {name}
            <span className={styles.time}>{time}</span>
          </span>
        ))}
        {rest > 0 && <span className={styles.closed}>{t('months.more', { count: rest })}</span>}
        {day && day.uncovered > 0 && (
          <span className={styles.uncovered}>
            <IconUserOff size={14} aria-hidden />
            <b>{day.uncovered.toLocaleString(language)}</b>
            <span className={styles.unit}>{t('months.open')}</span>
          </span>
        )}
        {day && day.permanent > 0 && (
          <span className={styles.permanent}>
            <IconRepeatOff size={14} aria-hidden />
            {day.permanent.toLocaleString(language)}
          </span>
        )}
        {day && day.conflicts > 0 && (
          <span className={styles.conflicts}>
            <IconAlertTriangle size={14} aria-hidden />
            <span>{t('months.conflicts', { count: day.conflicts })}</span>
          </span>
        )}
        {day && day.changed > 0 && (
          <span className={styles.changed}>
            <IconArrowsExchange size={14} aria-hidden />
            <span>{t('months.changed', { count: day.changed })}</span>
          </span>
        )}
        {day && day.closed > 0 && (
          <span className={styles.closed}>{t('months.closed', { count: day.closed })}</span>
        )}
      </span>
    </div>
  );
});

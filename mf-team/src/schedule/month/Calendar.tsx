import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { weekdays } from 'shared-lib/domain';
import { useTexts, weekdayNames } from 'shared-lib/i18n';
import styles from './Calendar.module.css';
import { CalendarDay } from './CalendarDay.tsx';
import { dateAfterKey } from './dateAfterKey.ts';
import type { MonthDay } from '../rows/monthDaysOf.ts';
import { monthOf } from '../rows/monthOf.ts';
import type { Month } from '../rows/usePeriod.ts';
import type { PlacedShift } from '../rows/weekView.ts';

interface CalendarProps {
  month: Month;
  /** Null while loading. */
  days: readonly MonthDay[] | null;
  /** A date's shifts, if they are few enough to be named; otherwise null. */
  shiftsOf: ((date: string) => readonly PlacedShift[]) | null;
  /** Returns the name of a shift. */
  named: 'agents' | 'communities';
  /** The day whose list is open. */
  chosen: string | null;
  opens: 'dialog' | 'list';
  onChoose: (date: string) => void;
  onMonth: (month: string) => void;
}

/**
 * A month, with a row for each week. The Tab key stops at one day. The arrow keys, Home and End move to other
 * days, including those of neighboring months; Page Up and Page Down move by a month. Enter selects the day.
 */
export function Calendar(props: CalendarProps) {
  const { month, days, shiftsOf, named, chosen, opens, onChoose, onMonth } = props;
  const { t, i18n } = useTexts('mf-team');
  const { dates, tonight } = month;
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const [place, setPlace] = useState<string | null>(chosen);
  const fallback =
    dates.includes(tonight) && monthOf(tonight) === month.month ? tonight : `${month.month}-01`;
  const current = place !== null && dates.includes(place) ? place : fallback;

  // The focus stays in place until the month a key leads to has loaded.
  useLayoutEffect(() => {
    if (!moved.current || place !== current) return;
    const day = grid.current?.querySelector<HTMLElement>(`[data-date="${current}"]`);
    day?.focus({ preventScroll: true });
    day?.scrollIntoView({ block: 'nearest' });
    moved.current = monthOf(current) !== month.month;
  }, [place, current, month.month]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(current);
      return;
    }
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = dateAfterKey(event.key, current);
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    setPlace(next);
    if (monthOf(next) !== month.month) onMonth(monthOf(next));
  };
  const dayOf = (event: SyntheticEvent) => (event.target as Element).closest<HTMLElement>('[data-date]');
  const onFocus = (event: FocusEvent) => setPlace(dayOf(event)?.dataset['date'] ?? current);
  const onClick = (event: MouseEvent) => {
    const day = dayOf(event);
    const date = day?.dataset['date'];
    if (!date) return;
    day.focus({ preventScroll: true });
    onChoose(date);
  };

  const weeks = Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={t('months.calendar')}
      aria-busy={days === null}
      aria-readonly
      tabIndex={-1}
      className={styles.calendar}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="row" className={styles.head}>
        {weekdays.map((weekday) => (
          <div key={weekday} role="columnheader" className={styles.weekday}>
            {weekdayNames([weekday], i18n.language)}
          </div>
        ))}
      </div>
      {weeks.map((week, index) => (
        <div key={week[0]} role="row" className={styles.week}>
          {week.map((date, column) => (
            <CalendarDay
              key={date}
              date={date}
              day={days?.[index * 7 + column] ?? null}
              shifts={days === null ? null : (shiftsOf?.(date) ?? null)}
              named={named}
              isOutside={monthOf(date) !== month.month}
              namesMonth={date.endsWith('-01') || date === dates[0]}
              isTonight={date === tonight}
              isChosen={date === chosen}
              opens={opens}
              tabbable={date === current}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

import { useNow } from 'shared-lib/data';
import { serviceNight } from 'shared-lib/domain';
import { dateTimeFormat, viewerTimeZone } from 'shared-lib/i18n';
import { useSearchParams } from 'shared-lib/router';
import { calendarDates, monthOf, readMonth } from './monthOf.ts';
import { mondayOf, readWeek, weekDates } from './weekOf.ts';
import { withFilter, readFilter, type WeekFilter } from './weekView.ts';

/**
 * The night in progress where the viewer is, `YYYY-MM-DD`: until it ends after midnight, the previous
 * evening's date.
 */
export const useTonight = (): string => serviceNight(useNow(), viewerTimeZone());

/** A month, by its dates. */
export interface Month {
  /** `YYYY-MM` */
  month: string;
  /** The dates of its calendar: whole weeks. */
  dates: readonly string[];
  /** The night in progress where the viewer is, `YYYY-MM-DD`. */
  tonight: string;
  /** Tonight's month, `YYYY-MM`. */
  thisMonth: string;
}

/** The month in the address. */
export function useMonth(): Month {
  const [parameters] = useSearchParams();
  const tonight = useTonight();
  const month = readMonth(parameters.get('month'), tonight);
  return { month, dates: calendarDates(month), tonight, thisMonth: monthOf(tonight) };
}

/** A week, by its dates. */
export interface Week {
  monday: string;
  dates: readonly string[];
  /** The night in progress where the viewer is, `YYYY-MM-DD`. */
  tonight: string;
  /** The Monday of tonight's week, where the viewer is. */
  thisWeek: string;
}

/** The week in the address. */
export function useWeek(): Week {
  const [parameters] = useSearchParams();
  const tonight = useTonight();
  const monday = readWeek(parameters.get('week'), tonight);
  return { monday, dates: weekDates(monday), tonight, thisWeek: mondayOf(tonight) };
}

const midnight = (date: string | undefined) => Date.parse(`${date}T00:00:00Z`);

/**
 * Formats a week, such as `Nov 16 – 22, 2026`.
 * @param dates its dates in order, `YYYY-MM-DD`.
 * @param language a BCP 47 tag.
 */
export const formatWeek = (dates: readonly string[], language: string): string =>
  dateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(midnight(dates[0]), midnight(dates.at(-1)));

/** The day in the address, `YYYY-MM-DD`, or null if it isn't visible; and its setter. */
export function useDay(dates: readonly string[]): [string | null, (date: string | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const requested = parameters.get('day');
  const setDay = (date: string | null) =>
    setParameters(
      (current) => {
        const written = new URLSearchParams(current);
        if (date === null) written.delete('day');
        else written.set('day', date);
        return written;
      },
      { replace: true, preventScrollReset: true },
    );
  return [requested !== null && dates.includes(requested) ? requested : null, setDay];
}

/** The filter in the schedule's address, and its setter. */
export function useScheduleFilter(): [WeekFilter, (change: Partial<WeekFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const setFilter = (change: Partial<WeekFilter>) =>
    setParameters((current) => withFilter(current, { ...readFilter(current), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return [readFilter(parameters), setFilter];
}

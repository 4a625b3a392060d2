import { addDays } from 'shared-lib/domain';
import { monthAfter, monthBefore, type ManagerNight } from 'mf-communities/domain';

/** How a calendar shows a night: its state, or `partly` if doors were missed; `off` is an empty day. */
export const nightAppearances = [
  'served',
  'partly',
  'missed',
  'noRecord',
  'calledOff',
  'late',
  'inProgress',
  'scheduled',
  'closed',
  'off',
] as const;
export type NightAppearance = (typeof nightAppearances)[number];

/** Whether a night belongs in the list: weekdays without service don't, unless someone came. */
export const hasService = ({ why }: ManagerNight): boolean => why !== 'off' && why !== 'notYet';

const lookOf = ({ state, why, doors }: ManagerNight): NightAppearance => {
  if (state === 'noService') return why === 'closed' ? 'closed' : 'off';
  return state === 'served' && doors.left > 0 ? 'partly' : state;
};

/** A day of a manager's calendar. */
export interface CalendarDay {
  readonly night: ManagerNight;
  readonly look: NightAppearance;
  /** Doors served and expected, once someone came and if the number of doors is known. */
  readonly doors: { readonly served: number; readonly total: number } | null;
  /** Whether the night has a page: it had service and isn't in the future. */
  readonly hasPage: boolean;
}

/**
 * The days of a manager's calendar.
 * @param nights in any order
 * @param tonight `YYYY-MM-DD`
 * @returns by date
 */
export const calendarDays = (
  nights: readonly ManagerNight[],
  tonight: string,
): ReadonlyMap<string, CalendarDay> =>
  new Map(
    nights.map((night) => {
      const { date, state, doors } = night;
      const isCounted = (state === 'served' || state === 'inProgress') && doors.total > 0;
      return [
        date,
        {
          night,
          look: lookOf(night),
          doors: isCounted ? { served: doors.served, total: doors.total } : null,
          hasPage: hasService(night) && date <= tonight,
        },
      ];
    }),
  );

const monthsListed = 6;

/**
 * The months that have a statement on the overview, latest first.
 * @param tonight `YYYY-MM-DD`
 */
export const statementMonths = (tonight: string): string[] => {
  const months = [tonight.slice(0, 7)];
  while (months.length < monthsListed) months.push(monthBefore(months.at(-1) ?? ''));
  return months;
};

/**
 * The previous and the next month of the calendar; null at its ends: the limits of the listed months, and the
 * start of the community's service.
 * @param month `YYYY-MM`
 * @param tonight `YYYY-MM-DD`
 * @param nights the month's nights loaded so far
 */
export const monthSteps = (month: string, tonight: string, nights: readonly ManagerNight[]) => {
  const months = statementMonths(tonight);
  const begins = nights.some(({ date, why }) => date === `${month}-01` && why === 'notYet');
  return {
    before: month > (months.at(-1) ?? '') && !begins ? monthBefore(month) : null,
    after: month < (months[0] ?? '') ? monthAfter(month) : null,
  };
};

const stepOf: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The night that an arrow key moves to: the next one in its direction that has a page.
 * @param dates of the nights with a page
 * @param date the focused one, `YYYY-MM-DD`
 * @param key as in a keyboard event
 * @returns null if there is none in that direction, or for other keys
 */
export const nightAfterKey = (dates: ReadonlySet<string>, date: string, key: string): string | null => {
  const step = stepOf[key];
  if (step === undefined) return null;
  const month = date.slice(0, 7);
  for (let next = addDays(date, step); next.startsWith(month); next = addDays(next, step)) {
    if (dates.has(next)) return next;
  }
  return null;
};

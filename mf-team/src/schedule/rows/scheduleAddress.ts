import { addDays } from 'shared-lib/domain';
import { readMonth } from './monthOf.ts';
import { mondayOf, readWeek } from './weekOf.ts';

/** The schedule's view, as in the address. */
export interface ScheduleView {
  span: 'week' | 'month';
  by: 'community' | 'agent';
}

/** Reads the view from the address; a week by community if it is missing or invalid. */
export const parseView = (params: URLSearchParams): ScheduleView => ({
  span: params.get('view') === 'month' ? 'month' : 'week',
  by: params.get('by') === 'agent' ? 'agent' : 'community',
});

/** A date in the displayed week or month, from which the other view's week or month follows. */
function shownDate(params: URLSearchParams, tonight: string): string {
  if (parseView(params).span === 'week') {
    const monday = readWeek(params.get('week'), tonight);
    // Thursday: a week belongs to the month that holds most of it.
    return monday === mondayOf(tonight) ? tonight : addDays(monday, 3);
  }
  const month = readMonth(params.get('month'), tonight);
  const day = params.get('day');
  if (day?.startsWith(month)) return day;
  return tonight.startsWith(month) ? tonight : addDays(`${month}-01`, 3);
}

/**
 * The address of another view: a week switches to its month, a month to one of its weeks. Filters stay.
 * @param params the current address.
 * @param tonight the night in progress where the viewer is, `YYYY-MM-DD`.
 */
export function withView(
  params: URLSearchParams,
  change: Partial<ScheduleView>,
  tonight: string,
): URLSearchParams {
  const present = parseView(params);
  const { span, by } = { ...present, ...change };
  const written = new URLSearchParams(params);
  if (by === 'agent') written.set('by', by);
  else written.delete('by');
  if (span === present.span) return written;

  const date = shownDate(params, tonight);
  for (const key of ['view', 'week', 'month', 'day']) written.delete(key);
  if (span === 'month') {
    written.set('view', span);
    if (!tonight.startsWith(date.slice(0, 7))) written.set('month', date.slice(0, 7));
  } else if (mondayOf(date) !== mondayOf(tonight)) written.set('week', mondayOf(date));
  return written;
}

/**
 * The address of another month, with the same filter.
 * @param month `YYYY-MM`
 * @param thisMonth tonight's month, which the address omits.
 */
export function withMonth(params: URLSearchParams, month: string, thisMonth: string): URLSearchParams {
  const written = new URLSearchParams(params);
  written.delete('day');
  if (month === thisMonth) written.delete('month');
  else written.set('month', month);
  return written;
}

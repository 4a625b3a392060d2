import { weekdays, type Weekday } from '../domain/base/weekday.ts';
import { dateTimeFormat } from './formats.ts';

const aMonday = Date.UTC(2024, 0, 1);
const millisPerDay = 86_400_000;

/**
 * Weekdays by their short names, in the order of the week whatever order they come in, such as `Mon, Wed, Fri`.
 * @param language a BCP 47 tag.
 * @returns an empty text for no days.
 */
export function weekdayNames(days: readonly Weekday[], language: string): string {
  const { format } = dateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return weekdays
    .flatMap((day, index) => (days.includes(day) ? format(aMonday + index * millisPerDay) : []))
    .join(', ');
}

/** Whether these are all days of the week. */
export const isEveryDay = (days: readonly Weekday[]) => weekdays.every((day) => days.includes(day));

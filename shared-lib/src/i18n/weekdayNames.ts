import { weekdays, type Weekday } from '../domain/base/weekday.ts';
import { dateTimeFormat } from './formats.ts';

const aMonday = Date.UTC(2024, 0, 1);
const millisPerDay = 86_400_000;

/**
 * Weekdays by short name, always in weekday order, such as `Mon, Wed, Fri`.
 * @param language BCP 47 tag.
 * @returns an empty string for no days.
 */
export function weekdayNames(days: readonly Weekday[], language: string): string {
  const { format } = dateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return weekdays
    .flatMap((day, index) => (days.includes(day) ? format(aMonday + index * millisPerDay) : []))
    .join(', ');
}

export const isEveryDay = (days: readonly Weekday[]) => weekdays.every((day) => days.includes(day));

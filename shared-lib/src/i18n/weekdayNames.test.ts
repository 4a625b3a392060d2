import { weekdays, type Weekday } from '../domain/base/weekday.ts';
import { isEveryDay, weekdayNames } from './weekdayNames.ts';

test.each<[string, Weekday[], string, string]>([
  ['no days', [], 'en', ''],
  ['one day', ['sunday'], 'en', 'Sun'],
  ['sorted in weekday order', ['friday', 'monday', 'wednesday'], 'en', 'Mon, Wed, Fri'],
  ['a duplicate day', ['monday', 'monday'], 'en', 'Mon'],
  ['another language', ['monday', 'wednesday'], 'es', 'lun, mié'],
])('%s', (_, days, language, expected) => {
  expect(weekdayNames(days, language)).toBe(expected);
});

test.each<[string, readonly Weekday[], boolean]>([
  ['all seven', weekdays, true],
  ['six', weekdays.slice(1), false],
  ['seven entries for six days', [...weekdays.slice(1), 'friday'], false],
])('%s are every day: see the table', (_, days, expected) => {
  expect(isEveryDay(days)).toBe(expected);
});

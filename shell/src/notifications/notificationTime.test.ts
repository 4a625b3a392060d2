import { dayHeading, notificationDay, notificationTime } from './notificationTime.ts';

// Local times, so the cases pass in any zone.
const at = (day: number, hour = 12, minute = 0, month = 10, year = 2026) =>
  new Date(year, month, day, hour, minute).getTime();
const now = at(21, 0, 5);

test.each([
  [at(21, 21, 5), 'Nov 21, 9:05 PM'],
  [at(1, 0, 0), 'Nov 1, 12:00 AM'],
  [at(4, 12, 30, 0), 'Jan 4, 12:30 PM'],
])('%d reads %s', (timestamp, expected) => {
  expect(notificationTime(timestamp, 'en')).toBe(expected);
});

test.each([
  ['a moment ago', at(21, 0, 4), 'today'],
  ['later today, from a fast clock', at(21, 23, 59), 'today'],
  ['a minute before midnight', at(20, 23, 59), 'yesterday'],
  ['two days ago', at(19), new Date(2026, 10, 19)],
  ['tomorrow, from a clock a day fast', at(22), new Date(2026, 10, 22)],
  ['no date', null, 'noDate'],
])('%s', (_, timestamp, expected) => {
  expect(notificationDay(timestamp, now)).toEqual(expected);
});

test('the day before the first of a month is yesterday', () => {
  expect(notificationDay(at(31, 12, 0, 9), at(1))).toBe('yesterday');
});

test.each([
  [new Date(2026, 10, 22), 'Sunday, November 22'],
  [new Date(2025, 10, 22), 'Saturday, November 22, 2025'],
])('the heading of %s is %s', (day, expected) => {
  expect(dayHeading(day, now, 'en')).toBe(expected);
});

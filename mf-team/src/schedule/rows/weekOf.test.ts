import { mondayOf, readWeek, weekDates } from './weekOf.ts';

/** A Saturday. */
const tonight = '2026-11-21';
const thisWeek = '2026-11-16';

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the Monday of %s is %s', (date, monday) => {
  expect(mondayOf(date)).toBe(monday);
});

test.each([
  ['nothing', null, thisWeek],
  ['a Monday', '2026-11-23', '2026-11-23'],
  ['another day of a week', '2026-11-26', '2026-11-23'],
  ['the furthest week', '2028-11-13', '2028-11-13'],
  ['a week too far ahead', '2028-11-20', thisWeek],
  ['a week too long ago', '0001-01-01', thisWeek],
  ['a day that is not in the calendar', '2026-02-30', thisWeek],
  ['a month that is not in the calendar', '2026-13-01', thisWeek],
  ['words', 'next', thisWeek],
  ['an empty text', '', thisWeek],
  ['a date with a time', '2026-11-26T10:00', thisWeek],
])('%s', (_, requested, monday) => {
  expect(readWeek(requested, tonight)).toBe(monday);
});

test('a week has seven days from Monday, even across a clock change', () => {
  expect(weekDates('2026-10-26')).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
});

import { addMonths, calendarDates, datesOfMonth, readMonth, sameDayIn } from './monthOf.ts';

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -26, '2024-01'],
])('%s and %d months', (month, months, expected) => {
  expect(addMonths(month, months)).toBe(expected);
});

test.each([
  [null, '2026-11'],
  ['2027-02', '2027-02'],
  ['2024-11', '2024-11'],
  ['2028-11', '2028-11'],
  ['2024-10', '2026-11'],
  ['2028-12', '2026-11'],
  ['2026-13', '2026-11'],
  ['2026-00', '2026-11'],
  ['2026-11-18', '2026-11'],
  ['soon', '2026-11'],
])('an address with %s', (requested, month) => {
  expect(readMonth(requested, '2026-11-18')).toBe(month);
});

test.each([
  ['2026-11', '2026-10-26', '2026-12-06', 42],
  ['2027-02', '2027-02-01', '2027-02-28', 28],
  ['2024-02', '2024-01-29', '2024-03-03', 35],
])('the calendar of %s', (month, first, last, count) => {
  const dates = calendarDates(month);
  expect([dates[0], dates.at(-1), dates.length]).toEqual([first, last, count]);
});

test('a month has only its own dates', () => {
  const dates = datesOfMonth('2024-02');
  expect([dates[0], dates.at(-1), dates.length]).toEqual(['2024-02-01', '2024-02-29', 29]);
});

test.each([
  ['2026-12', '2026-11-18', '2026-12-18'],
  ['2027-02', '2026-10-31', '2027-02-28'],
  ['2026-11', '2026-10-30', '2026-11-30'],
])('the same day in %s as %s', (month, date, expected) => {
  expect(sameDayIn(month, date)).toBe(expected);
});

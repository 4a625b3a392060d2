import { upcomingHolidays, federalHolidays } from './federalHolidays.ts';

test.each([
  [2025, ['01-01', '01-20', '02-17', '05-26', '06-19', '07-04', '09-01', '10-13', '11-11', '11-27', '12-25']],
  [2026, ['01-01', '01-19', '02-16', '05-25', '06-19', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25']],
  [2027, ['01-01', '01-18', '02-15', '05-31', '06-19', '07-04', '09-06', '10-11', '11-11', '11-25', '12-25']],
])('those of %i', (year, days) => {
  expect(federalHolidays(year).map(({ date }) => date)).toEqual(days.map((day) => `${year}-${day}`));
});

test('upcoming holidays cover a year, each once', () => {
  const coming = upcomingHolidays('2026-11-26');
  expect(coming[0]).toEqual({ name: 'thanksgiving', date: '2026-11-26' });
  expect(coming.map(({ date }) => date).at(-1)).toBe('2027-11-25');
  expect(new Set(coming.map(({ date }) => date)).size).toBe(12);
});

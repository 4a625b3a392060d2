import {
  formatCalendarDate,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNight,
  sortableDateTime,
} from './formatDates.ts';

const evening = Date.UTC(2026, 10, 22, 1, 2);

test.each([
  ['en', 'America/New_York', 'Nov 21, 8:02 PM'],
  ['en', 'America/Los_Angeles', 'Nov 21, 5:02 PM'],
  ['en', 'UTC', 'Nov 22, 1:02 AM'],
  ['es', 'America/New_York', '21 nov, 20:02'],
])('an instant in %s in %s', (language, timeZone, words) => {
  expect(formatDateTime(evening, language, timeZone, evening)).toBe(words);
});

const newYear = Date.UTC(2026, 0, 1, 3, 30);

test.each([
  ['en', 'America/New_York', Date.UTC(2026, 10, 22), 'Dec 31, 2025, 10:30 PM'],
  ['es', 'America/New_York', Date.UTC(2026, 10, 22), '31 dic 2025, 22:30'],
  // In that zone the year hasn't ended, so neither date needs a year.
  ['en', 'America/New_York', newYear + 60_000, 'Dec 31, 10:30 PM'],
  ['en', 'UTC', Date.UTC(2026, 10, 22), 'Jan 1, 3:30 AM'],
])('an instant in another year in %s in %s includes the year', (language, timeZone, now, words) => {
  expect(formatDateTime(newYear, language, timeZone, now)).toBe(words);
});

test.each([
  ['en', 'America/New_York', 'Nov 21, 2026'],
  ['en', 'UTC', 'Nov 22, 2026'],
  ['es', 'UTC', '22 nov 2026'],
])('a day in %s in %s', (language, timeZone, words) => {
  expect(formatDate(evening, language, timeZone)).toBe(words);
});

test.each([
  ['2026-11-20', 'en', 'Fri, Nov 20'],
  ['2026-11-20', 'es', 'vie, 20 nov'],
  ['2026-13-01', 'en', '2026-13-01'],
  ['tonight', 'en', 'tonight'],
])('the night %s in %s', (night, language, words) => {
  expect(formatNight(night, language)).toBe(words);
});

test.each([
  ['2024-11-23', 'en', 'Nov 23, 2024'],
  ['2024-11-23', 'es', '23 nov 2024'],
  ['long ago', 'en', 'long ago'],
])('the date %s in %s', (date, language, words) => {
  expect(formatCalendarDate(date, language)).toBe(words);
});

test.each([
  [48_000, 'en', '$480'],
  [1250, 'en', '$12.50'],
  [5, 'en', '$0.05'],
  [0, 'en', '$0'],
  [-4000, 'en', '-$40'],
  [123_456_789, 'en', '$1,234,567.89'],
  [48_000, 'es', '$480'],
  [16_941, 'es', '$169.41'],
])('%d cents in %s', (cents, language, words) => {
  expect(formatMoney(cents, language)).toBe(words);
});

test.each([
  ['America/New_York', Date.UTC(2026, 10, 22, 1, 2), '2026-11-21 20:02'],
  ['America/Phoenix', Date.UTC(2026, 6, 4, 7, 0), '2026-07-04 00:00'],
  ['UTC', Date.UTC(2026, 0, 2, 3, 4, 59), '2026-01-02 03:04'],
])('an instant in %s as spreadsheets read it', (timeZone, instant, words) => {
  expect(sortableDateTime(instant, timeZone)).toBe(words);
});

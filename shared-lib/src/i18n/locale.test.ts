import type { LocalePreferences } from '../domain/base/localePreferences.ts';
import { clockTime } from './clockTime.ts';
import { setHourCycle } from './formats.ts';
import { formatDateTime, formatNight, sortableDateTime } from './formatDates.ts';
import { deviceLocale, hourCycleFor, languageFor, parseLocale } from './locale.ts';

test.each<[string | null, LocalePreferences]>([
  [null, deviceLocale],
  ['{"language":"es","timeFormat":"24h"}', { language: 'es', timeFormat: '24h' }],
  ['{"language":"fr","timeFormat":"12h"}', { language: null, timeFormat: '12h' }],
  ['{"timeFormat":24}', deviceLocale],
  ['{', deviceLocale],
  ['null', deviceLocale],
])('stored as %j', (stored, expected) => {
  expect(parseLocale(stored)).toEqual(expected);
});

test.each<[LocalePreferences['language'], string, string]>([
  [null, 'en-GB', 'en'],
  [null, 'es-MX', 'es'],
  [null, 'de', 'en'],
  ['es', 'en-US', 'es'],
  ['en', 'es-MX', 'en'],
])('%s chosen on a device in %s: %s', (language, device, expected) => {
  expect(languageFor({ language }, device)).toBe(expected);
});

test.each<[LocalePreferences['timeFormat'], string, string]>([
  [null, 'en-US', 'h12'],
  [null, 'en-GB', 'h23'],
  [null, 'es-ES', 'h23'],
  ['24h', 'en-US', 'h23'],
  [null, 'c', 'h12'],
  [null, 'en-US@posix', 'h12'],
  [null, '', 'h12'],
  ['12h', 'en-GB', 'h12'],
])('%s chosen on a device in %s: %s', (timeFormat, device, expected) => {
  expect(hourCycleFor({ timeFormat }, device)).toBe(expected);
});

const evening = Date.UTC(2026, 10, 21, 20, 2);
const midnight = Date.UTC(2026, 10, 21, 0, 2);

test.each([
  ['h12', 'Nov 21, 8:02 PM', '12:02 AM'],
  ['h23', 'Nov 21, 20:02', '00:02'],
  [null, 'Nov 21, 8:02 PM', '12:02 AM'],
] as const)('times in %s', (hourCycle, date, clock) => {
  setHourCycle(hourCycle);
  try {
    expect(formatDateTime(evening, 'en', 'UTC', evening)).toBe(date);
    expect(clockTime(midnight, 'UTC', 'UTC', 'en').replace('\u202f', ' ')).toBe(clock);
    // Dates have no clock, and the spreadsheet format is fixed.
    expect(formatNight('2026-11-20', 'en')).toBe('Fri, Nov 20');
    expect(sortableDateTime(evening, 'UTC')).toBe('2026-11-21 20:02');
  } finally {
    setHourCycle(null);
  }
});

import { formatTimeOfDay, formatTimeZone } from './formatTimeOfDay.ts';

test.each([
  ['18:00', 'en', '6:00\u00a0PM'],
  ['00:30', 'en', '12:30\u00a0AM'],
  ['09:05', 'es', '9:05'],
])('%s in %s', (time, language, expected) => {
  expect(formatTimeOfDay(time, language)).toBe(expected);
});

test.each([
  ['America/New_York', 'en', 'Eastern Time'],
  ['America/Los_Angeles', 'en', 'Pacific Time'],
  ['America/Chicago', 'es', 'hora central'],
])('the zone %s in %s', (timeZone, language, expected) => {
  expect(formatTimeZone(timeZone, language)).toBe(expected);
});

import { nightDates } from './nightDates.ts';

test.each([
  ['none', [], 'en', ''],
  ['one', ['2026-07-16'], 'en', 'Thu, Jul 16'],
  ['two', ['2026-07-15', '2026-07-16'], 'en', 'Wed, Jul 15 and Thu, Jul 16'],
  ['another language', ['2026-07-16'], 'es', 'jue, 16 jul'],
])('%s', (_, dates, language, expected) => {
  expect(nightDates(dates, language)).toBe(expected);
});

import { asOfText } from './asOfText.ts';

const evening = Date.parse('2026-03-04T20:41:00Z');

test.each([
  ['the same day', 'en', evening + 60_000, '8:41 PM'],
  ['the same day, in Spanish', 'es', evening + 60_000, '20:41'],
  ['a later day', 'en', evening + 12 * 3_600_000, 'Mar 4, 2026, 8:41 PM'],
])('%s', (_, language, now, text) => {
  // ICU puts a narrow space before PM.
  expect(asOfText(evening, now, language, 'UTC').replace(/\s/g, ' ')).toBe(text);
});

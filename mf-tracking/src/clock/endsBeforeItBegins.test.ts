import { endsBeforeItBegins } from './endsBeforeItBegins.ts';

test.each<[string, number | null, number | null, boolean]>([
  ['as it should be', 1000, 2000, false],
  ['at the same moment', 1000, 1000, false],
  ['the other way around', 2000, 1000, true],
  ['on the clock', 1000, null, false],
  ['no one came', null, null, false],
])('%s', (_, clockInAt, clockOutAt, expected) => {
  expect(endsBeforeItBegins({ clockInAt, clockOutAt })).toBe(expected);
});

import { isCacheComplete } from './listenToUnchanged.ts';

const hour = 60 * 60_000;
const readAt = 1_795_000_000_000;

test.each<[string, string | null, number, boolean]>([
  ['nothing has changed', 'one', readAt + hour, true],
  ['something has changed', 'two', readAt + hour, false],
  ['it is unknown whether anything has changed', null, readAt + hour, false],
  ['it was read a day ago', 'one', readAt + 24 * hour, false],
  ['it was read in the future', 'one', readAt - 1, false],
])('the stored answer suffices: %s', (_, change, now, expected) => {
  expect(isCacheComplete({ change: 'one', readAt }, change, now)).toBe(expected);
});

import { logOf } from './serviceLog.fixture.ts';
import type { ServiceLog } from './serviceLog.ts';
import { currentLog } from './currentLog.ts';

const at = (id: string, servicedAt: number | null, isCorrected = false) =>
  logOf({ servicedAt, ...(isCorrected && { corrected: { id: 'x', outcome: 'notOut' } }) }, id);

test.each<[string, ServiceLog[], string | null]>([
  ['nothing', [], null],
  ['one', [at('a', 5)], 'a'],
  ['the later one', [at('a', 9), at('b', 5)], 'a'],
  ['the same one every time, if at the same moment', [at('b', 5), at('a', 5)], 'b'],
  ['one without a moment comes first', [at('a', null), at('b', 5)], 'b'],
  ['not one that was corrected', [at('a', 5), at('b', 9, true)], 'a'],
  ['all corrected', [at('a', 5, true)], null],
])('the entry of a door that counts: %s', (_, logs, expected) => {
  expect(currentLog(logs)?.id ?? null).toBe(expected);
  expect(currentLog(logs.toReversed())?.id ?? null).toBe(expected);
});

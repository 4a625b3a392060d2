import type { Reprint } from '../../domain/index.ts';
import { reprintBefore } from './reprints.api.ts';

type Wish = Pick<Reprint, 'communityIds' | 'before'>;
const all = (before: number | null): Wish => ({ communityIds: 'all', before });
const some = (communityIds: string[], before: number): Wish => ({ communityIds, before });

test.each<[string, Wish[], number | null]>([
  ['no request', [], null],
  ['another community', [some(['other'], 5)], null],
  ['a request whose server time is still pending', [all(null)], null],
  ['all', [all(4)], 4],
  ['this one', [some(['other', 'maple'], 5)], 5],
  ['all, and this one later', [all(4), some(['maple'], 5)], 5],
  ['this one, and all later', [all(6), some(['maple'], 5)], 6],
])('%s', (_, reprints, expected) => {
  expect(reprintBefore(reprints, 'maple')).toBe(expected);
});

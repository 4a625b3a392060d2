import type { SearchMatches } from 'shared-lib/slots/search';
import { withContribution, type Contribution } from './contributions.ts';

const matches: SearchMatches = {
  heading: 'Units',
  icon: () => null,
  status: 'ready',
  matches: [],
  retry: () => {},
};
const one = (key: string, order: number): Contribution => ({ key, order, matches });

test('contributions are in the order of their parts, whichever loads first', () => {
  const keys = [one('b', 2), one('a', 2), one('c', 1)]
    .reduce(withContribution, [] as readonly Contribution[])
    .map(({ key }) => key);
  expect(keys).toEqual(['c', 'a', 'b']);
});

test('a source replaces only its own matches', () => {
  const before = [one('a', 1), one('b', 2)];
  const loading = { ...matches, status: 'loading' } as const;
  expect(withContribution(before, { ...one('b', 2), matches: loading })).toEqual([
    before[0],
    { ...before[1], matches: loading },
  ]);
});

test('null removes a source’s matches, and changes nothing if there are none', () => {
  const before = [one('a', 1)];
  expect(withContribution(before, { key: 'a', order: 1, matches: null })).toEqual([]);
  expect(withContribution(before, { key: 'b', order: 1, matches: null })).toBe(before);
});

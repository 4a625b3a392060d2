import { optionsOf, sectionsOf } from './searchOptions.ts';

const entry = (id: string) => ({ id, name: id, detail: '', isInactive: false });
const addresses = (name: 'team' | 'communities', ids: string[], total: number, query: string) =>
  optionsOf({ name, found: { entries: ids.map(entry), total } }, query).map(({ address }) => address);

test('each match links to its page', () => {
  expect(addresses('team', ['nadia', 'a b/c?'], 2, 'x')).toEqual(['/team/nadia', '/team/a%20b%2Fc%3F']);
  expect(addresses('communities', ['maple-court'], 1, 'x')).toEqual(['/communities/maple-court']);
});

test('the remaining matches are one option that links to the filtered list', () => {
  expect(addresses('team', ['one'], 9, ' O’Neill & sons ')).toEqual([
    '/team/one',
    '/team?q=O%E2%80%99Neill+%26+sons',
  ]);
  expect(optionsOf({ name: 'team', found: { entries: [entry('one')], total: 9 } }, 'o').at(-1)?.hidden).toBe(
    8,
  );
});

test('no option without matches', () => {
  expect(addresses('team', [], 0, 'x')).toEqual([]);
});

test('options are numbered across groups, and empty groups are left out', () => {
  const group = (name: 'team' | 'communities', ids: string[]) => ({
    name,
    status: 'ready' as const,
    found: { entries: ids.map(entry), total: ids.length },
    retry: () => {},
  });
  const startsOf = (...groups: ReturnType<typeof group>[]) =>
    sectionsOf(groups, 'x').map(({ name, start }) => [name, start]);
  expect(startsOf(group('team', ['a', 'b']), group('communities', ['c']))).toEqual([
    ['team', 0],
    ['communities', 2],
  ]);
  expect(startsOf(group('team', []), group('communities', ['c']))).toEqual([['communities', 0]]);
});

import { isFirstSettled, recordOptions, sectionsOf, type SearchGroup } from './searchOptions.ts';

const entry = (id: string) => ({ id, name: id, detail: '', isInactive: false });
const addresses = (name: 'team' | 'communities', ids: string[], total: number, query: string) =>
  recordOptions(name, { entries: ids.map(entry), total }, query).map(({ address }) => address);

test('each match links to its page', () => {
  expect(addresses('team', ['nadia', 'a b/c?'], 2, 'x')).toEqual(['/team/nadia', '/team/a%20b%2Fc%3F']);
  expect(addresses('communities', ['maple-court'], 1, 'x')).toEqual(['/communities/maple-court']);
});

test('the remaining matches are one option that links to the filtered list', () => {
  expect(addresses('team', ['one'], 9, ' O’Neill & sons ')).toEqual([
    '/team/one',
    '/team?q=O%E2%80%99Neill+%26+sons',
  ]);
  expect(recordOptions('team', { entries: [entry('one')], total: 9 }, 'o').at(-1)?.hidden).toBe(8);
});

test('no option without matches', () => {
  expect(addresses('team', [], 0, 'x')).toEqual([]);
});

const group = (key: string, ...found: string[]): SearchGroup => ({
  key,
  order: 1,
  heading: key,
  look: 'place',
  status: 'ready',
  options: found.map((address) => ({ address, name: address, detail: '' })),
  total: found.length,
  retry: () => {},
});
const startsOf = (...groups: SearchGroup[]) =>
  sectionsOf(groups).map(({ key, start, total }) => [key, start, total]);

test('options are numbered across groups, and empty groups are left out', () => {
  expect(startsOf(group('team', '/a', '/b'), group('units'), group('communities', '/c'))).toEqual([
    ['team', 0, 2],
    ['communities', 2, 1],
  ]);
});

test('an address in several groups is listed once, in the first', () => {
  expect(startsOf(group('settings', '/a', '/b'), group('pages', '/b', '/c'), group('help', '/c'))).toEqual([
    ['settings', 0, 2],
    ['pages', 2, 1],
  ]);
});

test('groups are in their order, whichever loads first', () => {
  expect(startsOf({ ...group('help', '/a'), order: 2 }, group('pages', '/b'))).toEqual([
    ['pages', 0, 1],
    ['help', 1, 1],
  ]);
});

const loading = (key: string, order: number, ...found: string[]): SearchGroup => ({
  ...group(key, ...found),
  order,
  status: 'loading',
});
const help = { ...group('help', '/a'), order: 90 };

test.each<[string, readonly SearchGroup[], boolean]>([
  ['nothing else loading', [group('team', '/a')], true],
  ['an earlier group loading', [help, loading('units', 10)], false],
  ['a later group loading', [group('team', '/a'), loading('units', 10)], true],
  ['its own group still loading', [loading('team', 1, '/a')], true],
  ['a group of the same rank loading after it', [group('team', '/a'), loading('communities', 1)], true],
  ['a group of the same rank loading before it', [loading('team', 1), group('communities', '/a')], false],
  ['no option yet', [loading('help', 90)], false],
  ['no option at all', [group('team')], true],
])('with %s, whether the first option is settled', (_, groups, isSettled) => {
  expect(isFirstSettled(groups, sectionsOf(groups))).toBe(isSettled);
});

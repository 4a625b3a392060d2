import fc from 'fast-check';
import { textCollator } from '../../../../i18n/formats.ts';
import type { Column, Filter } from './column.ts';
import { compareValues, countShown, matchingRows, searchTextOf } from './matchingRows.ts';

interface Member {
  name: string;
  email: string;
  tier: string;
  days: readonly string[];
}

const members: readonly Member[] = [
  { name: 'Nadia Flores', email: 'nadia@demo.test', tier: 'Manager', days: ['mon', 'tue'] },
  { name: 'Tomás Vidal', email: 'tv@demo.test', tier: 'Specialist', days: ['mon'] },
  { name: 'Adam Reyes', email: 'admin@demo.test', tier: 'Admin', days: [] },
  { name: '', email: 'flores@other.test', tier: 'Specialist', days: ['tue', 'tue'] },
];

const column = (id: string, search?: (member: Member) => string): Column<Member> => ({
  id,
  header: id,
  cell: () => null,
  phone: 'hidden',
  ...(search && { search }),
});
const columns = [column('name', ({ name, email }) => `${name} ${email}`), column('tier')];

const filters: readonly Filter<Member>[] = [
  { id: 'tier', label: 'Tier', kind: 'choice', options: [], values: ({ tier }) => tier },
  { id: 'day', label: 'Day', kind: 'choice', options: [], values: ({ days }) => days },
];

const match = (search: string, chosen: Record<string, readonly string[]> = {}) =>
  matchingRows(members, { search, chosen }, filters, searchTextOf(columns));
const emailsOf = (search: string, chosen?: Record<string, readonly string[]>) =>
  match(search, chosen).rows.map(({ email }) => email.split('@')[0]);

test.each([
  ['nothing', '', ['nadia', 'tv', 'admin', 'flores']],
  ['blanks', '   ', ['nadia', 'tv', 'admin', 'flores']],
  ['a part of a name', 'lor', ['nadia', 'flores']],
  ['any case', 'NADIA', ['nadia']],
  ['a letter without its accent', 'tomas', ['tv']],
  ['a letter with an extra accent', 'réyes', ['admin']],
  ['several words in any order', 'demo.test  flores', ['nadia']],
  ['a column without search', 'specialist', []],
  ['regular expression syntax', '.*', []],
])('searches for %s', (_, search, expected) => {
  expect(emailsOf(search)).toEqual(expected);
});

test.each<[string, Record<string, readonly string[]>, string[]]>([
  ['one option', { tier: ['Admin'] }, ['admin']],
  ['any of several', { tier: ['Admin', 'Manager'] }, ['nadia', 'admin']],
  ['rows with several values', { day: ['tue'] }, ['nadia', 'flores']],
  ['both filters', { tier: ['Specialist'], day: ['tue'] }, ['flores']],
  ['neither', { tier: ['Admin'], day: ['tue'] }, []],
])('filters by %s', (_, chosen, expected) => {
  expect(emailsOf('', chosen)).toEqual(expected);
});

test('an option counts the rows it would show with the search and the other filters', () => {
  const { counts } = match('demo', { tier: ['Manager'] });
  expect(counts.get('tier')).toEqual(
    new Map([
      ['Manager', 1],
      ['Specialist', 1],
      ['Admin', 1],
    ]),
  );
  expect(counts.get('day')).toEqual(
    new Map([
      ['mon', 1],
      ['tue', 1],
    ]),
  );
});

test('a row with a duplicate option counts once', () => {
  expect(match('').counts.get('day')).toEqual(
    new Map([
      ['mon', 2],
      ['tue', 2],
    ]),
  );
});

test.each<[string, Parameters<typeof countShown>, string, number]>([
  ['all rows', [53, 53, false, undefined], 'total', 53],
  ['a filter on all rows', [53, 40, true, undefined], 'matches', 53],
  ['a filter that hides none', [53, 53, true, undefined], 'matches', 53],
  ['a part without a total', [200, 200, false, null], 'firstOnes', 200],
  ['a part with a total', [200, 200, false, 376], 'part', 376],
  ['a part filtered by the server', [200, 200, true, 250], 'part', 250],
  ['a search in a part', [200, 12, true, 376], 'matchesInPart', 376],
  ['a search in a part without a total', [200, 12, true, null], 'matchesInFirstOnes', 200],
  ['a part larger than its total', [200, 200, false, 199], 'part', 200],
])('%s', (_, given, key, total) => {
  expect(countShown(...given)).toEqual({ key, count: given[0], matches: given[1], total });
});

const { compare } = textCollator('en');
const sorted = (...values: (string | number)[]) => values.sort((a, b) => compareValues(a, b, compare));

test.each([
  ['numbers by value', [10, 9, -1], [-1, 9, 10]],
  ['texts by language', ['zoe', 'Élan', 'Ed', 'emma'], ['Ed', 'Élan', 'emma', 'zoe']],
  ['numbers within texts', ['Sam 10', 'Sam 9'], ['Sam 9', 'Sam 10']],
  ['numbers before texts', ['a', 2, '1'], [2, '1', 'a']],
])('%s', (_, values, expected) => {
  expect(sorted(...values)).toEqual(expected);
});

test('is a total order', () => {
  const value = fc.oneof(fc.integer(), fc.string());
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      const [low, middle, high] = sorted(a, b, c);
      expect(compareValues(low!, high!, compare)).toBeLessThanOrEqual(0);
      expect(Math.sign(compareValues(low!, middle!, compare))).toBe(
        -Math.sign(compareValues(middle!, low!, compare)) || 0,
      );
    }),
  );
});

import type { Column, Filter } from './column.ts';
import { matchingRows, searchTextOf } from './matchingRows.ts';

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

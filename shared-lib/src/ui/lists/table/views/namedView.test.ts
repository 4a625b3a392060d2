import { paramsOf, readParams, viewInUse } from './namedView.ts';
import type { TableView, ViewSpec } from './tableView.ts';

const columns = [
  { id: 'name', choice: 'fixed' },
  { id: 'status' },
  { id: 'email', choice: 'hidden' },
] as const;
const spec: ViewSpec = {
  prefix: 'team',
  sortable: ['name', 'status'],
  filters: [{ id: 'tier', kind: 'choice', options: [{ value: 'admin' }, { value: 'manager' }] }],
  defaultSort: { id: 'name', desc: false },
};
const first: TableView = { search: '', sort: { id: 'name', desc: false }, chosen: {} };

test.each<[string, TableView, Record<string, boolean>, string]>([
  ['a table as it is at first', first, {}, ''],
  ['a search', { ...first, search: 'ana r' }, {}, 'q=ana+r'],
  ['another sort', { ...first, sort: { id: 'status', desc: true } }, {}, 'sort=-status'],
  ['a filter', { ...first, chosen: { tier: ['admin', 'manager'] } }, {}, 'tier=admin&tier=manager'],
  ['columns', first, { status: false, email: true }, 'columns=-status&columns=email'],
  ['columns as the table has them', first, { status: true, email: false }, ''],
  ['no part of its own name', { ...first, named: 'Mine' }, {}, ''],
])('%s is kept and read again', (_, view, choice, params) => {
  expect(paramsOf(view, choice, columns, spec)).toBe(params);
  const read = readParams(params, columns, spec);
  expect(paramsOf(read.view, read.choice, columns, spec)).toBe(params);
});

test('what the table does not offer any more is ignored', () => {
  const read = readParams('tier=pope&sort=photo&columns=-name&columns=gone&columns=email', columns, spec);
  expect(read).toEqual({ view: first, choice: { email: true } });
});

const views = { Admins: 'tier=admin', Plain: '', 'Also admins': 'tier=admin' };

test.each<[string, string | undefined, string, ReturnType<typeof viewInUse>]>([
  ['the one that the address names', 'Admins', 'tier=admin', { name: 'Admins', isChanged: false }],
  ['the same, changed since', 'Admins', 'tier=manager', { name: 'Admins', isChanged: true }],
  [
    'the second of two that are alike',
    'Also admins',
    'tier=admin',
    { name: 'Also admins', isChanged: false },
  ],
  ['what is just as shown', undefined, 'tier=admin', { name: 'Admins', isChanged: false }],
  ['none that is there', 'Gone', 'tier=manager', null],
  ['none, at first', undefined, '', null],
  ['one that is as at first, by its name', 'Plain', '', { name: 'Plain', isChanged: false }],
  ['none, by a name that every object has', 'constructor', 'q=a', null],
])('in use: %s', (_, named, params, inUse) => {
  expect(viewInUse(views, named, params)).toEqual(inUse);
});

import { namedViewParams, parseNamedView, currentNamedView } from './namedView.ts';
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
  ['the default view', first, {}, ''],
  ['a search', { ...first, search: 'ana r' }, {}, 'q=ana+r'],
  ['another sort', { ...first, sort: { id: 'status', desc: true } }, {}, 'sort=-status'],
  ['a filter', { ...first, chosen: { tier: ['admin', 'manager'] } }, {}, 'tier=admin&tier=manager'],
  ['columns', first, { status: false, email: true }, 'columns=-status&columns=email'],
  ['default columns', first, { status: true, email: false }, ''],
  ['but not its own name', { ...first, named: 'Mine' }, {}, ''],
])('%s is saved and restored', (_, view, choice, params) => {
  expect(namedViewParams(view, choice, columns, spec)).toBe(params);
  const read = parseNamedView(params, columns, spec);
  expect(namedViewParams(read.view, read.choice, columns, spec)).toBe(params);
});

test('ignores what the table no longer offers', () => {
  const read = parseNamedView('tier=pope&sort=photo&columns=-name&columns=gone&columns=email', columns, spec);
  expect(read).toEqual({ view: first, choice: { email: true } });
});

const views = { Admins: 'tier=admin', Plain: '', 'Also admins': 'tier=admin' };

test.each<[string, string | undefined, string, ReturnType<typeof currentNamedView>]>([
  ['the one named in the address', 'Admins', 'tier=admin', { name: 'Admins', isChanged: false }],
  ['the same, with changes', 'Admins', 'tier=manager', { name: 'Admins', isChanged: true }],
  ['the second of two equal views', 'Also admins', 'tier=admin', { name: 'Also admins', isChanged: false }],
  ['the one equal to what is shown', undefined, 'tier=admin', { name: 'Admins', isChanged: false }],
  ['no existing one', 'Gone', 'tier=manager', null],
  ['none, by default', undefined, '', null],
  ['one equal to the default, by name', 'Plain', '', { name: 'Plain', isChanged: false }],
  ['none, for a property name of Object', 'constructor', 'q=a', null],
])('current view: %s', (_, named, params, inUse) => {
  expect(currentNamedView(views, named, params)).toEqual(inUse);
});

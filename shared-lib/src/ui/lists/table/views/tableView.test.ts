import fc from 'fast-check';
import {
  isFiltered,
  keepsTyped,
  nextSort,
  parseView,
  withChoice,
  withoutFilters,
  viewToParams,
  type TableView,
  type ViewSpec,
} from './tableView.ts';

const spec: ViewSpec = {
  prefix: '',
  sortable: ['name', 'lastActive'],
  filters: [
    { id: 'status', kind: 'segments', options: [{ value: 'active' }, { value: 'inactive' }] },
    { id: 'tier', kind: 'choice', options: [{ value: 'Admin' }, { value: 'District Manager' }] },
  ],
  defaultSort: { id: 'name', desc: false },
};
const first: TableView = { search: '', sort: { id: 'name', desc: false }, chosen: {} };
const read = (address: string, of = spec) => parseView(new URLSearchParams(address), of);
const write = (view: TableView, address = '', of = spec) =>
  viewToParams(new URLSearchParams(address), view, of).toString();

test.each<[string, string, Partial<TableView>]>([
  ['nothing', '', {}],
  ['a search', 'q=nadia', { search: 'nadia' }],
  ['a sort', 'sort=lastActive', { sort: { id: 'lastActive', desc: false } }],
  ['a descending sort', 'sort=-name', { sort: { id: 'name', desc: true } }],
  ['one of several', 'status=active', { chosen: { status: ['active'] } }],
  ['many', 'tier=District+Manager&tier=Admin', { chosen: { tier: ['Admin', 'District Manager'] } }],
  ['an unsortable column', 'sort=photo', {}],
  ['an empty sort', 'sort=-', {}],
  ['an unknown option', 'tier=Pope&status=', {}],
  ['an unknown option with a known one', 'tier=Pope&tier=Admin', { chosen: { tier: ['Admin'] } }],
  ['two values of segments', 'status=inactive&status=active', { chosen: { status: ['active'] } }],
  ['a duplicate option', 'tier=Admin&tier=Admin', { chosen: { tier: ['Admin'] } }],
  ['a property name of Object', 'sort=constructor&__proto__=x', {}],
  ['an overly long search', `q=${'a'.repeat(5000)}`, { search: 'a'.repeat(100) }],
])('an address with %s', (_, address, expected) => {
  expect(read(address)).toEqual({ ...first, ...expected });
});

test.each<[string, TableView, string, string]>([
  ['the default view', first, '', ''],
  ['the default view over another', first, 'q=x&sort=-name&tier=Admin', ''],
  ['unrelated parameters', { ...first, search: 'a b' }, 'tab=people&q=x', 'tab=people&q=a+b'],
  ['a sort', { ...first, sort: { id: 'name', desc: true } }, '', 'sort=-name'],
  [
    'several options',
    { ...first, chosen: { tier: ['Admin', 'District Manager'] } },
    'tier=Pope',
    'tier=Admin&tier=District+Manager',
  ],
])('writes %s', (_, view, address, expected) => {
  expect(write(view, address)).toBe(expected);
});

test('a prefix keeps two tables apart', () => {
  const requests = { ...spec, prefix: 'requests' };
  const address = write({ ...first, search: 'x' }, write({ ...first, search: 'y' }), requests);
  expect(address).toBe('q=y&requests-q=x');
  expect(read(address).search).toBe('y');
  expect(read(address, requests).search).toBe('x');
});

const team = { ...spec, opensOn: 'status=active' };

test.each<[string, string, Partial<TableView>]>([
  ['nothing', '', { chosen: { status: ['active'] } }],
  ['unrelated parameters', 'add=1', { chosen: { status: ['active'] } }],
  ['an empty search', 'q=', {}],
  ['a search', 'q=nadia', { search: 'nadia' }],
  ['another option', 'status=inactive', { chosen: { status: ['inactive'] } }],
  ['a sort', 'sort=-name', { sort: { id: 'name', desc: true } }],
])('a table that opens on active rows, at an address with %s', (_, address, expected) => {
  expect(read(address, team)).toEqual({ ...first, ...expected });
  expect(read(address.replaceAll(/(q|status|sort)=/g, 'm-$1='), { ...team, prefix: 'm' })).toEqual({
    ...first,
    ...expected,
  });
});

test.each<[string, TableView, string]>([
  ['the plain view', first, 'q='],
  ['its own view', withChoice(first, 'status', ['active']), 'status=active'],
  ['a search', { ...first, search: 'x' }, 'q=x'],
])('a table that opens on active rows writes %s', (_, view, expected) => {
  expect(write(view, '', team)).toBe(expected);
  expect(read(expected, team)).toEqual(view);
});

test('a written view is read back', () => {
  const view = fc.record<TableView>({
    search: fc.string({ unit: 'grapheme', maxLength: 20 }),
    sort: fc.record({ id: fc.constantFrom(...spec.sortable), desc: fc.boolean() }),
    chosen: fc.record(
      {
        status: fc.constantFrom(['active'], ['inactive']),
        tier: fc.constantFrom(['Admin'], ['District Manager'], ['Admin', 'District Manager']),
      },
      { requiredKeys: [] },
    ),
  });
  fc.assert(fc.property(view, (written) => expect(read(write(written))).toEqual({ ...written })));
});

test('any address results in a valid view', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (address) => {
      const { search, sort, chosen } = read(address);
      expect(search.length).toBeLessThanOrEqual(100);
      expect(spec.sortable).toContain(sort?.id);
      expect(['status', 'tier']).toEqual(expect.arrayContaining(Object.keys(chosen)));
    }),
  );
});

test.each<[string, string, string, boolean]>([
  ['a panel opens', 'q=a', 'q=a&unit=7', true],
  ['a panel closes', '?tier=Admin&unit=7', '?tier=Admin', true],
  ['another table’s search', '', 'requests-q=x', true],
  ['a link to this page', '', '', false],
  ['a link to this page without its filter', 'tier=Admin', '', false],
  ['a link to another filter', '', 'tier=Admin', false],
  ['a link to another search', 'q=a', 'q=b', false],
])('text typed just before %s', (_, typedAt, now, expected) => {
  expect(keepsTyped(typedAt, now, spec)).toBe(expected);
});

test('an empty selection removes the filter', () => {
  const chosen = withChoice(first, 'tier', ['Admin']);
  expect(chosen.chosen).toEqual({ tier: ['Admin'] });
  expect(withChoice(chosen, 'tier', []).chosen).toEqual({});
});

test.each([
  [first, false],
  [{ ...first, search: '  ' }, false],
  [{ ...first, search: 'x' }, true],
  [withChoice(first, 'tier', ['Admin']), true],
  [withoutFilters({ ...first, search: 'x', chosen: { tier: ['Admin'] } }), false],
])('%j is filtered: %s', (view, expected) => {
  expect(isFiltered(view)).toBe(expected);
});

const name = { id: 'name' };
const lastActive = { id: 'lastActive', firstDirection: 'desc' as const };
const byName = { id: 'name', desc: false };

test.each([
  ['another column', byName, lastActive, byName, { id: 'lastActive', desc: true }],
  ['the same again', byName, name, byName, { id: 'name', desc: true }],
  ['the same a third time', { id: 'name', desc: true }, name, byName, byName],
  ['no sort yet', null, name, null, byName],
  ['a third time, with a default order', { id: 'name', desc: true }, name, null, null],
  ['a third time, descending first', { id: 'lastActive', desc: false }, lastActive, null, null],
])('a click on %s', (_, sort, column, defaultSort, expected) => {
  expect(nextSort(sort, column, defaultSort)).toEqual(expected);
});

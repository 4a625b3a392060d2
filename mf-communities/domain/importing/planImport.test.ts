import { countVerdicts, differingFields, type ReadRow } from 'shared-lib/domain';
import { planImport, type ImportRules } from './planImport.ts';

interface Key {
  readonly name: string;
  readonly hook?: number | null;
}

const rules: ImportRules<Key, Key & { readonly id: string }> = {
  keyOf: ({ name }) => name.toLowerCase(),
  keyOfExisting: ({ name }) => name.toLowerCase(),
  differences: differingFields,
};
const existing = [
  { id: 'k1', name: 'Gate', hook: 4 },
  { id: 'k2', name: 'Pool', hook: null },
];
const row = (line: number, values: Key): ReadRow<Key> => ({ line, ok: true, values });
const plan = (...rows: ReadRow<Key>[]) => planImport(rows, existing, rules);

test.each<[string, Key, object]>([
  ['an unknown row is new', { name: 'Attic', hook: 1 }, { verdict: 'new' }],
  [
    'another value is a change, shown with both values',
    { name: 'Gate', hook: 5 },
    { verdict: 'changed', id: 'k1', differences: [{ field: 'hook', from: 4, to: 5 }] },
  ],
  [
    'a value where there was none is a change',
    { name: 'Pool', hook: 2 },
    { verdict: 'changed', id: 'k2', differences: [{ field: 'hook', from: null, to: 2 }] },
  ],
  ['the same value is unchanged', { name: 'Gate', hook: 4 }, { verdict: 'unchanged', id: 'k1' }],
  ['an empty cell changes nothing', { name: 'Gate', hook: null }, { verdict: 'unchanged', id: 'k1' }],
  ['nor does a column that isn’t there', { name: 'Gate' }, { verdict: 'unchanged', id: 'k1' }],
  [
    'another case is the same record, whose name changes',
    { name: 'GATE', hook: 4 },
    { verdict: 'changed', id: 'k1', differences: [{ field: 'name', from: 'Gate', to: 'GATE' }] },
  ],
])('%s', (_, values, expected) => {
  expect(plan(row(2, values))[0]).toMatchObject({ line: 2, ...expected });
});

test('the first of several rows for one record counts; an invalid row doesn’t', () => {
  const invalid: ReadRow<Key> = { line: 2, ok: false, problems: { hook: { code: 'invalid' } } };
  const planned = plan(invalid, row(3, { name: 'Attic' }), row(7, { name: 'ATTIC', hook: 9 }));
  expect(planned).toEqual([
    { line: 2, verdict: 'invalid', problems: { hook: { code: 'invalid' } } },
    { line: 3, verdict: 'new', values: { name: 'Attic' } },
    { line: 7, verdict: 'duplicate', sameAs: 3 },
  ]);
  expect(countVerdicts(planned)).toEqual({
    new: 1,
    changed: 0,
    unchanged: 0,
    duplicate: 1,
    invalid: 1,
    left: 0,
  });
});

import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { textCollator } from '../../../i18n/formats.ts';
import type { CellValue, Column } from './columns/column.ts';
import type { Sort } from './views/tableView.ts';
import { useTableModel } from './useTableModel.ts';

interface Item {
  id: string;
  value: CellValue;
}

const columns: readonly Column<Item>[] = [
  { id: 'value', header: 'Value', phone: 'first', cell: () => null, value: ({ value }) => value },
  { id: 'note', header: 'Note', phone: 'below', cell: () => null },
];
const { compare } = textCollator('en');
const keyOf = ({ id }: Item) => id;

const itemsOf = (values: readonly CellValue[]): readonly Item[] =>
  values.map((value, index) => ({ id: String(index), value }));
const modelOf = (items: readonly Item[], sort: Sort | null) =>
  renderHook(({ rows }) => useTableModel(rows, columns, keyOf, sort, compare), {
    initialProps: { rows: items },
  });
const sorted = (values: readonly CellValue[], desc: boolean, id = 'value') =>
  modelOf(itemsOf(values), { id, desc }).result.current.rows.map(({ value }) => value);

test.each<[string, CellValue[], CellValue[], CellValue[]]>([
  ['numbers', [2, 10, 1], [1, 2, 10], [10, 2, 1]],
  ['names', ['zoe', 'Élan', 'Ed'], ['Ed', 'Élan', 'zoe'], ['zoe', 'Élan', 'Ed']],
  ['unknown values last in both directions', [null, 2, Number.NaN, 1], [1, 2, null, NaN], [2, 1, null, NaN]],
  ['nothing', [], [], []],
])('sorts %s', (_, values, ascending, descending) => {
  expect(sorted(values, false)).toEqual(ascending);
  expect(sorted(values, true)).toEqual(descending);
});

test('a column without values keeps the order', () => {
  expect(sorted([3, 1, 2], true, 'note')).toEqual([3, 1, 2]);
});

test('sorting is stable, loses nothing, and puts unknown values last', () => {
  const value = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'B'));
  fc.assert(
    fc.property(fc.array(value, { maxLength: 30 }), fc.boolean(), (values, desc) => {
      const items = itemsOf(values);
      const rows = modelOf(items, { id: 'value', desc }).result.current.rows;
      expect(rows.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(items);
      const known = rows.filter((row) => row.value !== null);
      expect(rows.slice(0, known.length)).toEqual(known);
      for (const [index, row] of rows.entries()) {
        const next = rows[index + 1];
        if (next && next.value === row.value) expect(Number(next.id)).toBeGreaterThan(Number(row.id));
      }
    }),
    { numRuns: 60 },
  );
});

test('the selection includes only matching rows', () => {
  const items = itemsOf([1, 2, 3]);
  const { result, rerender } = modelOf(items, null);
  act(() => result.current.selection.toggleAll(true));
  expect(result.current.selection).toMatchObject({ all: true, rows: items });
  rerender({ rows: items.slice(1) });
  expect(result.current.selection.rows).toEqual(items.slice(1));
  act(() => result.current.selection.clear());
  expect(result.current.selection.rows).toEqual([]);
});

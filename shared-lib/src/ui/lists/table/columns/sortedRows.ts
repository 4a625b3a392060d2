import type { Column } from './column.ts';
import type { Sort } from '../views/tableView.ts';

/**
 * Compares two known values, ascending: numbers by value and before texts, texts by language.
 * @returns negative, 0 or positive, as for `Array.prototype.sort`.
 */
export function compareValues(
  a: string | number,
  b: string | number,
  compareTexts: (a: string, b: string) => number,
): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : compareTexts(a, b);
}

/**
 * Sorts a table's rows. Unknown values come last in both directions. The sort is stable; without a sortable
 * column, rows keep their order.
 * @param compareTexts compares texts, such as a collator's.
 */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: readonly Pick<Column<Row>, 'id' | 'value'>[],
  sort: Sort | null,
  compareTexts: (a: string, b: string) => number,
): readonly Row[] {
  const value = columns.find(({ id }) => id === sort?.id)?.value;
  if (sort === null || value === undefined) return rows;
  const direction = sort.desc ? -1 : 1;
  return rows
    .map((row) => ({ row, value: value(row) }))
    .sort(({ value: a }, { value: b }) => {
      const unknownA = a === null || Number.isNaN(a);
      const unknownB = b === null || Number.isNaN(b);
      if (unknownA || unknownB) return Number(unknownA) - Number(unknownB);
      return direction * compareValues(a, b, compareTexts);
    })
    .map(({ row }) => row);
}

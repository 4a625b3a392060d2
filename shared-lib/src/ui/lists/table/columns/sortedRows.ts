import { compareValues } from './compareValues.ts';
import type { Column } from './column.ts';
import type { Sort } from '../views/tableView.ts';

/**
 * The rows in a table's order. What is not known comes last in both directions; rows that compare as equal, and all of them
 * where there is no such column or it has no values, keep the order in which they come.
 * @param compareTexts the order of texts, such as a collator's.
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

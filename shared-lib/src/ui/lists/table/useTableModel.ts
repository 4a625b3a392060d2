import {
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { compareValues } from './compareValues.ts';
import type { CellValue, Column } from './column.ts';
import type { Sort } from './tableView.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
});

type Features = typeof features;

/** Which rows are chosen; of those that do not match at the moment, none. */
export interface Selection<Row> {
  rows: readonly Row[];
  isSelected: (key: string) => boolean;
  /** Chooses a row or takes it out, with Shift all from the last one on; takes the click on its checkbox. */
  toggle: (key: string, click: unknown) => void;
  all: boolean;
  toggleAll: (selected: boolean) => void;
  clear: () => void;
}

const known = (value: CellValue) => (value === null || Number.isNaN(value) ? undefined : value);

/** A column as TanStack Table wants it; values that are not known come last in both directions. */
function columnDefOf<Row extends object>(
  { id, value }: Column<Row>,
  compareTexts: (a: string, b: string) => number,
): ColumnDef<Features, Row> {
  return {
    id,
    accessorFn: (row) => (value ? known(value(row)) : undefined),
    sortUndefined: 'last',
    sortFn: (a, b) => compareValues(a.getValue(id), b.getValue(id), compareTexts),
  };
}

/**
 * The rows in a table's order, and the selection among them. Rows that compare as equal keep the order in which they come.
 * @param compareTexts a stable function, such as a collator's.
 */
export function useTableModel<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  rowKey: (row: Row) => string,
  sort: Sort | null,
  compareTexts: (a: string, b: string) => number,
): { rows: readonly Row[]; selection: Selection<Row> } {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const columnDefs = useMemo(
    () => columns.map((column) => columnDefOf(column, compareTexts)),
    [columns, compareTexts],
  );
  const sortId = sort?.id;
  const desc = sort?.desc ?? false;
  const sorting = useMemo(() => (sortId === undefined ? [] : [{ id: sortId, desc }]), [sortId, desc]);

  const table = useTable({
    features,
    columns: columnDefs,
    data: rows,
    getRowId: rowKey,
    state: { sorting, rowSelection },
    onRowSelectionChange: setRowSelection,
  });

  const model = table.getRowModel();
  const sortedRows = useMemo(() => model.rows.map(({ original }) => original), [model]);
  const selectedRows = table.getSelectedRowModel().rows;

  return {
    rows: sortedRows,
    selection: {
      rows: selectedRows.map(({ original }) => original),
      isSelected: (key) => rowSelection[key] === true,
      toggle: (key, click) => table.getRow(key).getToggleSelectedHandler()(click),
      all: table.getIsAllRowsSelected(),
      toggleAll: (selected) => table.toggleAllRowsSelected(selected),
      clear: () => setRowSelection({}),
    },
  };
}

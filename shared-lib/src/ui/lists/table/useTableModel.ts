import { rowSelectionFeature, tableFeatures, useTable, type RowSelectionState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Column } from './columns/column.ts';
import { sortedRows } from './columns/matchingRows.ts';
import type { Sort } from './views/tableView.ts';

const features = tableFeatures({ rowSelectionFeature });

/** TanStack Table needs no columns, because we render the cells. */
const noColumns: never[] = [];

/** The selected rows, of those that currently match. */
export interface Selection<Row> {
  rows: readonly Row[];
  isSelected: (key: string) => boolean;
  /** Toggles a row; with Shift, all rows since the last one. Receives the checkbox's click event. */
  toggle: (key: string, click: unknown) => void;
  all: boolean;
  toggleAll: (selected: boolean) => void;
  clear: () => void;
}

/**
 * A table's rows in order, and their selection. The sort is stable.
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
  const sortId = sort?.id;
  const desc = sort?.desc ?? false;
  const inOrder = useMemo(
    () => sortedRows(rows, columns, sortId === undefined ? null : { id: sortId, desc }, compareTexts),
    [rows, columns, sortId, desc, compareTexts],
  );

  const table = useTable({
    features,
    columns: noColumns,
    data: inOrder,
    getRowId: rowKey,
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  });

  const selectedRows = table.getSelectedRowModel().rows;

  return {
    rows: inOrder,
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

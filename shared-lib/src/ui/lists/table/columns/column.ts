import type { ReactNode } from 'react';
import type { FetchAll } from '../../../../data/fetchAllPages.ts';

/** A value for sorting and for the CSV; null if unknown, which sorts last. */
export type CellValue = string | number | null;

/** A table's column, as data. */
export interface Column<Row> {
  id: string;
  header: string;
  /** Replaces the header of a column that can't be sorted, such as a time axis; it contains the header's text. */
  head?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** The column's width as a CSS grid track; an equal share by default. */
  track?: string;
  align?: 'end';
  /**
   * The cell's position in the two-line card on a phone. `first` and `aside` share the first line; `end` is
   * next to both lines, with room for one button.
   */
  phone: 'first' | 'aside' | 'below' | 'end' | 'hidden';
  /** Makes the column sortable and provides its CSV cells. Text sorts by language, numbers by value. */
  value?: (row: Row) => CellValue;
  /** The direction of the first click on the header; `desc` suits times and amounts. Ascending by default. */
  firstDirection?: 'asc' | 'desc';
  /** The text the table's search covers. */
  search?: (row: Row) => string;
  /** The CSV cell if it differs from `value`, such as a date for an instant; `false` excludes the column. */
  csv?: false | ((row: Row) => CellValue);
  /** Whether users may hide the column: never if `fixed`; `hidden` is off by default. */
  choice?: 'fixed' | 'hidden';
}

export interface FilterOption {
  value: string;
  label: string;
}

/** A filter over the rows, as data. Its id is its query parameter. */
export interface Filter<Row> {
  id: string;
  label: string;
  /** `segments`: one of a few, side by side; `choice`: any number of many, in a menu. */
  kind: 'segments' | 'choice';
  options: readonly FilterOption[];
  /** The options a row belongs to. */
  values: (row: Row) => string | readonly string[];
  /** `false` hides counts, for a table with only some of the rows. */
  counted?: false;
}

/** An action for all selected rows. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  icon?: ReactNode;
  /**
   * Whether the action applies to a selected row; by default it always does. The action is disabled if it
   * applies to none.
   */
  takes?: (row: Row) => boolean;
  /**
   * @param rows the selected rows to which the action applies. @param clear clears the selection; call it
   * when the action is done.
   */
  onRun: (rows: readonly Row[], clear: () => void) => void;
}

/** Gives a partial table access to its other rows. */
export interface RowSource<Row> {
  /** Total number of rows on the server; null while unknown. */
  total: number | null;
  /**
   * Called while a search, a filter or another order should cover all rows, so they are loaded; absent if
   * there are too many.
   */
  onLookedThrough?: (() => void) | undefined;
  /** Loads all of them for the export. The table then applies its search, filters and sort. */
  fetchAll: FetchAll<Row>;
}

import type { ReactNode } from 'react';
import type { BringEverything } from '../../../../data/everyPage.ts';

/** The value by which a column sorts and that its CSV cell holds; null when it is not known, which sorts last. */
export type CellValue = string | number | null;

/** One column of a table, as data. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column's share of the width, as a CSS grid track; by default an equal share. */
  track?: string;
  align?: 'end';
  /**
   * Where the cell goes in the two-line card that a row is on a phone; `first` and `aside` share its first line, `end` is beside both
   * lines and has room for one button.
   */
  phone: 'first' | 'aside' | 'below' | 'end' | 'hidden';
  /** Makes the column sortable, and gives its CSV cells. Text sorts as the language does, numbers by size. */
  value?: (row: Row) => CellValue;
  /** The direction of the first press on the header; `desc` suits times and amounts. Ascending by default. */
  firstDirection?: 'asc' | 'desc';
  /** The text in which the table's search looks. */
  search?: (row: Row) => string;
  /** The CSV's cell where it differs from `value`, such as a date for an instant; `false` keeps the column out. */
  csv?: false | ((row: Row) => CellValue);
  /** Whether a person may hide the column: `fixed` never, `hidden` is not shown until it is chosen. */
  choice?: 'fixed' | 'hidden';
}

export interface FilterOption {
  value: string;
  label: string;
}

/** A filter over the rows, as data. Its id is its key in the address. */
export interface Filter<Row> {
  id: string;
  label: string;
  /** `segments`: one of a few, side by side; `choice`: any number of many, in a menu. */
  kind: 'segments' | 'choice';
  options: readonly FilterOption[];
  /** Which options a row belongs to. */
  values: (row: Row) => string | readonly string[];
  /** `false` shows no counts beside the options, for a table that holds only some of the rows. */
  counted?: false;
}

/** What can be done with the chosen rows together. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  icon?: ReactNode;
  /**
   * Whether the action applies to a chosen row; by default it applies to all. The action is disabled when it applies to
   * none.
   */
  takes?: (row: Row) => boolean;
  /**
   * @param rows the chosen rows to which the action applies. @param clear unchooses all rows; call it when the action
   * is done.
   */
  onRun: (rows: readonly Row[], clear: () => void) => void;
}

/** How a table that holds only some of the rows gets the others. */
export interface RowSource<Row> {
  /** How many rows the server's query finds in all; null while that is not known. */
  total: number | null;
  /**
   * Called as long as a search, a filter or another order looks at the rows held as if they were all; absent where there are too many to
   * hold.
   */
  onLookedThrough?: (() => void) | undefined;
  /** Fetches all of them for the export. The table then applies its search, filters and sort. */
  bringAll: BringEverything<Row>;
}

import { memo, type ReactElement } from 'react';
import type { Column } from './DataTable.tsx';
import styles from './DataTable.module.css';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Its place in the list, from 0. */
  index: number;
  /** The distance from the list's top, in pixels. */
  start: number;
  /** Is given the row's element, to learn its height. */
  measure: (element: HTMLDivElement | null) => void;
}

function Row<Row>({ row, columns, index, start, measure }: TableRowProps<Row>) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      ref={measure}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      {columns.map((column) => (
        <div
          key={column.id}
          role="cell"
          className={styles.cell}
          data-align={column.align}
          data-phone={column.phone}
        >
          {column.cell(row)}
        </div>
      ))}
    </div>
  );
}

/** One row of a table; while the list scrolls, the rows that stay in view are not drawn again. */
export const TableRow = memo(Row) as <Row>(props: TableRowProps<Row>) => ReactElement;

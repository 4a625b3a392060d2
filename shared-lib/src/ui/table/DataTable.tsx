import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import styles from './DataTable.module.css';
import { TableRow } from './TableRow.tsx';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column's share of the width, as a CSS grid track; by default an equal share. */
  track?: string;
  align?: 'end';
  /** Where the cell goes in the two-line card that a row is on a phone; `first` and `aside` share its first line. */
  phone: 'first' | 'aside' | 'below' | 'hidden';
}

interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

const ROW_HEIGHT = 60;

/**
 * A list of any length: only the rows near the window's view exist in the page. A row is a line of cells, and a card of two
 * lines on a phone.
 */
export function DataTable<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>) {
  const body = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);

  // The distance from the page's top, which the virtualizer can't see by itself.
  useLayoutEffect(() => {
    setOffset(body.current ? body.current.getBoundingClientRect().top + window.scrollY : 0);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 8,
    scrollMargin: offset,
    getItemKey: (index) => rowKey(rows[index]!),
  });

  const tracks = columns.map((column) => column.track ?? 'minmax(0, 1fr)').join(' ');

  return (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      className={styles.table}
      style={{ '--tracks': tracks } as React.CSSProperties}
    >
      <div role="rowgroup" className={styles.head}>
        <div role="row" className={styles.headRow} aria-rowindex={1}>
          {columns.map((column) => (
            <div key={column.id} role="columnheader" className={styles.headCell} data-align={column.align}>
              {column.header}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" ref={body} className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => (
          <TableRow
            key={key}
            row={rows[index]!}
            columns={columns}
            index={index}
            start={start - virtualizer.options.scrollMargin}
            measure={virtualizer.measureElement}
          />
        ))}
      </div>
    </div>
  );
}

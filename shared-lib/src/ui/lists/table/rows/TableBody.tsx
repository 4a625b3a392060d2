import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useIsPrinting } from '../../../base/screen/printing.ts';
import type { Column } from '../columns/column.ts';
import { openRow } from './openRow.ts';
import { rowAfterKey } from './rowAfterKey.ts';
import { TableRow } from './TableRow.tsx';
import type { Selection } from '../useTableModel.ts';
import { useVirtualRows } from './useVirtualRows.ts';
import styles from '../DataTable.module.css';

export interface TableBodyProps<Row> {
  /** Tells the list from others in what this tab remembers of it. */
  name: string;
  columns: readonly Column<Row>[];
  /** The ids of those that a narrow table leaves out. */
  dropped: ReadonlySet<string>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowName: ((row: Row) => string) | undefined;
  rowHref: ((row: Row) => string) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  /** Present where rows can be chosen. */
  selection: Selection<Row> | undefined;
}

/** The height of a row until one is drawn, in pixels. */
const ROW_HEIGHT = 60;
/** What sticks to the window's top above the rows: the app's header and the table's. */
const STICKY_HEIGHT = 104;

/**
 * The rows near the window's view, and on paper all of them. Where rows open, one of them takes part in the order of the Tab key; the arrow keys, Page
 * Up and Down, Home and End move on to others.
 */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { name, columns, dropped, rows, rowKey, rowName, rowHref, onOpen, selection } = props;
  const body = useRef<HTMLDivElement>(null);
  const toFocus = useRef<number>(undefined);
  const [active, setActive] = useState(0);
  const current = Math.min(active, rows.length - 1);

  const printing = useIsPrinting();
  const { placed, height, measureRow, rowHeight } = useVirtualRows({
    name,
    list: body,
    rows,
    rowKey,
    usualHeight: ROW_HEIGHT,
    areAlike: true,
    // The row that has or had the focus stays in the page, so that the focus is never lost.
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      return current < 0 || indexes.includes(current) ? indexes : [...indexes, current].sort((a, b) => a - b);
    },
  });

  useEffect(() => {
    if (toFocus.current !== active) return;
    // It is in the page, however far away: the virtualizer would take its last row for the end of the page.
    const row = body.current?.querySelector(`[data-index="${active}"]`);
    row?.querySelector<HTMLElement>('[data-open]')?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
    toFocus.current = undefined;
  }, [active]);

  const onKeyDown = (event: React.KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target as Element).closest('[data-open]')) return;
    const rowsInView = Math.floor((window.innerHeight - STICKY_HEIGHT) / rowHeight());
    const next = rowAfterKey(event.key, current, rows.length, rowsInView);
    if (next === null) return;
    event.preventDefault();
    toFocus.current = next;
    setActive(next);
  };

  const onClick = (event: React.MouseEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index']);
    if (Number.isNaN(index)) return;
    setActive(index);
    if (target.closest('[data-select]')) selection?.toggle(rowKey(rows[index]!), event);
    else openRow(event.nativeEvent);
  };

  return (
    // The keys and clicks are those of the links, buttons and checkboxes inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="rowgroup"
      ref={body}
      className={styles.body}
      style={{ height }}
      data-opens={rowHref || onOpen ? '' : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {(printing ? rows.map((row, index) => ({ key: rowKey(row), index, start: 0 })) : placed).map(
        ({ key, index, start }) => (
          <TableRow
            key={key}
            row={rows[index]!}
            columns={columns}
            dropped={dropped}
            index={index}
            start={start}
            measure={measureRow}
            rowName={rowName}
            rowHref={rowHref}
            onOpen={onOpen}
            tabbable={index === current}
            selected={selection?.isSelected(rowKey(rows[index]!))}
          />
        ),
      )}
    </div>
  );
}

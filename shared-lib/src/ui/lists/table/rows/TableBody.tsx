import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { useIsPrinting } from '../../../base/screen/printing.ts';
import type { Column } from '../columns/column.ts';
import type { Selection } from '../useTableModel.ts';
import styles from '../DataTable.module.css';
import { rowAfterKey } from './rowAfterKey.ts';
import { TableRow } from './TableRow.tsx';
import { useVirtualRows } from './useVirtualRows.ts';

const ownMeaning = 'a, button, input, label, select, textarea, [role="button"]';

/**
 * Opens the clicked row as a click on its name would, including modifier keys for a new tab. A click that
 * ends a text selection does nothing.
 */
function openRow(click: MouseEvent) {
  const target = click.target as Element;
  if (click.defaultPrevented || target.closest(ownMeaning)) return;
  if (window.getSelection()?.toString()) return;
  const { ctrlKey, metaKey, shiftKey } = click;
  target
    .closest('[data-index]')
    ?.querySelector('[data-open]')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

export interface TableBodyProps<Row> {
  /** Identifies the list in this tab's storage. */
  name: string;
  columns: readonly Column<Row>[];
  /** Ids of columns hidden in a narrow table. */
  dropped: ReadonlySet<string>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowName: ((row: Row) => string) | undefined;
  rowHref: ((row: Row) => string) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  openKey?: string | null | undefined;
  /** Present if rows are selectable. */
  selection: Selection<Row> | undefined;
}

/** Estimated row height in pixels, until one is rendered. */
const ROW_HEIGHT = 60;
/** Height of the sticky headers above the rows: the app's and the table's. */
const STICKY_HEIGHT = 104;

/**
 * The rows near the viewport, or all of them for print. If rows open, one is in the tab order; arrow keys,
 * Page Up, Page Down, Home and End move focus.
 */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { name, columns, dropped, rows, rowKey, rowName, rowHref, onOpen, openKey, selection } = props;
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
    // The row with focus, or that last had it, stays rendered, so focus isn't lost.
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      return current < 0 || indexes.includes(current) ? indexes : [...indexes, current].sort((a, b) => a - b);
    },
  });

  useEffect(() => {
    if (toFocus.current !== active) return;
    // Query the DOM, because the virtualizer treats its last row as the end of the page.
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
    // Key presses and clicks come from the links, buttons and checkboxes inside.
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
            rowKey={rowKey(rows[index]!)}
            isOpen={rowKey(rows[index]!) === openKey}
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

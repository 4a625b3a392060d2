import { memo, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Column } from '../columns/column.ts';
import { useTableTexts } from '../useTableTexts.ts';
import styles from '../DataTable.module.css';

interface TableRowProps<Row> extends RowContentProps<Row> {
  rowKey: string;
  /** Whether the panel shows it. */
  isOpen: boolean;
  /** Distance from the list's top, in pixels. */
  start: number;
  /** Receives the row's element to measure its height. */
  measure: (element: HTMLDivElement | null) => void;
}

interface RowContentProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Ids of columns hidden in a narrow table. */
  dropped: ReadonlySet<string>;
  /** Index in the list, from 0. */
  index: number;
  rowName: ((row: Row) => string) | undefined;
  rowHref: ((row: Row) => string) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  /** Whether the row is in the tab order. */
  tabbable: boolean;
  /** Absent if rows aren't selectable. */
  selected: boolean | undefined;
}

/** A table row. It can move, when a row above turns out to be taller, without rerendering its cells. */
export function TableRow<Row>({ rowKey, isOpen, start, measure, ...content }: TableRowProps<Row>) {
  const { index, selected } = content;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      data-key={rowKey}
      data-index={index}
      data-selected={selected}
      ref={measure}
      className={styles.row}
      style={{ transform: `translateY(${start}px)` }}
    >
      <RowContent {...content} />
    </div>
  );
}

function Cells<Row>(props: RowContentProps<Row>) {
  const { row, columns, dropped, selected } = props;
  return (
    <>
      {selected !== undefined && <SelectCell {...props} selected={selected} />}
      {columns.map((column, place) => (
        <div
          key={column.id}
          role="cell"
          className={styles.cell}
          data-align={column.align}
          data-phone={column.phone}
          data-dropped={dropped.has(column.id) || undefined}
        >
          {place === 0 ? <Opener {...props}>{column.cell(row)}</Opener> : column.cell(row)}
        </div>
      ))}
    </>
  );
}

/** Memoized, so scrolling doesn't rerender rows that stay visible. */
const RowContent = memo(Cells) as <Row>(props: RowContentProps<Row>) => ReactElement;

/** The first cell's content, as the link or button that opens the row. */
function Opener<Row>({
  row,
  rowHref,
  onOpen,
  tabbable,
  children,
}: RowContentProps<Row> & { children: ReactNode }) {
  const opener = { className: styles.open ?? '', tabIndex: tabbable ? 0 : -1, 'data-open': '' };
  if (rowHref) {
    return (
      <Link to={rowHref(row)} {...opener}>
        {children}
      </Link>
    );
  }
  if (!onOpen) return children;
  return (
    <button type="button" onClick={() => onOpen(row)} {...opener}>
      {children}
    </button>
  );
}

function SelectCell<Row>({ row, rowName, index, selected }: RowContentProps<Row> & { selected: boolean }) {
  const { t } = useTableTexts();
  const name = rowName?.(row);
  return (
    <div role="cell" className={styles.selectCell} data-select="">
      {/* The list handles clicks, including Shift; the checkbox only shows the state. */}
      <input
        type="checkbox"
        className={`vh-check ${styles.check}`}
        aria-label={name ? t('select', { name }) : t('selectRow', { number: index + 1 })}
        checked={selected}
        readOnly
      />
    </div>
  );
}

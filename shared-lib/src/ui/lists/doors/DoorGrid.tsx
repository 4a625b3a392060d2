import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useRowsInView } from '../table/rows/useRowsInView.ts';
import { gridRows, placeAfterKey, type Door, type GridRow, type CellPosition } from './doorGrid.ts';
import styles from './doors.module.css';
import { useDoorTexts } from './texts.ts';

/** Line height and minimum cell width including the gap, in pixels; keep in sync with the style sheet. */
const rowHeight = 60;
const cellWidth = 104;
const labelWidth = 112;

/** The floor's name is narrower below this width. */
const narrow = 640;
const narrowLabelWidth = 64;

/** Props a cell's control needs for keyboard navigation. */
export interface DoorFocus {
  'data-column': number;
  tabIndex: number;
  onFocus: () => void;
}

interface DoorGridProps<D extends Door> {
  /** In door order. */
  doors: readonly D[];
  label: string;
  /** The selected units while selecting; otherwise null. */
  chosen?: ReadonlySet<string> | null;
  /** A cell's content: one control, which takes `focus`. */
  cell: (door: D, focus: DoorFocus) => ReactNode;
}

/** How many cells fit in a row of an element. */
function usePerRow(): [React.RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null);
  const [perRow, setPerRow] = useState(8);
  useLayoutEffect(() => {
    const measure = ({ clientWidth }: HTMLElement) => {
      const room = clientWidth - (clientWidth > narrow ? labelWidth : narrowLabelWidth);
      setPerRow(Math.max(1, Math.floor(room / cellWidth)));
    };
    const { current } = element;
    if (!current) return undefined;
    measure(current);
    const observer = new ResizeObserver(() => measure(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, perRow];
}

/**
 * A community's units by building and floor. Only visible lines are rendered. One cell is in the tab order;
 * arrow keys, Home, End, Page Up and Page Down move focus.
 */
export function DoorGrid<D extends Door>({ doors, label, chosen = null, cell }: DoorGridProps<D>) {
  const [grid, perRow] = usePerRow();
  const rows = useMemo(() => gridRows(doors, perRow), [doors, perRow]);
  const { first, end } = useRowsInView(grid, rows.length, rowHeight);
  const [place, setPlace] = useState<CellPosition>({ row: 0, column: 0 });
  const movedTo = useRef<CellPosition | null>(null);

  useEffect(() => {
    const { current } = movedTo;
    if (!current || !grid.current) return;
    const found = grid.current.querySelector<HTMLElement>(
      `[data-row="${current.row}"] [data-column="${current.column}"]`,
    );
    if (!found) return;
    movedTo.current = null;
    found.focus({ preventScroll: true });
    found.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const next = placeAfterKey(rows, place, event.key, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    movedTo.current = next;
    setPlace(next);
    // Scrolling renders the line first.
    if (grid.current && (next.row < first || next.row >= end)) {
      const top = grid.current.getBoundingClientRect().top + window.scrollY + next.row * rowHeight;
      window.scrollTo({ top: top - window.innerHeight / 2 });
    }
  };
  const focused = rows[place.row]?.units[place.column] ? place : { row: 0, column: 0 };

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows.length}
      aria-multiselectable={chosen !== null || undefined}
      className={styles.grid}
      style={{ height: rows.length * rowHeight }}
      onKeyDown={onKeyDown}
    >
      {rows.slice(first, end).map((row, index) => (
        <DoorRow
          key={row.key}
          row={row}
          number={first + index}
          focused={focused.row === first + index ? focused.column : null}
          chosen={chosen}
          cell={cell}
          onFocus={(column) => setPlace({ row: first + index, column })}
        />
      ))}
    </div>
  );
}

interface DoorRowProps<D extends Door> extends Pick<DoorGridProps<D>, 'cell'> {
  row: GridRow<D>;
  number: number;
  /** Column of the cell in the tab order; null if none in this line. */
  focused: number | null;
  chosen: ReadonlySet<string> | null;
  onFocus: (column: number) => void;
}

function DoorRow<D extends Door>({ row, number, focused, chosen, cell, onFocus }: DoorRowProps<D>) {
  const { t } = useDoorTexts();
  const { building, floor, units, isFirst } = row;
  const floorWords = floor === null ? '' : t('floor', { floor });
  const label = [building ?? '', floorWords].filter(Boolean).join(' · ') || t('noBuilding');
  return (
    <div
      role="row"
      aria-rowindex={number + 1}
      data-row={number}
      className={styles.row}
      style={{ transform: `translateY(${number * rowHeight}px)` }}
    >
      <span role="rowheader" className={isFirst ? styles.floor : styles.again} dir="auto" title={label}>
        {label}
      </span>
      {units.map((unit, column) => (
        <span
          key={unit.id}
          role="gridcell"
          className={styles.cell}
          aria-selected={chosen === null ? undefined : chosen.has(unit.id)}
        >
          {cell(unit, {
            'data-column': column,
            tabIndex: focused === column ? 0 : -1,
            onFocus: () => onFocus(column),
          })}
        </span>
      ))}
    </div>
  );
}

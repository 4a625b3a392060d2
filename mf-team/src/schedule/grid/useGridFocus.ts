import { useEffect, useRef, useState, type FocusEvent, type RefObject, type SyntheticEvent } from 'react';
import { cellAfterKey, type GridPlace } from '../rows/cellAfterKey.ts';

/** The height in pixels of the headers that stick to the window's top: the app's and the grid's. */
const stickyHeight = 112;

/** The keyboard position in a grid. */
export interface GridFocus {
  /** The element that holds the rows. */
  body: RefObject<HTMLDivElement | null>;
  /** The cell where the Tab key stops. Its row is -1 in a grid without rows. */
  current: GridPlace;
  /** Moves to a cell, and focuses it once it is rendered. */
  goTo: (place: GridPlace) => void;
  /** The cell a key leads to; null for a key that doesn't move. */
  placeAfter: (event: { key: string; ctrlKey: boolean }) => GridPlace | null;
  /** The cell in which an event happened, with its place; null outside all cells. */
  cellOf: (event: SyntheticEvent) => { cell: HTMLElement; place: GridPlace } | null;
  onFocus: (event: FocusEvent) => void;
}

/**
 * Implements roving focus (the ARIA grid pattern): one cell has the focus or gets it next. Keys move from
 * this cell, and it follows when focus moves another way. Cells give their place in `data-row` and
 * `data-column`.
 * @param rowHeight in pixels, to compute how many rows fit on a page.
 */
export function useGridFocus(size: { rows: number; columns: number }, rowHeight: number): GridFocus {
  const body = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const current = { ...place, row: Math.min(place.row, size.rows - 1) };

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const at = `[data-row="${place.row}"][data-column="${place.column}"]`;
    const cell = body.current?.querySelector<HTMLElement>(at);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place]);

  const cellOf: GridFocus['cellOf'] = ({ target }) => {
    const cell = (target as Element).closest<HTMLElement>('[role="gridcell"]');
    return (
      cell && { cell, place: { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } }
    );
  };
  return {
    body,
    current,
    goTo(next) {
      moved.current = true;
      setPlace(next);
    },
    placeAfter: (event) =>
      cellAfterKey(event, current, size, Math.floor((window.innerHeight - stickyHeight) / rowHeight)),
    cellOf,
    onFocus(event) {
      const focused = cellOf(event)?.place;
      if (focused && (focused.row !== current.row || focused.column !== current.column)) setPlace(focused);
    },
  };
}

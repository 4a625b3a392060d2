import { useEffect, useRef, useState, type FocusEvent, type RefObject, type SyntheticEvent } from 'react';
import { cellAfterKey, type GridPlace } from '../rows/cellAfterKey.ts';

/** The height in pixels of the headers that stick to the window's top: the app's and the grid's. */
const stickyHeight = 112;

/** Where the keyboard is in a grid. */
export interface GridFocus {
  /** The element that holds the rows. */
  body: RefObject<HTMLDivElement | null>;
  /** The cell at which the Tab key stops. Its row is -1 in a grid without rows. */
  current: GridPlace;
  /** Moves to a cell, and gives it the focus once it is drawn. */
  goTo: (place: GridPlace) => void;
  /** The cell to which a key leads; null for a key that moves nowhere. */
  placeAfter: (event: { key: string; ctrlKey: boolean }) => GridPlace | null;
  /** The cell in which an event happened, with its place; null outside all cells. */
  cellOf: (event: SyntheticEvent) => { cell: HTMLElement; place: GridPlace } | null;
  onFocus: (event: FocusEvent) => void;
}

/**
 * Keeps the one cell in a grid that has the focus or gets it next (the ARIA grid pattern). Keys move from this cell,
 * and it follows when the focus moves in another way. Cells say where they are in `data-row` and `data-column`.
 * @param rowHeight in pixels, for how many rows a page holds.
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

import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { cellAfterKey, type GridPlace } from '../week/cellAfterKey.ts';

interface GridWalk {
  /** The cell at which the Tab key stops. */
  current: GridPlace;
  /** Where the cell is that something happened in; null outside all cells. */
  placeOf: (event: SyntheticEvent) => GridPlace | null;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Walks through a grid by keys (the ARIA grid pattern). Cells say where they are in `data-row` and `data-column`.
 * @param body what holds the cells.
 * @param page how many rows a page holds.
 * @param onEnter opens a cell.
 */
export function useGridWalk(
  body: RefObject<HTMLElement | null>,
  size: { rows: number; columns: number },
  page: () => number,
  onEnter: (place: GridPlace) => void,
): GridWalk {
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
  }, [body, place]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onEnter(current);
      return;
    }
    const next = cellAfterKey(event, current, size, page());
    if (next === null) return;
    event.preventDefault();
    moved.current = true;
    setPlace(next);
  };
  const placeOf = ({ target }: SyntheticEvent): GridPlace | null => {
    const cell = (target as Element).closest<HTMLElement>('[role="gridcell"]');
    return cell && { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
  };
  const onFocus = (event: FocusEvent) => {
    const focused = placeOf(event);
    if (focused && (focused.row !== current.row || focused.column !== current.column)) setPlace(focused);
  };
  return { current, placeOf, onFocus, onKeyDown };
}

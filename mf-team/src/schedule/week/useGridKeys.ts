import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { ShiftPlace } from 'shared-lib/domain';
import { gridCommandOf, type GridCommand } from '../editing/gridCommandOf.ts';
import { selectedPlaces } from '../editing/gridMarks.ts';
import { keyOfPlace } from '../editing/placeKey.ts';
import { nextUnassigned, shiftPlaces, shiftsBetween } from '../editing/shiftsBetween.ts';
import type { Editing } from '../editing/useEditing.ts';
import { cellAfterKey, type GridPlace } from './cellAfterKey.ts';
import type { WeekRow } from './weekGridOf.ts';

interface GridKeys {
  /** Where the keyboard is. */
  current: GridPlace;
  /** Goes to a cell and gives it the focus once it is drawn. */
  goTo: (place: GridPlace) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/**
 * What keys and presses do in the grid: go from cell to cell, select, and work on what is selected, or else on the cell that has the
 * focus.
 * @param page how many rows a page holds.
 * @param onMove is told of a cell that is to have the focus.
 */
export function useGridKeys(
  rows: readonly WeekRow[],
  columns: number,
  page: () => number,
  editing: Editing,
  onOpen: (places: readonly ShiftPlace[]) => void,
  onMove: () => void,
): GridKeys {
  const { marks, carried } = editing;
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 0 });
  const anchor = useRef<GridPlace | null>(null);
  const current = { ...place, row: Math.min(place.row, rows.length - 1) };

  const shiftAt = ({ row, column }: GridPlace): ShiftPlace | null => {
    const cell = rows[row]?.cells[column];
    return cell && cell.kind !== 'closed' ? { communityId: rows[row]!.id, serviceDate: cell.date } : null;
  };
  const here = shiftAt(current);

  const goTo = (next: GridPlace) => {
    onMove();
    setPlace(next);
    if (!carried) return;
    const shift = rows[next.row]?.cells[next.column];
    const to = shift ? { communityId: rows[next.row]!.id, serviceDate: shift.date } : null;
    editing.hover(carried, to, false);
  };
  const extendTo = (next: GridPlace) => {
    anchor.current ??= current;
    marks.select(shiftsBetween(anchor.current, next, rows).map(keyOfPlace));
  };
  const toggle = (shift: ShiftPlace | null) => {
    if (!shift) return;
    const key = keyOfPlace(shift);
    const selected = new Set(marks.selected());
    if (!selected.delete(key)) selected.add(key);
    marks.select(selected);
  };

  const meant = (): readonly ShiftPlace[] => {
    const selected = selectedPlaces(marks);
    return selected.length > 0 ? selected : here ? [here] : [];
  };

  const commands: Record<GridCommand, () => void> = {
    open: () => {
      const places = meant();
      if (places.length > 0) onOpen(places);
    },
    toggle: () => {
      anchor.current = current;
      toggle(here);
    },
    selectRow: () => marks.select(shiftPlaces(rows.slice(current.row, current.row + 1)).map(keyOfPlace)),
    selectAll: () => marks.select(shiftPlaces(rows).map(keyOfPlace)),
    clear: () => editing.clear(meant()),
    copy: () => here && editing.carry(here, false),
    cut: () => here && editing.carry(here, true),
    paste: () => {
      if (!carried) return;
      const selected = selectedPlaces(marks);
      if (carried.from === null && selected.length > 0) editing.assignAll(carried.agentId, selected);
      else if (here) editing.drop(carried, here, false);
      if (carried.from !== null) editing.putDown();
    },
    cancel: () => (carried ? editing.putDown() : marks.select([])),
    nextUnassigned: () => {
      const next = nextUnassigned(rows, current);
      if (next) goTo(next);
    },
  };

  return {
    current,
    goTo,
    onKeyDown(event) {
      const command = gridCommandOf(event);
      if (command !== null) {
        event.preventDefault();
        commands[command]();
        return;
      }
      const next = cellAfterKey(event, current, { rows: rows.length, columns }, page());
      if (next === null) return;
      event.preventDefault();
      if (event.shiftKey) extendTo(next);
      else anchor.current = null;
      goTo(next);
    },
    onClick(event) {
      const cell = (event.target as Element).closest<HTMLElement>('[role="gridcell"]');
      if (!cell) return;
      const clicked = { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
      const shift = shiftAt(clicked);
      if (event.shiftKey) extendTo(clicked);
      else if (event.ctrlKey || event.metaKey) {
        anchor.current = clicked;
        toggle(shift);
      } else {
        anchor.current = null;
        marks.select([]);
      }
      setPlace(clicked);
      cell.focus({ preventScroll: true });
      if (shift && !event.shiftKey && !event.ctrlKey && !event.metaKey) onOpen([shift]);
    },
  };
}

import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { ShiftPlace } from 'shared-lib/domain';
import { gridCommandOf, type GridCommand } from '../editing/gridCommandOf.ts';
import type { Editing } from '../editing/useEditing.ts';
import type { GridFocus } from '../grid/useGridFocus.ts';
import type { GridPlace } from '../rows/cellAfterKey.ts';
import { selectedPlaces } from '../rows/gridMarks.ts';
import { keyOfPlace } from '../rows/placeKey.ts';
import { nextUnassigned, shiftPlaces, shiftsBetween } from '../rows/shiftsBetween.ts';
import type { WeekRow } from '../rows/weekGridOf.ts';

interface GridKeys {
  /** Moves to a cell, along with the person being carried. */
  goTo: (place: GridPlace) => void;
  onMouseDown: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onClick: (event: MouseEvent) => void;
}

/**
 * Handles keys and clicks in the grid: they move between cells, select, and change the selected shifts or,
 * without a selection, the focused cell.
 */
export function useGridKeys(
  rows: readonly WeekRow[],
  focus: GridFocus,
  editing: Editing,
  onOpen: (places: readonly ShiftPlace[]) => void,
): GridKeys {
  const { marks, carried } = editing;
  const { current } = focus;
  /** Where the current range selection begins. */
  const anchor = useRef<GridPlace | null>(null);

  const shiftAt = ({ row, column }: GridPlace): ShiftPlace | null => {
    const cell = rows[row]?.cells[column];
    return cell && cell.kind !== 'closed' ? { communityId: rows[row]!.id, serviceDate: cell.date } : null;
  };
  const here = shiftAt(current);

  const goTo = (next: GridPlace) => {
    focus.goTo(next);
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
    goTo,
    onMouseDown({ shiftKey }) {
      // Pressing the mouse button moves the focus before the click completes the range.
      if (shiftKey) anchor.current ??= current;
    },
    onKeyDown(event) {
      const command = gridCommandOf(event);
      if (command !== null) {
        event.preventDefault();
        commands[command]();
        return;
      }
      const next = focus.placeAfter(event);
      if (next === null) return;
      event.preventDefault();
      if (event.shiftKey) extendTo(next);
      else anchor.current = null;
      goTo(next);
    },
    onClick(event) {
      const clicked = focus.cellOf(event);
      if (!clicked) return;
      const { cell, place } = clicked;
      const shift = shiftAt(place);
      if (event.shiftKey) extendTo(place);
      else if (event.ctrlKey || event.metaKey) {
        anchor.current = place;
        toggle(shift);
      } else {
        anchor.current = null;
        marks.select([]);
      }
      cell.focus({ preventScroll: true });
      if (shift && !event.shiftKey && !event.ctrlKey && !event.metaKey) onOpen([shift]);
    },
  };
}

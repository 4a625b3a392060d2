import type { ShiftPlace } from 'shared-lib/domain';
import { placeOfKey } from './placeKey.ts';

/** Preview of dropping the carried person on the shift under the pointer or the focus. */
export interface DropPreview {
  key: string;
  /** `refused` where a drop isn't possible. */
  effect: 'assign' | 'move' | 'swap' | 'replace' | 'refused';
  /** Whether it needs confirmation. */
  asks: boolean;
  /** The preview as text. */
  words: string;
}

/**
 * Marks in the grid, such as the selection. They are a store outside React, so that a change of the selection
 * or a drag rerenders only the affected cells.
 */
export interface GridMarks {
  subscribe: (listener: () => void) => () => void;
  /** A shift's marks, as words separated by spaces. The string stays the same until a mark changes. */
  marksOf: (key: string) => string;
  /** The same set until the selection changes. */
  selected: () => ReadonlySet<string>;
  select: (keys: Iterable<string>) => void;
  over: () => DropPreview | null;
  setOver: (over: DropPreview | null) => void;
  /** The shift whose specialist is being moved. */
  setLifted: (key: string | null) => void;
  isPending: (key: string) => boolean;
  setPending: (keys: readonly string[], pending: boolean) => void;
}

/** Creates the marks of one grid, all clear. */
export function createGridMarks(): GridMarks {
  let selected: ReadonlySet<string> = new Set();
  let over: DropPreview | null = null;
  let lifted: string | null = null;
  const pending = new Set<string>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    marksOf(key) {
      const marks = [
        selected.has(key) ? 'selected' : '',
        pending.has(key) ? 'pending' : '',
        lifted === key ? 'lifted' : '',
        over?.key === key ? `over ${over.effect}${over.asks ? ' asks' : ''}` : '',
      ];
      return marks.filter(Boolean).join(' ');
    },
    selected: () => selected,
    select(keys) {
      const next = new Set(keys);
      if (next.size === 0 && selected.size === 0) return;
      selected = next;
      changed();
    },
    over: () => over,
    setOver(next) {
      if (next?.key === over?.key && next?.words === over?.words) return;
      over = next;
      changed();
    },
    setLifted(key) {
      if (key === lifted) return;
      lifted = key;
      changed();
    },
    isPending: (key) => pending.has(key),
    setPending(keys, isPending) {
      for (const key of keys) {
        if (isPending) pending.add(key);
        else pending.delete(key);
      }
      changed();
    },
  };
}

/** The selected shifts, in the order in which they were selected. */
export const selectedPlaces = (marks: GridMarks): ShiftPlace[] => [...marks.selected()].map(placeOfKey);

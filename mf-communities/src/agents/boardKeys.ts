import { weekdays, type Weekday } from 'shared-lib/domain';
import type { Day } from './draft.ts';

/** The action of a key on a weekday of the board. */
export type BoardCommand =
  | { readonly kind: 'clear' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'paste' }
  /** Distance in communities and weekdays. */
  | { readonly kind: 'move'; readonly rows: number; readonly days: number };

const moves: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Maps a key to its command; null for keys left to the browser. */
export function commandOf({ key, ctrlKey, metaKey }: Pressed): BoardCommand | null {
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'c') return { kind: 'copy' };
    return key.toLowerCase() === 'v' ? { kind: 'paste' } : null;
  }
  if (key === 'Delete' || key === 'Backspace') return { kind: 'clear' };
  const move = moves[key];
  return move ? { kind: 'move', rows: move[0], days: move[1] } : null;
}

interface Row {
  readonly id: string;
  readonly serviceDays: readonly Weekday[];
}

/** The next weekday with service in a direction; null if there is none. */
export function placeAfter(
  rows: readonly Row[],
  { communityId, day }: Day,
  by: { rows: number; days: number },
): Day | null {
  let row = rows.findIndex(({ id }) => id === communityId) + by.rows;
  let column = weekdays.indexOf(day) + by.days;
  while (rows[row] && weekdays[column]) {
    const next = weekdays[column]!;
    if (rows[row]!.serviceDays.includes(next)) return { communityId: rows[row]!.id, day: next };
    row += by.rows;
    column += by.days;
  }
  return null;
}

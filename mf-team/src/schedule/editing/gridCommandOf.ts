/** The command of a key in the grid, other than moving to another cell. */
export type GridCommand =
  | 'open'
  | 'toggle'
  | 'selectRow'
  | 'selectAll'
  | 'clear'
  | 'copy'
  | 'cut'
  | 'paste'
  | 'cancel'
  | 'nextUnassigned';

interface Keys {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const plain: Record<string, GridCommand> = {
  Enter: 'open',
  ' ': 'toggle',
  Delete: 'clear',
  Backspace: 'clear',
  Escape: 'cancel',
  n: 'nextUnassigned',
};
const withControl: Record<string, GridCommand> = {
  a: 'selectAll',
  c: 'copy',
  x: 'cut',
  v: 'paste',
  ' ': 'toggle',
};

const lookUp = <T>(table: Record<string, T>, key: string): T | null =>
  (Object.hasOwn(table, key) ? table[key] : undefined) ?? null;

/** A letter without the effect of Caps Lock; other keys by name. */
const letterOf = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/**
 * Maps a key in the grid to its command, or null if the key keeps its default behavior. On a Mac, Command
 * counts as Control.
 */
export function gridCommandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): GridCommand | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return shiftKey ? null : lookUp(withControl, key.toLowerCase());
  if (shiftKey) return key === ' ' ? 'selectRow' : null;
  return lookUp(plain, letterOf(key));
}

/** Whether a key undoes the latest step or redoes it. */
export function historyCommandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Keys): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}

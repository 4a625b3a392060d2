/** Data stored in a browser history entry. */
export interface HistoryEntry {
  /** Unique within the tab. */
  readonly key: string;
  /** Index within the tab, from 0. */
  readonly index: number;
  /** State passed by the link or `navigate` call. */
  readonly state: unknown;
}

/**
 * The stored form of an entry. It keeps React Router's field names, because a tab may hold entries from an
 * earlier release.
 */
export const stateOf = ({ key, index, state }: HistoryEntry) => ({ usr: state, key, idx: index });

/** Reads a stored entry. @returns null for an entry no router created, such as a typed address. */
export function readEntry(kept: unknown): HistoryEntry | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { usr = null, key, idx } = kept as Partial<ReturnType<typeof stateOf>>;
  if (typeof idx !== 'number') return null;
  return { key: typeof key === 'string' ? key : 'default', index: idx, state: usr };
}

export const newKey = () => Math.random().toString(36).slice(2, 10);

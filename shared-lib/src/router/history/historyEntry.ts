/** What an entry of the browser's history says of itself. */
export interface HistoryEntry {
  /** Tells the entries of a tab apart. */
  readonly key: string;
  /** Its place among the tab's entries, from 0. */
  readonly index: number;
  /** What the link or the code that led here gave along. */
  readonly state: unknown;
}

/** An entry as the browser keeps it, by the names that React Router gave the fields: a tab may have entries from before a release. */
export const stateOf = ({ key, index, state }: HistoryEntry) => ({ usr: state, key, idx: index });

/** Reads what the browser kept. @returns null for an entry that no router made, such as that of an address typed by a person. */
export function readEntry(kept: unknown): HistoryEntry | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { usr = null, key, idx } = kept as Partial<ReturnType<typeof stateOf>>;
  if (typeof idx !== 'number') return null;
  return { key: typeof key === 'string' ? key : 'default', index: idx, state: usr };
}

/** A new entry's key. */
export const newKey = () => Math.random().toString(36).slice(2, 10);

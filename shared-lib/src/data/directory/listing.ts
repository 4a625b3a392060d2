import { shards as allShards } from '../../domain/index.ts';

/** A directory's loaded rows. */
export interface Listing<Row> {
  readonly rows: readonly Row[];
  /** Whether it is complete; otherwise, neither missing rows nor their number mean anything. */
  readonly isComplete: boolean;
  /** Whether the others could not be read despite a connection. */
  readonly hasFailed?: boolean;
}

/** No rows are loaded. */
export const emptyListing: Listing<never> = { rows: [], isComplete: false };

/** A directory shard as read. */
export interface Shard<Row> {
  readonly entries: readonly Row[];
  /** How many entries could not be read. */
  readonly damaged: number;
  /** How many source documents it represents. */
  readonly count: number;
}

/** The key of a directory's row. */
type KeyOf<Row> = (row: Row) => string;

/** Whether shards, without the damaged ones, form a complete directory. */
export const areShardsComplete = (shards: readonly Shard<unknown>[]): boolean =>
  shards.length === allShards.length && shards.every(({ damaged }) => damaged === 0);

/** How many source documents the shards represent. */
export const documentsIn = (shards: readonly Shard<unknown>[]): number =>
  shards.reduce((sum, { count }) => sum + count, 0);

/** Rows sorted by key, as a query returns documents; their shard is irrelevant. */
const inOrder = <Row>(rows: readonly Row[], keyOf: KeyOf<Row>): Row[] =>
  rows
    .map((row) => [keyOf(row), row] as const)
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([, row]) => row);

/**
 * The rows from the shards, and from the documents themselves where those had to be read.
 * @param source of the documents; null if the shards suffice
 */
export function listingOf<Row>(
  shards: readonly Shard<Row>[],
  source: Listing<Row> | null,
  keyOf: KeyOf<Row>,
): Listing<Row> {
  if (source?.isComplete) return source;
  const rows = inOrder(
    shards.flatMap(({ entries }) => entries),
    keyOf,
  );
  if (source === null) return { rows, isComplete: areShardsComplete(shards) };
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  // Documents are newer than any summary of them.
  for (const row of source.rows) byKey.set(keyOf(row), row);
  return { ...source, rows: [...byKey.values()] };
}

/** A change made in this tab, which a directory only shows after a function has processed it. */
export interface LocalChange<Row> {
  readonly key: string;
  /** The row's new value; null for none. */
  readonly change: (row: Row | null) => Row | null;
}

/** A change that isn't in the directory yet. */
export interface PendingChange<Row> extends LocalChange<Row> {
  /** The row before the change, as JSON. */
  readonly before: string;
  /** When the directory must include it, in epoch milliseconds. */
  readonly until: number;
}

/** Maximum time a function takes to update the directory, in milliseconds. */
const longestWait = 30_000;

const textOf = (row: unknown) => JSON.stringify(row ?? null);

const rowsByKey = <Row>(rows: readonly Row[], keyOf: KeyOf<Row>) =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** Remembers changes until they are in the directory; a later change of the same row builds on the earlier one. */
export function addLocalChanges<Row>(
  waiting: readonly PendingChange<Row>[],
  changes: readonly LocalChange<Row>[],
  rows: readonly Row[],
  keyOf: KeyOf<Row>,
  now: number,
): PendingChange<Row>[] {
  const known = rowsByKey(rows, keyOf);
  const until = now + longestWait;
  return [...waiting, ...changes.map((made) => ({ ...made, before: textOf(known.get(made.key)), until }))];
}

/** The changes that the directory still lacks: a row that differs from its previous state has been processed. */
export function pendingChanges<Row>(
  waiting: readonly PendingChange<Row>[],
  rows: readonly Row[],
  keyOf: KeyOf<Row>,
  now: number,
): readonly PendingChange<Row>[] {
  if (waiting.length === 0) return waiting;
  const known = rowsByKey(rows, keyOf);
  return waiting.filter(({ key, before, until }) => now < until && textOf(known.get(key)) === before);
}

/** The rows with the changes applied. */
export function applyLocalChanges<Row>(
  rows: readonly Row[],
  changes: readonly LocalChange<Row>[],
  keyOf: KeyOf<Row>,
): readonly Row[] {
  if (changes.length === 0) return rows;
  const changed = rowsByKey(rows, keyOf);
  for (const { key, change } of changes) {
    const row = change(changed.get(key) ?? null);
    if (row === null) changed.delete(key);
    else changed.set(key, row);
  }
  return [...changed.values()];
}

import { shards as allShards } from '../../domain/index.ts';

/** The rows of a directory as far as they are known. */
export interface Listing<Row> {
  readonly rows: readonly Row[];
  /** Whether these are all; otherwise nothing may be said of what is not among them, nor how many there are. */
  readonly isWhole: boolean;
  /** Whether the others could not be read, though the connection was there. */
  readonly hasFailed?: boolean;
}

/** Nothing is known of any row. */
export const nothingRead: Listing<never> = { rows: [], isWhole: false };

/** A shard of a directory, as it was read. */
export interface Shard<Row> {
  readonly entries: readonly Row[];
  /** How many entries could not be read. */
  readonly damaged: number;
  /** How many documents of the source it stands for. */
  readonly count: number;
}

/** Tells the rows of a directory apart. */
type KeyOf<Row> = (row: Row) => string;

/** Whether shards, of which the damaged ones are left out, are all of a directory. */
export const isComplete = (shards: readonly Shard<unknown>[]): boolean =>
  shards.length === allShards.length && shards.every(({ damaged }) => damaged === 0);

/** How many documents of the source shards stand for. */
export const documentsIn = (shards: readonly Shard<unknown>[]): number =>
  shards.reduce((sum, { count }) => sum + count, 0);

/** Rows in the order of their keys, as a query gives documents: which shard one lies in says nothing to anybody. */
const inOrder = <Row>(rows: readonly Row[], keyOf: KeyOf<Row>): Row[] =>
  rows
    .map((row) => [keyOf(row), row] as const)
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .map(([, row]) => row);

/**
 * What is known from the shards, and from the documents themselves where those had to be read.
 * @param source of the documents; null where the shards are to be enough
 */
export function listingOf<Row>(
  shards: readonly Shard<Row>[],
  source: Listing<Row> | null,
  keyOf: KeyOf<Row>,
): Listing<Row> {
  if (source?.isWhole) return source;
  const rows = inOrder(
    shards.flatMap(({ entries }) => entries),
    keyOf,
  );
  if (source === null) return { rows, isWhole: isComplete(shards) };
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  // What the documents say is newer than any summary of them.
  for (const row of source.rows) byKey.set(keyOf(row), row);
  return { ...source, rows: [...byKey.values()] };
}

/** A change of this tab's own, which a directory shows only after a function has seen it. */
export interface OwnChange<Row> {
  readonly key: string;
  /** What becomes of the row; null for none. */
  readonly change: (row: Row | null) => Row | null;
}

/** A change that is not in the directory yet. */
export interface WaitingChange<Row> extends OwnChange<Row> {
  /** The row as it was when the change was made, as JSON. */
  readonly before: string;
  /** Epoch milliseconds after which the directory is right about it in any case. */
  readonly until: number;
}

/** As long as a function takes at worst to bring a change into the directory, in milliseconds. */
const longestWait = 30_000;

const textOf = (row: unknown) => JSON.stringify(row ?? null);

const rowsByKey = <Row>(rows: readonly Row[], keyOf: KeyOf<Row>) =>
  new Map(rows.map((row) => [keyOf(row), row]));

/** Remembers changes as long as they are not in the directory; a later change of the same row goes on from the earlier one. */
export function withNewChanges<Row>(
  waiting: readonly WaitingChange<Row>[],
  changes: readonly OwnChange<Row>[],
  rows: readonly Row[],
  keyOf: KeyOf<Row>,
  now: number,
): WaitingChange<Row>[] {
  const known = rowsByKey(rows, keyOf);
  const until = now + longestWait;
  return [...waiting, ...changes.map((made) => ({ ...made, before: textOf(known.get(made.key)), until }))];
}

/** The changes that the directory still lacks: it is not as it was before, once a function has seen them. */
export function stillWaiting<Row>(
  waiting: readonly WaitingChange<Row>[],
  rows: readonly Row[],
  keyOf: KeyOf<Row>,
  now: number,
): readonly WaitingChange<Row>[] {
  if (waiting.length === 0) return waiting;
  const known = rowsByKey(rows, keyOf);
  return waiting.filter(({ key, before, until }) => now < until && textOf(known.get(key)) === before);
}

/** The rows as they will be with the changes in them. */
export function withOwnChanges<Row>(
  rows: readonly Row[],
  changes: readonly OwnChange<Row>[],
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

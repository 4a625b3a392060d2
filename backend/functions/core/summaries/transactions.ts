import {
  FieldPath,
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { firestore } from '../../../kernel/firebase.ts';

/** Attempts of a transaction under contention; after that, the event is retried. */
const maxAttempts = 10;

/** Documents of a source per request. */
const pageSize = 300;

/** A Firestore document has 1 MiB at most, including its field names and path. */
const maxSummaryBytes = 1_000_000;

export const inTransaction = <T>(run: (transaction: Transaction) => Promise<T>): Promise<T> =>
  firestore().runTransaction(run, { maxAttempts });

/** All documents of a query, page by page. They stay locked until the transaction ends. */
export const readAllPages = async (
  transaction: Transaction,
  query: Query,
): Promise<QueryDocumentSnapshot[]> => {
  const found: QueryDocumentSnapshot[] = [];
  const pages = query.orderBy(FieldPath.documentId()).limit(pageSize);
  for (;;) {
    const last = found.at(-1);
    const { docs } = await transaction.get(last ? pages.startAfter(last) : pages);
    found.push(...docs);
    if (docs.length < pageSize) return found;
  }
};

type SummaryData = Readonly<Record<string, string | number | null>>;

const bytesOf = (data: object): number => Buffer.byteLength(JSON.stringify(data));

/** A text longer than this can only be a row. */
const longestName = 100;

/**
 * The remainder of a summary that doesn't fit a document. It is unreadable on purpose, so screens fall back to the source, and they still
 * see the change.
 */
const withoutRows = (data: SummaryData): SummaryData =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, String(value).length > longestName ? null : value]),
  );

/**
 * Writes a summary, unless it is unchanged. It is never removed, because screens listening to changes don't see removals.
 * @param stored the current summary
 * @param data its fields, or some of them, without `updatedAt`
 */
export const saveSummary = (transaction: Transaction, stored: DocumentSnapshot, data: SummaryData): void => {
  const isTooLarge = bytesOf(data) > maxSummaryBytes;
  if (isTooLarge) logger.error(`${stored.ref.path} would be too large for a document`);
  const fields = isTooLarge ? withoutRows(data) : data;
  const isKept = Object.entries(fields).every(([field, value]) => stored.get(field) === value);
  if (stored.exists && isKept) return;
  transaction.set(stored.ref, { ...fields, updatedAt: FieldValue.serverTimestamp() }, { merge: true });
};

/**
 * Adds to counts without reading them, so a summary's shards don't wait for each other.
 * @param changes by field; zeros are skipped
 * @returns nothing; if the document doesn't exist, the transaction fails with an error that `isMissing` recognizes
 */
export const addToCounts = (
  transaction: Transaction,
  reference: DocumentReference,
  changes: Readonly<Record<string, number>>,
): void => {
  const changed = Object.entries(changes).filter(([, by]) => by !== 0);
  if (changed.length === 0) return;
  const increments = changed.map(([field, by]) => [field, FieldValue.increment(by)] as const);
  transaction.update(reference, {
    ...Object.fromEntries(increments),
    updatedAt: FieldValue.serverTimestamp(),
  });
};

const notFound = 5;

/** Whether a transaction failed because a document it updates doesn't exist. */
export const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === notFound;

/** The difference of counts. */
export const difference = <K extends string>(
  after: Readonly<Record<K, number>>,
  before: Readonly<Record<K, number>>,
): Record<K, number> => {
  const names = Object.keys(after) as K[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Record<K, number>;
};

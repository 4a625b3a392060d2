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

/** How often a transaction is tried that others are in the way of; the event comes again after that. */
const maxAttempts = 10;

/** How many documents of a source one request reads. */
const pageSize = 300;

/** A document of Firestore has 1 MiB at most; the names of its fields and its path need some of it. */
const maxSummaryBytes = 1_000_000;

export const inTransaction = <T>(run: (transaction: Transaction) => Promise<T>): Promise<T> =>
  firestore().runTransaction(run, { maxAttempts });

/** All documents that a query finds, page by page. What was read is locked until the transaction ends. */
export const everyPage = async (transaction: Transaction, query: Query): Promise<QueryDocumentSnapshot[]> => {
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

/** Texts that are longer than this are rows. */
const longestName = 100;

/** What is left of a summary that no document holds. It can't be read, so that screens read the source; and they hear of the change. */
const withoutRows = (data: SummaryData): SummaryData =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]) => [field, String(value).length > longestName ? null : value]),
  );

/**
 * Writes a summary, unless it says that already. It is never removed: screens listen to changes, which a removal is not.
 * @param stored the summary as it is now
 * @param data its fields, or some of them, but for `updatedAt`
 */
export const putSummary = (transaction: Transaction, stored: DocumentSnapshot, data: SummaryData): void => {
  const isTooLarge = bytesOf(data) > maxSummaryBytes;
  if (isTooLarge) logger.error(`${stored.ref.path} would be too large for a document`);
  const fields = isTooLarge ? withoutRows(data) : data;
  const isKept = Object.entries(fields).every(([field, value]) => stored.get(field) === value);
  if (stored.exists && isKept) return;
  transaction.set(stored.ref, { ...fields, updatedAt: FieldValue.serverTimestamp() }, { merge: true });
};

/**
 * Adds to counts without reading them, so that the shards of a summary don't wait for each other.
 * @param changes by field; nothing is written for zeros
 * @returns a transaction that finds no document fails with `isMissing`
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

/** Whether a transaction failed since a document that it changes isn't there. */
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

import { Timestamp, type DocumentData } from 'firebase/firestore';
import type { CachedRecords } from '../lastKnown/recordCache.ts';

/** A raw Firestore document. */
export interface RawDocument {
  readonly path: string;
  readonly fields: DocumentData;
}

/** A query's complete result, as stored on a device. */
export interface CachedDocuments {
  readonly documents: readonly RawDocument[];
  /** When all of them were last read, rather than only changes, in epoch milliseconds. */
  readonly readAt: number;
}

/**
 * How long changes suffice, in milliseconds. After that, everything is read again, including changes that listeners
 * miss, such as a restored backup.
 */
const changesFor = 24 * 60 * 60_000;

/** Seconds within which writes may become visible out of order. */
const margin = 60;

/** A moment as Firestore returns it or, from the device, its JSON. */
const momentOf = (value: unknown): Timestamp | null => {
  const { seconds, nanoseconds } = (value ?? {}) as Partial<Timestamp>;
  return seconds === undefined || nanoseconds === undefined ? null : new Timestamp(seconds, nanoseconds);
};

/**
 * Stored documents in the form that Firestore returns. Of the data that functions write into summaries, only
 * `updatedAt` isn't JSON.
 */
export const parseCachedDocuments = (documents: readonly RawDocument[]): readonly RawDocument[] =>
  documents.map(({ path, fields }) => ({
    path,
    fields: { ...fields, updatedAt: momentOf(fields.updatedAt) },
  }));

/**
 * The moment after which changes must be read. Only server times decide what is new. The device's clock only tells
 * whether the last change was long before the documents were stored, so with a wrong clock, only a few extra
 * documents are read, or the safety margin is lost.
 * @param now epoch milliseconds
 * @returns null if all documents must be read
 */
export function changedSince(kept: CachedRecords<CachedDocuments> | null, now: number): Timestamp | null {
  if (kept === null) return null;
  const { documents, readAt } = kept.data;
  if (now < readAt || now - readAt > changesFor) return null;
  const newest = documents
    .flatMap(({ fields }) => momentOf(fields.updatedAt) ?? [])
    .reduce<Timestamp | null>((latest, moment) => (latest && latest >= moment ? latest : moment), null);
  if (newest === null) return null;
  const isSettled = kept.asOf - newest.toMillis() > margin * 1000;
  return isSettled ? newest : new Timestamp(newest.seconds - margin, newest.nanoseconds);
}

/**
 * The documents after a listener's snapshot, by path.
 * @param known the previous documents
 * @param before what the listener had found until then; what it no longer finds was deleted, because no change makes
 * a document older
 * @param found what it finds now, of all documents or of changed ones
 */
export function mergeFound(
  known: readonly RawDocument[],
  before: readonly RawDocument[],
  found: readonly RawDocument[],
): readonly RawDocument[] {
  const byPath = new Map(known.map((document) => [document.path, document]));
  for (const { path } of before) byPath.delete(path);
  for (const document of found) byPath.set(document.path, document);
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

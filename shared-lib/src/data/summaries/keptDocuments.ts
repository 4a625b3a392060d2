import { Timestamp, type DocumentData } from 'firebase/firestore';
import type { Known } from '../lastKnown/lastKnown.ts';

/** A document as Firestore has it. */
export interface RawDocument {
  readonly path: string;
  readonly fields: DocumentData;
}

/** All documents that a query found, as a device keeps them. */
export interface KeptDocuments {
  readonly documents: readonly RawDocument[];
  /** When all of them were last read, and not the changes alone, in epoch milliseconds. */
  readonly readAt: number;
}

/** Milliseconds for which changes are enough. After that, what no listener to changes hears of comes too: a restored backup. */
const changesFor = 24 * 60 * 60_000;

/** Seconds within which writes may become visible in another order than that of their times. */
const margin = 60;

/** A moment as Firestore gave it or, from the device, its JSON. */
const momentOf = (value: unknown): Timestamp | null => {
  const { seconds, nanoseconds } = (value ?? {}) as Partial<Timestamp>;
  return seconds === undefined || nanoseconds === undefined ? null : new Timestamp(seconds, nanoseconds);
};

/** Documents from the device as Firestore gave them. Of what functions write into summaries, only `updatedAt` is not JSON. */
export const fromDevice = (documents: readonly RawDocument[]): readonly RawDocument[] =>
  documents.map(({ path, fields }) => ({
    path,
    fields: { ...fields, updatedAt: momentOf(fields.updatedAt) },
  }));

/**
 * The moment of which only later changes have to be read. Times of the server alone decide what is new; the device's clock says only
 * whether the last change was long ago when it was kept, so that a wrong one costs a few documents, or the margin.
 * @param now epoch milliseconds
 * @returns null when all documents have to be read
 */
export function changesAfter(kept: Known<KeptDocuments> | null, now: number): Timestamp | null {
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
 * The documents after a listener has brought something, by path.
 * @param known as they were before
 * @param before what the listener had found until then; what it finds no longer was deleted, since no change makes a document older
 * @param found what it finds now, of all documents or of those that changed
 */
export function withFound(
  known: readonly RawDocument[],
  before: readonly RawDocument[],
  found: readonly RawDocument[],
): readonly RawDocument[] {
  const byPath = new Map(known.map((document) => [document.path, document]));
  for (const { path } of before) byPath.delete(path);
  for (const document of found) byPath.set(document.path, document);
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

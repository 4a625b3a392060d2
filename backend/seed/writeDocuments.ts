import type { Firestore } from 'firebase-admin/firestore';
import { chunksOf, maxBatchWrites } from 'shared-lib/domain';
import { withRetries } from './withRetries.ts';
import { SeedReference, type SeedDocument } from './seedSet.ts';

/** Batches sent concurrently: enough to keep the server busy, few enough not to flood it. */
const batchesAtOnce = 4;
const groupSize = batchesAtOnce * maxBatchWrites;

/** Whether a document is a field record. */
const isOfField = ({ night }: SeedDocument): boolean => night !== undefined;

/** What the functions do with the events of a writing. */
export interface Triggers {
  /** Whether they would change nothing after a document is written. */
  readonly isSettled: (document: SeedDocument) => boolean;
  /** Runs a writing whose events they don't receive, if possible. */
  readonly without: (write: () => Promise<void>) => Promise<void>;
}

/** The functions receive all events. */
export const allTriggers: Triggers = { isSettled: () => false, without: (write) => write() };

/**
 * Documents in writing order: field records come after the units and checkpoints that functions check them against, and in both, settled
 * documents come first.
 */
export const inOrderOfWriting = (
  documents: readonly SeedDocument[],
  { isSettled }: Triggers,
): SeedDocument[] =>
  [false, true].flatMap((ofField) => {
    const part = documents.filter((document) => isOfField(document) === ofField);
    return [...part.filter(isSettled), ...part.filter((document) => !isSettled(document))];
  });

/** A document's fields in Firestore's types. */
const stored = (firestore: Firestore, data: SeedDocument['data']): Record<string, unknown> => {
  const valueOf = (value: unknown): unknown => {
    if (value instanceof SeedReference) return firestore.doc(value.path);
    return Array.isArray(value) ? value.map(valueOf) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, valueOf(value)]));
};

/**
 * Writes documents in order, in groups of concurrent batches. The first field record starts a new group, so that everything before it
 * exists, and so do settled documents, whose events aren't needed. Batches that a busy machine doesn't answer are sent again; they contain
 * the same documents, so nothing is duplicated.
 * @param from how many documents of the list are already written
 * @param onWritten called after each group with the number of documents written so far; the next group waits for it
 */
export const writeDocuments = async (
  firestore: Firestore,
  documents: readonly SeedDocument[],
  from: number,
  onWritten: (written: number) => Promise<void>,
  { isSettled, without }: Triggers,
): Promise<void> => {
  const kindOf = (document: SeedDocument) => `${isOfField(document)} ${isSettled(document)}`;
  const write = async (group: readonly SeedDocument[]): Promise<void> => {
    const batches = chunksOf(group, maxBatchWrites).map((chunk) =>
      withRetries('the documents', () => {
        const batch = firestore.batch();
        for (const { path, data } of chunk) batch.set(firestore.doc(path), stored(firestore, data));
        return batch.commit();
      }),
    );
    await Promise.all(batches);
  };
  for (let start = from, end: number; start < documents.length; start = end) {
    const first = documents[start]!;
    const group = documents.slice(start, start + groupSize);
    const other = group.findIndex((document) => kindOf(document) !== kindOf(first));
    if (other > 0) group.length = other;
    end = start + group.length;
    await (isSettled(first) ? without(() => write(group)) : write(group));
    await onWritten(end);
  }
};

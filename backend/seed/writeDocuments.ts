import type { Firestore } from 'firebase-admin/firestore';
import { chunksOf, maxBatchWrites } from 'shared-lib/domain';
import { withRetries } from './withRetries.ts';
import { SeedReference, type SeedDocument } from './seedSet.ts';

/** Batches sent concurrently: enough to keep the server busy, few enough not to flood it. */
const batchesAtOnce = 4;
const groupSize = batchesAtOnce * maxBatchWrites;

/** Whether a document is a field record. */
const isOfField = ({ night }: SeedDocument): boolean => night !== undefined;

/** Documents in writing order: field records come after the units and checkpoints that functions check them against. */
export const inOrderOfWriting = (documents: readonly SeedDocument[]): SeedDocument[] => [
  ...documents.filter((document) => !isOfField(document)),
  ...documents.filter(isOfField),
];

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
 * exists. Batches that a busy machine doesn't answer are sent again; they contain the same documents, so nothing is duplicated.
 * @param from how many documents of the list are already written
 * @param onWritten called after each group with the number of documents written so far; the next group waits for it
 */
export const writeDocuments = async (
  firestore: Firestore,
  documents: readonly SeedDocument[],
  from: number,
  onWritten: (written: number) => Promise<void>,
): Promise<void> => {
  const fieldFrom = documents.findIndex(isOfField);
  const endOf = (start: number) => Math.min(start + groupSize, start < fieldFrom ? fieldFrom : Infinity);
  for (let start = from; start < documents.length; start = endOf(start)) {
    const group = documents.slice(start, endOf(start));
    const batches = chunksOf(group, maxBatchWrites).map((chunk) =>
      withRetries('the documents', () => {
        const batch = firestore.batch();
        for (const { path, data } of chunk) batch.set(firestore.doc(path), stored(firestore, data));
        return batch.commit();
      }),
    );
    await Promise.all(batches);
    await onWritten(start + group.length);
  }
};

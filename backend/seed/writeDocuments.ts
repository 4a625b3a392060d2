import type { Firestore } from 'firebase-admin/firestore';
import { chunksOf, maxBatchWrites } from 'shared-lib/domain';
import { persistently } from './persistently.ts';
import { SeedReference, type SeedDocument } from './seedSet.ts';

/** The number of batches sent at the same time: enough to keep the server busy, few enough not to flood it. */
const batchesAtOnce = 4;
const groupSize = batchesAtOnce * maxBatchWrites;

/** Whether a document is a record of work in the field. */
const isOfField = ({ night }: SeedDocument): boolean => night !== undefined;

/** Documents in the order of writing: records of work in the field come after the units and check points that functions judge them by. */
export const inOrderOfWriting = (documents: readonly SeedDocument[]): SeedDocument[] => [
  ...documents.filter((document) => !isOfField(document)),
  ...documents.filter(isOfField),
];

/** The fields of a document as Firestore takes them. */
const stored = (firestore: Firestore, data: SeedDocument['data']): Record<string, unknown> => {
  const valueOf = (value: unknown): unknown => {
    if (value instanceof SeedReference) return firestore.doc(value.path);
    return Array.isArray(value) ? value.map(valueOf) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [field, valueOf(value)]));
};

/**
 * Writes documents in their order, in groups of batches that travel together. The first record of the field begins a group, so that all
 * that comes before it is there. What a busy machine keeps from being answered is sent again: the same documents, so nothing is there twice.
 * @param from how many documents of the list are written already @param onWritten called after each group with the
 * number of documents written so far; the next group waits for it
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
      persistently('the documents', () => {
        const batch = firestore.batch();
        for (const { path, data } of chunk) batch.set(firestore.doc(path), stored(firestore, data));
        return batch.commit();
      }),
    );
    await Promise.all(batches);
    await onWritten(start + group.length);
  }
};

import { FieldPath, type CollectionReference, type DocumentReference } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { exportRecordOf, sentRecordOf, type ExportRecord } from './exportRecord.ts';
import type { ExportJob } from './exportJob.ts';

/** How many documents of a collection are held in memory at once. */
const pageSize = 200;

/** How many documents are checked concurrently for subcollections. */
const atOnce = 25;

/**
 * What an export omits, by the path below the business: gate and compactor codes, which open doors; other users'
 * saved views; and exports.
 */
const isLeftOut = (customerId: string, path: string): boolean =>
  /^communities\/[^/]+\/restricted\//.test(path) ||
  (path.startsWith('listViews/') && !path.startsWith(`listViews/${customerId}/`)) ||
  path.startsWith('exports/');

/** All documents below some, in collections of any name. */
const below = async (root: string, parents: readonly DocumentReference[]): Promise<ExportRecord[]> => {
  const found: ExportRecord[] = [];
  const waiting = parents.values();
  const work = async () => {
    for (const parent of waiting) {
      for (const collection of await parent.listCollections()) {
        // Subcollections may outlive their document.
        const [{ docs }, references] = await Promise.all([collection.get(), collection.listDocuments()]);
        found.push(...docs.map((document) => exportRecordOf(root, document)));
        found.push(...(await below(root, references)));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, parents.length) }, work));
  return found;
};

/** A page's documents, and missing ones that have subcollections. */
const readPage = async (collection: CollectionReference, after: string | null) => {
  const ordered = collection.orderBy(FieldPath.documentId()).limit(pageSize);
  const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get();
  const references = docs.map(({ ref }) => ref);
  if (after === null && docs.length === 0) return { docs, references: await collection.listDocuments() };
  return { docs, references };
};

/** All businesses' messages are in two root collections, which come after the business's own. */
const sentCollections: readonly string[] = [paths.textMessages(), paths.mails()];

/** In a cursor, a root collection has a slash, which no collection name contains. */
const cursorOf = (collection: string | undefined): ExportJob['cursor'] =>
  collection === undefined ? null : { collection: `/${collection}`, after: null };

/** The next texts or emails that the business has sent. */
const sentPage = async (
  customerId: string,
  { collection, after }: NonNullable<ExportJob['cursor']>,
): Promise<CollectedPage> => {
  const name = collection.slice(1);
  const ordered = firestore()
    .collection(name)
    .where('customerId', '==', customerId)
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get();
  const last = docs.at(-1)?.id;
  const isLast = docs.length < pageSize || last === undefined;
  const following = sentCollections[sentCollections.indexOf(name) + 1];
  return {
    records: docs.map(sentRecordOf),
    next: isLast ? cursorOf(following) : { collection, after: last },
  };
};

/** A page of a business's data. */
export interface CollectedPage {
  readonly records: readonly ExportRecord[];
  /** Where the next page begins; null after the last. */
  readonly next: ExportJob['cursor'];
}

/**
 * Reads the next documents of a business, with everything below each, and finally its sent messages. The collections
 * are found by listing them, so a new one is exported without being named anywhere. One created while the export runs
 * is included if its name comes after the current one.
 * @param cursor null for the first page, which is the business's own document
 */
export const collectPage = async (
  customerId: string,
  cursor: ExportJob['cursor'],
): Promise<CollectedPage> => {
  const root = paths.customer(customerId);
  const customer = firestore().doc(root);
  const names = (await customer.listCollections()).map(({ id }) => id).toSorted();
  const firstFrom = (from: string, isIncluded: boolean) => {
    const collection = names.find((name) => name > from || (isIncluded && name === from));
    return collection === undefined ? cursorOf(sentCollections[0]) : { collection, after: null };
  };
  if (cursor === null) {
    const document = await customer.get();
    return { records: document.exists ? [exportRecordOf(root, document)] : [], next: firstFrom('', true) };
  }
  if (cursor.collection.startsWith('/')) return sentPage(customerId, cursor);
  const { docs, references } = await readPage(customer.collection(cursor.collection), cursor.after);
  const own = docs.map((document) => exportRecordOf(root, document));
  const records = [...own, ...(await below(root, references))].filter(
    ({ path }) => !isLeftOut(customerId, path),
  );
  const last = docs.at(-1)?.id;
  const isLast = docs.length < pageSize || last === undefined;
  return {
    records,
    next: isLast ? firstFrom(cursor.collection, false) : { collection: cursor.collection, after: last },
  };
};

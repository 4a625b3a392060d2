import { FieldPath, type CollectionReference, type DocumentReference } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { exportRecordOf, sentRecordOf, type ExportRecord } from './exportRecord.ts';
import type { ExportJob } from './exportJob.ts';

/** Documents of a collection that are held in memory at once. */
const pageSize = 200;

/** How many documents are asked at the same time for collections below them. */
const atOnce = 25;

/**
 * What is not in an export, by the path below the business: gate and compactor codes, which open doors; how others look at their lists;
 * and exports.
 */
const isLeftOut = (customerId: string, path: string): boolean =>
  /^communities\/[^/]+\/restricted\//.test(path) ||
  (path.startsWith('listViews/') && !path.startsWith(`listViews/${customerId}/`)) ||
  path.startsWith('exports/');

/** All documents below some, in collections of whatever name. */
const below = async (root: string, parents: readonly DocumentReference[]): Promise<ExportRecord[]> => {
  const found: ExportRecord[] = [];
  const waiting = parents.values();
  const work = async () => {
    for (const parent of waiting) {
      for (const collection of await parent.listCollections()) {
        // What lies below a document may outlive it.
        const [{ docs }, references] = await Promise.all([collection.get(), collection.listDocuments()]);
        found.push(...docs.map((document) => exportRecordOf(root, document)));
        found.push(...(await below(root, references)));
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, parents.length) }, work));
  return found;
};

/** The documents of a page, and those that aren't there but have collections below them. */
const readPage = async (collection: CollectionReference, after: string | null) => {
  const ordered = collection.orderBy(FieldPath.documentId()).limit(pageSize);
  const { docs } = await (after === null ? ordered : ordered.startAfter(after)).get();
  const references = docs.map(({ ref }) => ref);
  if (after === null && docs.length === 0) return { docs, references: await collection.listDocuments() };
  return { docs, references };
};

/** What all businesses send lies in two collections of the database, which come after the business's own. */
const sentCollections: readonly string[] = [paths.textMessages(), paths.mails()];

/** In a cursor, a collection of the database has a slash, which no name of a collection has. */
const cursorOf = (collection: string | undefined): ExportJob['cursor'] =>
  collection === undefined ? null : { collection: `/${collection}`, after: null };

/** The next texts or mails that the business has sent. */
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

/** A page of what a business has here. */
export interface CollectedPage {
  readonly records: readonly ExportRecord[];
  /** Where the next page begins; null after the last. */
  readonly next: ExportJob['cursor'];
}

/**
 * Reads the next documents of a business, with everything below each, and at last what it has sent. The collections are found by listing them, so a new one is in the
 * export without being named anywhere. One that comes while the export runs is in it when its name comes after the present one.
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

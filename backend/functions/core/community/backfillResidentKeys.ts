import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { paths, residentKeysOf, isEqual } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { inTransaction } from '../summaries/transactions.ts';

/** Number of units per transaction. */
const pageSize = 150;

const keysNow = (unit: QueryDocumentSnapshot) => {
  const name: unknown = unit.get('residentName');
  return residentKeysOf(typeof name === 'string' ? name : null);
};

/**
 * Adds resident search keys to units written before the keys existed. The units are read only if fewer of them have keys than names.
 * Idempotent, and safe to run during changes.
 */
export const backfillResidentKeys = async (customerId: string): Promise<void> => {
  const units = firestore().collection(paths.units(customerId));
  const named = units.where('residentName', '>', '');
  const [names, keyed] = await Promise.all(
    [named, units.where('residentKeys', '!=', null)].map(
      async (some) => (await some.count().get()).data().count,
    ),
  );
  if (names === keyed) return;
  const all = named.orderBy('residentName').orderBy(FieldPath.documentId()).limit(pageSize);
  for (let last: QueryDocumentSnapshot | undefined; ;) {
    const page = last ? all.startAfter(last) : all;
    const docs = await inTransaction(async (transaction) => {
      const found = (await transaction.get(page)).docs;
      for (const unit of found) {
        const residentKeys = keysNow(unit);
        if (!isEqual(unit.get('residentKeys') ?? null, residentKeys)) {
          transaction.update(unit.ref, { residentKeys });
        }
      }
      return found;
    });
    last = docs.at(-1);
    if (docs.length < pageSize) return;
  }
};

import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { paths, type ComparedUnit } from 'shared-lib/domain';
import { isThere } from '../communities/archive.ts';
import { firestore } from '../firebase.ts';

/** The fields by which units are told apart and compared. */
const compared = [
  'building',
  'floor',
  'unitNumber',
  'residentName',
  'email',
  'phone',
  'language',
  'status',
  'moveInDate',
  'serviceNotes',
] as const satisfies readonly (keyof ComparedUnit)[];

/** A unit as an import compares it, with the import that wrote it last. */
export type StoredUnit = ComparedUnit & { readonly lastImport: ImportMark | null };

/** What an import notes on a unit that it writes. */
export interface ImportMark {
  readonly id: string;
  /** The fields that it changed, as they were before; null for a unit that it added. */
  readonly before: Readonly<Record<string, unknown>> | null;
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** A unit's document as far as it can be read; a damaged field reads as none, and so can be mended by an import. */
const storedUnit = (document: QueryDocumentSnapshot): StoredUnit => {
  const text = (field: string) => textOrNull(document.get(field));
  return {
    id: document.id,
    building: text('building'),
    floor: text('floor'),
    unitNumber: text('unitNumber') ?? '',
    residentName: text('residentName'),
    email: text('email'),
    phone: text('phone'),
    language: text('language') === 'es' ? 'es' : 'en',
    status: (text('status') ?? 'active') as ComparedUnit['status'],
    moveInDate: text('moveInDate'),
    serviceNotes: text('serviceNotes'),
    lastImport: (document.get('lastImport') ?? null) as ImportMark | null,
  };
};

/**
 * All units of a community, with a lock: two who add the same door at once can't both find it free.
 * @throws HttpsError `not-found` when there is no such community
 */
export const unitsOfCommunity = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
): Promise<StoredUnit[]> => {
  const units = firestore()
    .collection(paths.units(customerId))
    .where('communityId', '==', communityId)
    .select(...compared, 'lastImport');
  const [community, found] = await Promise.all([
    transaction.get(firestore().doc(paths.community(customerId, communityId))),
    transaction.get(units),
  ]);
  if (!isThere(community)) throw new HttpsError('not-found', 'There is no such community any more.');
  return found.docs.map(storedUnit);
};

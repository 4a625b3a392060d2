import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { noConsent, paths, type UnitConsent } from 'shared-lib/domain';
import { unitRowFields, type ComparedUnit } from 'mf-communities/domain';
import { acceptsNewRecords } from 'backend/functions/core/community/history.ts';
import { consentIn } from 'backend/functions/core/consent/consentRecords.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { importMarkOf, type ImportMark } from 'backend/functions/core/community/importMark.ts';

/** A unit as an import compares it, with the import that last wrote it. */
export type StoredUnit = ComparedUnit & {
  readonly lastImport: ImportMark | null;
  readonly consent: UnitConsent;
};

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/**
 * Reads a unit's document as far as possible; a damaged field counts as empty, so an import can repair it.
 */
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
    lastImport: importMarkOf(document),
    consent: consentIn(document),
  };
};

/**
 * All units of a community, with a lock, so that two concurrent additions can't both find a door free.
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
    .select(...unitRowFields, ...Object.keys(noConsent), 'lastImport');
  const [community, found] = await Promise.all([
    transaction.get(firestore().doc(paths.community(customerId, communityId))),
    transaction.get(units),
  ]);
  if (!acceptsNewRecords(community)) throw new HttpsError('not-found', 'This community no longer exists.');
  return found.docs.map(storedUnit);
};

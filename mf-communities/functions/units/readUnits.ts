import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';

/**
 * Some units of one community, in a transaction.
 * @throws HttpsError `not-found` when one is missing, or in another community
 */
export const readUnits = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
  unitIds: readonly string[],
): Promise<DocumentSnapshot[]> => {
  const references = unitIds.map((id) => firestore().doc(paths.unit(customerId, id)));
  const found = await transaction.getAll(...references);
  if (!found.every((unit) => unit.exists && unit.get('communityId') === communityId)) {
    throw new HttpsError('not-found', 'A unit no longer exists. Review the list and try again.');
  }
  return found;
};

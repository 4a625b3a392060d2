import { unitDeletionSchema } from 'mf-communities/domain';
import { authorize } from 'backend/kernel/authorize.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { readTotal } from '../readTotal.ts';
import { readUnits } from '../readUnits.ts';

/**
 * Deletes units of a community, all or nothing: payload `{ communityId, unitIds }`, result `{ deleted }`. The
 * trigger `releaseTagOfUnit` frees the bin tags at their doors, and the community’s `totalUnits` follows.
 * Service logs, violations and reports stay.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`
 */
export const deleteUnits = onCall({ ...callableOptions, ...runtime.heavyCallable }, async (request) => {
  const customerId = await authorize(request);
  const { communityId, unitIds } = payloadOf(unitDeletionSchema, request.data);
  await firestore().runTransaction(async (transaction) => {
    const units = await readUnits(transaction, customerId, communityId, unitIds);
    const writeTotal = await readTotal(transaction, customerId, communityId);
    for (const unit of units) transaction.delete(unit.ref);
    writeTotal(-units.length);
  });
  return { deleted: unitIds.length };
});

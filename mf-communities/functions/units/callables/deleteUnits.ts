import { unitCalls } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { doorIn, logUnits } from '../logUnits.ts';
import { readTotal } from '../readTotal.ts';
import { readUnits } from '../readUnits.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';

/**
 * Deletes units of a community, all or nothing: payload `{ communityId, unitIds }`, result `{ deleted }`. The
 * trigger `releaseTagOfUnit` frees the bin tags at their doors, and the community’s `totalUnits` follows.
 * Service logs, violations and reports stay.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`
 */
export const deleteUnits = heavyOfficeCall(
  unitCalls.deleteUnits,
  async ({ communityId, unitIds }, { customerId, by }) => {
    await firestore().runTransaction(async (transaction) => {
      const units = await readUnits(transaction, customerId, communityId, unitIds);
      const writeTotal = await readTotal(transaction, customerId, communityId);
      for (const unit of units) transaction.delete(unit.ref);
      writeTotal(-units.length);
      logUnits(transaction, { customerId, by }, communityId, 'deleted', units.map(doorIn));
    });
    return { deleted: unitIds.length };
  },
);

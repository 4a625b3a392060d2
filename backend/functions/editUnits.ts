import { FieldValue, Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import { unitEditsSchema, unitKey, type UnitEdit } from 'shared-lib/domain';
import { authorise } from './authorise.ts';
import { callableOptions, payloadOf } from './calls.ts';
import { fieldRefusal } from './fieldRefusal.ts';
import { firestore } from './firebase.ts';
import { unitsOfCommunity } from './units/communityUnits.ts';
import { readUnits } from './units/readUnits.ts';

const movesDoor = ({ building, unitNumber }: UnitEdit) => building !== undefined || unitNumber !== undefined;

/** The moment at which a unit was last changed, in epoch milliseconds; null for never. */
const changedAt = (unit: DocumentSnapshot): number | null => {
  const at: unknown = unit.get('updatedAt');
  return at instanceof Timestamp ? at.toMillis() : null;
};

/** What an edit changes of consent: when it was given or taken back is the server's to say. */
const consentOf = (smsOptIn: boolean | undefined, unit: DocumentSnapshot) => {
  if (smsOptIn === undefined || smsOptIn === (unit.get('smsOptIn') === true)) return {};
  const at = FieldValue.serverTimestamp();
  return smsOptIn
    ? { smsOptIn, smsOptInAt: at, smsOptInSource: 'office', smsOptOutAt: null }
    : { smsOptIn, smsOptOutAt: at };
};

/**
 * Edits units of a community, up to 500 at once, all of them or none: payload `{ communityId, edits }`, result `{ edited }`. What an edit
 * doesn't name stays.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` when someone else changed a unit
 * first; `already-exists` when another unit has the door, whatever the case in which it is written
 */
export const editUnits = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const { communityId, edits } = payloadOf(unitEditsSchema, request.data);
  const unitIds = edits.map(({ unitId }) => unitId);
  await firestore().runTransaction(async (transaction) => {
    const found = await readUnits(transaction, customerId, communityId, unitIds);
    const stored = new Map(found.map((unit) => [unit.id, unit]));
    for (const { unitId, seen } of edits) {
      if (seen !== undefined && seen !== changedAt(stored.get(unitId)!)) {
        throw new HttpsError('aborted', 'Someone else changed this unit meanwhile.');
      }
    }
    if (edits.some(movesDoor)) {
      const doors = new Map<string, string>();
      const edited = new Map(edits.map((edit) => [edit.unitId, edit]));
      for (const unit of await unitsOfCommunity(transaction, customerId, communityId)) {
        const { building = unit.building, unitNumber = unit.unitNumber } = edited.get(unit.id) ?? {};
        const key = unitKey({ building, unitNumber });
        const other = doors.get(key);
        // Two that had the same door before are none of this edit's business.
        if (other !== undefined && [unit.id, other].some((id) => edited.has(id))) {
          throw fieldRefusal('already-exists', `There is a unit ${unitNumber} already.`, {
            unitNumber: { code: 'duplicate', unit: unitNumber },
          });
        }
        doors.set(key, unit.id);
      }
    }
    for (const { unitId, seen: _, smsOptIn, ...fields } of edits) {
      const unit = stored.get(unitId)!;
      transaction.update(unit.ref, {
        ...fields,
        ...consentOf(smsOptIn, unit),
        updatedAt: FieldValue.serverTimestamp(),
      });
    }
  });
  return { edited: edits.length };
});

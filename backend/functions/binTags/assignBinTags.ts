import { HttpsError, onCall } from 'firebase-functions/https';
import { binTagPairsSchema, planBinTagChange, type BinTagRefusal } from 'shared-lib/domain';
import { authorise } from '../authorise.ts';
import { callableOptions, payloadOf } from '../calls.ts';
import { firestore } from '../firebase.ts';
import { readTaggedUnits, readTags, writePlan } from './binTagRecords.ts';

/** A pair that was left as it is, and why. */
interface RefusedPair {
  readonly binTagId: string;
  readonly unitId: string;
  readonly code: BinTagRefusal;
}

/**
 * Assigns bin tags to units without one: payload `{ communityId, pairs: [{ binTagId, unitId, fromUnitId? }], isWhole? }`, result
 * `{ assigned, refused: [{ binTagId, unitId, code }] }`. A tag has to be free, or hang at the unit `fromUnitId`, from which it is taken.
 * All pairs that still fit are written at once; one that someone else took in the meantime is left, and says why. With `isWhole` nothing
 * is written where one does not fit. A pair that was assigned before counts as assigned, so a call may be repeated.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; with `isWhole`, `failed-precondition` with
 *   `details.refused` when a pair does not fit
 */
export const assignBinTags = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const { communityId, pairs, isWhole = false } = payloadOf(binTagPairsSchema, request.data);
  const author = { customerId, uid: request.auth?.uid ?? null };
  return firestore().runTransaction(async (transaction) => {
    const [tags, units] = await Promise.all([
      readTags(
        transaction,
        customerId,
        pairs.map(({ binTagId }) => binTagId),
      ),
      readTaggedUnits(
        transaction,
        customerId,
        pairs.flatMap(({ unitId, fromUnitId }) => (fromUnitId === undefined ? unitId : [unitId, fromUnitId])),
      ),
    ]);
    const refused: RefusedPair[] = [];
    for (const { binTagId, unitId, fromUnitId } of pairs) {
      const tag = tags.get(binTagId);
      const unit = units.get(unitId) ?? null;
      if (tag?.communityId !== communityId) {
        refused.push({ binTagId, unitId, code: tag ? 'otherCommunity' : 'notFree' });
        continue;
      }
      const from = units.get(fromUnitId ?? '');
      const facts = { tag, unit, other: null, ...(from && { from }) };
      const plan = planBinTagChange({ act: 'claim', binTagId, unitId }, facts);
      if (!plan.ok) {
        refused.push({ binTagId, unitId, code: plan.code });
        continue;
      }
      writePlan(transaction, author, facts, plan);
      // The next pair may name the same tag or unit.
      tags.set(binTagId, { ...tag, ...plan.tag?.fields });
      if (from && plan.leftUnitId !== undefined) units.set(from.id, { ...from, binTagId: null });
      if (unit) units.set(unitId, { ...unit, binTagId });
    }
    if (isWhole && refused.length > 0) {
      throw new HttpsError('failed-precondition', 'Tags or units have changed since the check.', { refused });
    }
    return { assigned: pairs.length - refused.length, refused };
  });
});

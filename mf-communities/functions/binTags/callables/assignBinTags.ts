import { HttpsError } from 'firebase-functions/https';
import { binTagCalls, planBinTagPairs } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { readTaggedUnits, readTags, writePlan } from '../binTagRecords.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

/**
 * Assigns bin tags to units: payload `{ communityId, pairs: [{ binTagId, unitId, fromUnitId? }], isWhole? }`,
 * result `{ assigned, refused: [{ binTagId, unitId, code }] }`. A tag must be free, or be at the unit
 * `fromUnitId`, from which it is taken; a `unitId` of null releases it. The unit must have no tag, unless the
 * two tags swap their doors. All pairs that still fit are written at once; others are skipped with the
 * reason. With `isWhole` nothing is written unless all fit. A pair that is already assigned counts as
 * assigned, so a call may be repeated.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; with `isWhole`,
 * `failed-precondition` with `details.refused` when a pair does not fit
 */
export const assignBinTags = officeCall(binTagCalls.assignBinTags, async (asked, { customerId, by }) => {
  const { pairs, isWhole = false } = asked;
  const author = { customerId, uid: by };
  return firestore().runTransaction(async (transaction) => {
    const tagIds = pairs.map(({ binTagId }) => binTagId);
    const unitIds = pairs.flatMap(({ unitId, fromUnitId }) => [unitId ?? [], fromUnitId ?? []].flat());
    const [tags, units] = await Promise.all([
      readTags(transaction, customerId, tagIds),
      readTaggedUnits(transaction, customerId, unitIds),
    ]);
    const { writes, refused } = planBinTagPairs(asked, { tags, units });
    if (isWhole && refused.length > 0) {
      throw new HttpsError('failed-precondition', 'Tags or units changed after the check.', { refused });
    }
    for (const { facts, plan } of writes) writePlan(transaction, author, facts, plan);
    return { assigned: pairs.length - refused.length, refused };
  });
});

import { HttpsError } from 'firebase-functions/https';
import { planBinTagPairs, type BinTagPairs } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { readTaggedUnits, readTags, writePlan, type Author } from './binTagRecords.ts';

/**
 * Assigns tags to units in one transaction, as `assignBinTags` does.
 * @throws HttpsError `failed-precondition` with `details.refused` when not all pairs fit and the request is whole
 */
export const assignPairs = (author: Author, requested: BinTagPairs) => {
  const { pairs, isWhole = false } = requested;
  const { customerId } = author;
  return firestore().runTransaction(async (transaction) => {
    const tagIds = pairs.map(({ binTagId }) => binTagId);
    const unitIds = pairs.flatMap(({ unitId, fromUnitId }) => [unitId ?? [], fromUnitId ?? []].flat());
    const [tags, units] = await Promise.all([
      readTags(transaction, customerId, tagIds),
      readTaggedUnits(transaction, customerId, unitIds),
    ]);
    const { writes, refused } = planBinTagPairs(requested, { tags, units });
    if (isWhole && refused.length > 0) {
      throw new HttpsError('failed-precondition', 'Tags or units changed after the check.', { refused });
    }
    for (const { facts, plan } of writes) writePlan(transaction, author, facts, plan);
    return { assigned: pairs.length - refused.length, refused };
  });
};

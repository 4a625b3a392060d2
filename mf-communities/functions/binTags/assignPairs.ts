import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { planBinTagPairs, type BinTagPairs, type PlannedPairs } from 'mf-communities/domain';
import { groupBy, tagFieldPrefix } from 'shared-lib/domain';
import { logActivity } from 'backend/functions/core/community/activity.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { readTaggedUnits, readTags, writePlan, type Author } from './binTagRecords.ts';

/** Adds a line for what happened to tags: one by its label, several by their count. */
const logPairs = (
  transaction: Transaction,
  { customerId, uid }: Author,
  communityId: string,
  writes: PlannedPairs['writes'],
): void => {
  if (uid === null) return;
  const changed = writes.flatMap(({ facts: { tag }, plan }) =>
    plan.tag ? { ...tag, act: plan.tag.event.act } : [],
  );
  for (const [act, tags] of groupBy(changed, (tag) => tag.act)) {
    const to = tags.length === 1 ? (tags[0]?.label ?? '') : tags.length;
    logActivity(transaction, customerId, communityId, {
      act: 'edited',
      by: uid,
      changes: [{ field: `${tagFieldPrefix}${act}`, to }],
      partIds: tags.map(({ id }) => id),
    });
  }
};

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
    logPairs(transaction, author, requested.communityId, writes);
    return { assigned: pairs.length - refused.length, refused };
  });
};

import { HttpsError } from 'firebase-functions/https';
import { binTagCalls, planBinTagChange, type BinTagChange } from 'mf-communities/domain';
import { tagFieldPrefix } from 'shared-lib/domain';
import { logActivity } from 'backend/functions/core/community/activity.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { readTaggedUnits, readTags, writePlan } from '../binTagRecords.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

/** The payload field that a refusal is about. */
const aboutField = ({ act }: BinTagChange): string => {
  if (act === 'claim') return 'unitId';
  return act === 'replace' ? 'byId' : 'binTagId';
};

/**
 * Changes one bin tag together with its unit: payload `{ act: 'claim', binTagId, unitId }`,
 * `{ act: 'release', binTagId }`, `{ act: 'takeOut', binTagId, reason }`, `{ act: 'restore', binTagId }` or
 * `{ act: 'replace', binTagId, byId, reason }`; result `{ success: true }`. Idempotent.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `not-found` without the tag;
 * `failed-precondition` when the tag or the unit has changed since the author saw it, with a code of
 * `binTagRefusals` for the field
 */
export const changeBinTag = officeCall(binTagCalls.changeBinTag, async (change, { customerId, by }) => {
  const author = { customerId, uid: by };
  await firestore().runTransaction(async (transaction) => {
    const otherId = change.act === 'replace' ? change.byId : null;
    const tags = await readTags(transaction, customerId, [change.binTagId, ...(otherId ? [otherId] : [])]);
    const tag = tags.get(change.binTagId);
    if (!tag) throw new HttpsError('not-found', 'Bin tag not found.');
    const unitId = change.act === 'claim' ? change.unitId : tag.unitId;
    const units = await readTaggedUnits(transaction, customerId, unitId === null ? [] : [unitId]);
    const facts = { tag, unit: units.get(unitId ?? '') ?? null, other: tags.get(otherId ?? '') ?? null };
    const plan = planBinTagChange(change, facts);
    if (!plan.ok) {
      throw fieldRefusal('failed-precondition', `The bin tag can’t be changed: ${plan.code}.`, {
        [aboutField(change)]: { code: plan.code },
      });
    }
    writePlan(transaction, author, facts, plan);
    if (plan.tag) {
      logActivity(transaction, customerId, tag.communityId, {
        act: 'edited',
        by,
        changes: [{ field: `${tagFieldPrefix}${plan.tag.event.act}`, to: tag.label }],
        partIds: [tag.id, ...(otherId ? [otherId] : [])],
      });
    }
  });
  return { success: true };
});

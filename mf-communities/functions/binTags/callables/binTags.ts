import { logActivity } from 'backend/functions/core/community/activity.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { HttpsError } from 'firebase-functions/https';
import { binTagCalls, planBinTagChange, type BinTagChange } from 'mf-communities/domain';
import { tagFieldPrefix } from 'shared-lib/domain';
import { heavyOfficeCall, officeCall } from 'backend/kernel/officeCall.ts';
import { assignPairs, readTaggedUnits, readTags, writePlan } from '../binTagRecords.ts';
import { createBinTags } from '../createBinTags.ts';

/**
 * Assigns bin tags to units: payload `{ communityId, pairs: [{ binTagId, unitId, fromUnitId? }], areShardsComplete? }`,
 * result `{ assigned, refused: [{ binTagId, unitId, code }] }`. A tag must be unassigned, or be at the unit
 * `fromUnitId`, from which it is taken; a `unitId` of null releases it. The unit must have no tag, unless the
 * two tags swap their doors. All pairs that still fit are written at once; others are skipped with the
 * reason. With `areShardsComplete` nothing is written unless all fit. A pair that is already assigned counts as
 * assigned, so a call may be repeated.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; with `areShardsComplete`,
 * `failed-precondition` with `details.refused` when a pair does not fit
 */
export const assignBinTags = officeCall(binTagCalls.assignBinTags, (requested, { customerId, by }) =>
  assignPairs({ customerId, uid: by }, requested),
);

/** The payload field that an error is about. */
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

/**
 * Creates the tags of a batch: payload `{ communityId, batchId, label, count }`, result `{ made, count }`. A
 * call creates as many as it has time for. Repeating it continues until `made` is `count`, even days later or
 * concurrently, and never creates one too many.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `not-found` without the
 * community; `already-exists` when another batch of the community has the label; `failed-precondition` when
 * the id is another batch's
 */
export const generateBinTags = heavyOfficeCall(
  binTagCalls.generateBinTags,
  async (requested, { customerId, by }) => {
    const made = await createBinTags({ customerId, uid: by }, requested);
    return { made, count: requested.count };
  },
);

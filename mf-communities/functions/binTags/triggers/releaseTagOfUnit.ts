import { onDocumentDeleted } from 'firebase-functions/firestore';
import { planBinTagChange } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { readTags, writePlan } from '../binTagRecords.ts';

/** Frees the tag of a deleted unit, so that it can be claimed for another door. */
export const releaseTagOfUnit = onDocumentDeleted(
  { document: 'customers/{customerId}/units/{unitId}', ...runtime.trigger, retry: true },
  async ({ data, params: { customerId, unitId } }) => {
    const binTagId: unknown = data?.get('binTagId');
    if (typeof binTagId !== 'string' || binTagId === '') return;
    await firestore().runTransaction(async (transaction) => {
      const tag = (await readTags(transaction, customerId, [binTagId])).get(binTagId);
      if (tag?.unitId !== unitId) return;
      const facts = { tag, unit: null, other: null };
      const plan = planBinTagChange({ act: 'release', binTagId }, facts);
      if (plan.ok) writePlan(transaction, { customerId, uid: null }, facts, plan);
    });
  },
);

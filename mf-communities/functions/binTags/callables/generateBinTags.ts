import { binTagCalls } from 'mf-communities/domain';
import { makeBinTags } from '../makeBinTags.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';

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
    const made = await makeBinTags({ customerId, uid: by }, requested);
    return { made, count: requested.count };
  },
);

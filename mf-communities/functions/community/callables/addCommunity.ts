import { communityCalls } from 'mf-communities/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { logActivity } from 'backend/functions/core/community/activity.ts';
import { requireCommunityCapacity } from '../capacity.ts';
import { claimBusinessSlug, reserveSlug, uniqueSlug } from '../slugs.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

/**
 * Adds a community: payload `{ propertyName, … }` with any of a community's editable fields, result
 * `{ communityId, slug }`. Its slug, and the business's if it has none yet, are made from the names; renaming
 * either one doesn't change them, because links and printed codes use them.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `resource-exhausted` when
 * the plan is full
 */
export const addCommunity = officeCall(communityCalls.addCommunity, async (community, { customerId, by }) => {
  const communities = firestore().collection(paths.communities(customerId));
  const reference = communities.doc();
  const slug = await firestore().runTransaction(async (transaction) => {
    // Retried if the response to its commit was lost.
    const added = await transaction.get(reference);
    if (added.exists) return String(added.get('slug'));
    const taken = await requireCommunityCapacity(transaction, customerId);
    const free = await uniqueSlug(transaction, customerId, community.propertyName, taken);
    const writeBusinessSlug = await claimBusinessSlug(transaction, customerId);
    writeBusinessSlug();
    reserveSlug(transaction, customerId, free, reference.id);
    transaction.create(reference, {
      ...community,
      slug: free,
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
      createdBy: by,
    });
    logActivity(transaction, customerId, reference.id, { act: 'added', by });
    return free;
  });
  return { communityId: reference.id, slug };
});

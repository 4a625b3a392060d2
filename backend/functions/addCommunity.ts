import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import {
  canAddCommunity,
  isReservedSegment,
  newCommunitySchema,
  paths,
  slugsFor,
  type Plan,
} from 'shared-lib/domain';
import { authorise } from './authorise.ts';
import { callableOptions, payloadOf } from './calls.ts';
import { firestore } from './firebase.ts';
import { readPlan } from './readPlan.ts';

const requireRoom = (communities: number, plan: Plan): void => {
  const room = canAddCommunity(communities, plan);
  if (room.ok) return;
  const { maxCommunities } = plan;
  throw new HttpsError('resource-exhausted', `Your plan limit is ${maxCommunities} communities.`, {
    limit: 'communities',
    allowed: maxCommunities,
  });
};

/** A slug for a business that has none: reserved for the app's own addresses are some, the others go to who comes first. */
const freeBusinessSlug = async (transaction: Transaction, businessName: string): Promise<string> => {
  const slugs = slugsFor(businessName, 'business');
  for (;;) {
    const slug = slugs.next().value;
    if (isReservedSegment(slug)) continue;
    if (!(await transaction.get(firestore().doc(paths.businessSlug(slug)))).exists) return slug;
  }
};

const freeSlug = (propertyName: string, taken: ReadonlySet<unknown>): string => {
  const slugs = slugsFor(propertyName, 'community');
  for (;;) {
    const slug = slugs.next().value;
    if (!taken.has(slug)) return slug;
  }
};

/**
 * Adds a community: payload `{ propertyName, … }` with any of a community's editable fields, result `{ communityId, slug }`. Its slug,
 * and that of a business that has none yet, are made of the names and never change, because printed codes carry them.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `resource-exhausted` when the plan is full
 */
export const addCommunity = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const community = payloadOf(newCommunitySchema, request.data);
  const communities = firestore().collection(paths.communities(customerId));
  const reference = communities.doc();
  const customer = firestore().doc(paths.customer(customerId));
  const slug = await firestore().runTransaction(async (transaction) => {
    // It runs again when the answer to its commit was lost.
    const added = await transaction.get(reference);
    if (added.exists) return String(added.get('slug'));
    const [plan, existing, owner] = await Promise.all([
      readPlan(transaction, customerId),
      transaction.get(communities.select('slug')),
      transaction.get(customer),
    ]);
    requireRoom(existing.size, plan);
    const free = freeSlug(
      community.propertyName,
      new Set(existing.docs.map((document) => document.get('slug'))),
    );
    if (!owner.get('businessSlug')) {
      const businessSlug = await freeBusinessSlug(transaction, String(owner.get('businessName') ?? ''));
      transaction.create(firestore().doc(paths.businessSlug(businessSlug)), { customerId });
      transaction.update(customer, { businessSlug });
    }
    transaction.create(reference, {
      ...community,
      slug: free,
      createdAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
      createdBy: request.auth?.uid,
    });
    return free;
  });
  return { communityId: reference.id, slug };
});

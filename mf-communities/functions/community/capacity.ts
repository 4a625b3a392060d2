import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { canAddCommunity, paths, type Plan } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { readPlan } from 'backend/kernel/readPlan.ts';
import { isArchivedRecord } from 'backend/functions/core/community/history.ts';

/**
 * Rejects communities beyond the plan's limit.
 * @param communities how many there would be
 * @param atLimit the message at the limit
 * @throws HttpsError `resource-exhausted`, with the limit in its details
 */
export const requireWithinPlan = (
  communities: number,
  plan: Plan,
  atLimit: (limit: number) => string = (limit) => `Your plan limit is ${limit} communities.`,
): void => {
  if (canAddCommunity(communities - 1, plan).ok) return;
  const { maxCommunities } = plan;
  throw new HttpsError('resource-exhausted', atLimit(maxCommunities), {
    limit: 'communities',
    allowed: maxCommunities,
  });
};

/**
 * Rejects one more community if the plan has no room (spec section 9); archived ones don't count.
 * @param atLimit the message at the limit
 * @returns the slugs of all communities, including archived ones
 * @throws HttpsError `resource-exhausted`, with the limit in its details
 */
export const requireCommunityCapacity = async (
  transaction: Transaction,
  customerId: string,
  atLimit?: (limit: number) => string,
): Promise<ReadonlySet<unknown>> => {
  const communities = firestore().collection(paths.communities(customerId)).select('slug', 'archivedAt');
  const [plan, { docs }] = await Promise.all([
    readPlan(transaction, customerId),
    transaction.get(communities),
  ]);
  const served = docs.filter((record) => !isArchivedRecord(record)).length;
  requireWithinPlan(served + 1, plan, atLimit);
  return new Set(docs.map((record) => record.get('slug')));
};

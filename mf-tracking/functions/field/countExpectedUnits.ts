import type { Transaction } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { ofCommunity } from 'backend/functions/core/community/history.ts';

/**
 * How many doors of a community are to be served now: vacant and paused units are not.
 * @returns null for a community without units, which says itself how many it has
 */
export const countExpectedUnits = async (
  transaction: Pick<Transaction, 'get'>,
  customerId: string,
  communityId: string,
): Promise<number | null> => {
  const units = ofCommunity(paths.units(customerId), communityId);
  const [all, idle] = await Promise.all([
    transaction.get(units.count()),
    transaction.get(units.where('status', 'in', ['vacant', 'paused']).count()),
  ]);
  return all.data().count > 0 ? all.data().count - idle.data().count : null;
};

import type { Transaction } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { ofCommunity } from 'backend/functions/core/community/history.ts';

/**
 * The number of a community's doors currently served: vacant and paused units are excluded.
 * @returns null for a community without units, whose own record has the number
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

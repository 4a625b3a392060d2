import type { Transaction } from 'firebase-admin/firestore';
import { paths } from 'shared-lib/domain';
import { totalUnitsAfter } from 'mf-communities/domain';
import { ofCommunity } from 'backend/functions/core/community/history.ts';
import { firestore } from 'backend/kernel/firebase.ts';

/**
 * Reads a community's number of units, as the first half of a transaction that adds or deletes some.
 * @returns a function for the other half, which writes the new stated number once there are `more`, negative
 * for deleted ones. It isn't an edit of the community, whose last change stays as it is.
 */
export const readTotal = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
): Promise<(more: number) => void> => {
  const reference = firestore().doc(paths.community(customerId, communityId));
  const [community, counted] = await Promise.all([
    transaction.get(reference),
    transaction.get(ofCommunity(paths.units(customerId), communityId).count()),
  ]);
  const stated: unknown = community.get('totalUnits') ?? 0;
  const { count } = counted.data();
  return (more) => {
    if (!community.exists || typeof stated !== 'number') return;
    const totalUnits = totalUnitsAfter(stated, count, count + more);
    if (totalUnits !== stated) transaction.update(reference, { totalUnits });
  };
};

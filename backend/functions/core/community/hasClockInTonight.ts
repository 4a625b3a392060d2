import type { Transaction } from 'firebase-admin/firestore';
import { paths, serviceNight, type Community } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';

/** More clock-ins than a community has in one night. */
const maxClockIns = 50;

/**
 * Reads whether someone has clocked in at a community for tonight. If so, the night has started and keeps its settings.
 * @param now epoch milliseconds
 */
export const hasClockInTonight = async (
  transaction: Transaction,
  customerId: string,
  { id, timezone }: Pick<Community, 'id' | 'timezone'>,
  now: number,
): Promise<boolean> => {
  const { docs } = await transaction.get(
    firestore()
      .collection(paths.clockInOuts(customerId))
      .where('communityId', '==', id)
      .where('serviceDate', '==', serviceNight(now, timezone))
      .limit(maxClockIns)
      .select('clockInAt'),
  );
  return docs.some((record) => (record.get('clockInAt') ?? null) !== null);
};

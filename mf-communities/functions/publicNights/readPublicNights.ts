import type { Transaction } from 'firebase-admin/firestore';
import {
  addDays,
  broadcastRowSchema,
  clockInOutSchema,
  paths,
  serviceNight,
  type Community,
} from 'shared-lib/domain';
import { nightsOfVisits } from 'mf-communities/domain';
import { announcementOf, visitOf, type PublicNights } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** How long an announcement may still refer to tonight. */
const dayAndNight = 36 * 3_600_000;

/**
 * The night data of a community's public page, from the records themselves.
 * @param now epoch milliseconds
 */
export const readPublicNights = async (
  transaction: Transaction,
  customerId: string,
  community: Pick<Community, 'id' | 'timezone'>,
  now: number,
): Promise<PublicNights> => {
  const tonight = serviceNight(now, community.timezone);
  const clocks = firestore()
    .collection(paths.clockInOuts(customerId))
    .where('communityId', '==', community.id)
    .where('serviceDate', '>=', addDays(tonight, -nightsOfVisits))
    .where('serviceDate', '<=', tonight)
    .orderBy('serviceDate', 'desc');
  const sent = firestore()
    .collection(paths.broadcasts(customerId))
    .where('createdAt', '>', new Date(now - dayAndNight));
  const [clockInOuts, broadcasts] = await Promise.all([transaction.get(clocks), transaction.get(sent)]);
  return {
    visit: visitOf(clockInOuts.docs.flatMap((found) => recordOf(clockInOutSchema, found) ?? [])),
    announcement: announcementOf(
      broadcasts.docs.flatMap((found) => recordOf(broadcastRowSchema, found) ?? []),
      community,
    ),
  };
};

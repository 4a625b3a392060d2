import type { Transaction } from 'firebase-admin/firestore';
import {
  collectionGroups,
  isDocumentId,
  paths,
  weekdays,
  type DeactivationFacts,
  type Weekday,
} from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { readScheduleAndRequests, timeZoneIn } from 'backend/kernel/readScheduleAndRequests.ts';

const isWeekday = (text: string): text is Weekday => (weekdays as readonly string[]).includes(text);

/** The communities that a member serves, according to the entries of a list. */
const servedIn = (schedule: readonly unknown[], memberId: string): string[] =>
  schedule
    .map((entry) => (entry ?? {}) as { communityId?: unknown; newAgentId?: unknown })
    .filter(({ newAgentId }) => newAgentId === memberId)
    .map(({ communityId }) => communityId)
    .filter((id): id is string => typeof id === 'string' && isDocumentId(id));

/**
 * Reads the facts that decide a member's deactivation. All of them are read in the transaction that writes,
 * so no concurrent change is missed or lost.
 */
export const readDeactivationFacts = async (
  transaction: Transaction,
  customerId: string,
  memberId: string,
): Promise<DeactivationFacts> => {
  const now = Date.now();
  const database = firestore();
  const [agents, managed, planned] = await Promise.all([
    transaction.get(
      database
        .collectionGroup(collectionGroups.assignedAgents)
        .where('customerId', '==', customerId)
        .where('memberId', '==', memberId),
    ),
    transaction.get(
      database.collection(paths.communities(customerId)).where('districtManagerId', '==', memberId),
    ),
    readScheduleAndRequests(transaction, customerId, now),
  ]);
  const served = new Set(planned.scheduleNights.flatMap(({ schedule }) => servedIn(schedule, memberId)));
  for (const { id } of managed.docs) served.delete(id);
  const references = [...served].map((id) => database.doc(paths.community(customerId, id)));
  const further = references.length === 0 ? [] : await transaction.getAll(...references);
  return {
    now,
    communities: [...managed.docs, ...further].flatMap((community) => {
      const data = community.data();
      if (data === undefined) return [];
      const { districtManagerId } = data as { districtManagerId?: unknown };
      return [
        {
          id: community.id,
          timezone: timeZoneIn(data),
          districtManagerId: typeof districtManagerId === 'string' ? districtManagerId : null,
        },
      ];
    }),
    assignedAgents: agents.docs.flatMap(({ ref, id }) => {
      const communityId = ref.parent.parent?.id;
      return communityId !== undefined && isWeekday(id) ? [{ communityId, day: id, memberId }] : [];
    }),
    ...planned,
  };
};

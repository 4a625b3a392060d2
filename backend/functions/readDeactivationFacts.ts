import { FieldPath, type DocumentData, type Transaction } from 'firebase-admin/firestore';
import {
  collectionGroups,
  communitySchema,
  defaultTimeZone,
  earliestToday,
  isDocumentId,
  paths,
  weekdays,
  type DeactivationFacts,
  type Weekday,
} from 'shared-lib/domain';
import { firestore } from './firebase.ts';

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isWeekday = (text: string): text is Weekday => (weekdays as readonly string[]).includes(text);

/** The time zone that a community's document names, however damaged the rest of it is. */
const timeZoneIn = (data: DocumentData): string => {
  const read = communitySchema.shape.timezone.safeParse(data['timezone']);
  return read.success ? read.data : defaultTimeZone;
};

/** Which communities the entries of a list say that a member serves. */
const servedIn = (schedule: readonly unknown[], memberId: string): string[] =>
  schedule
    .map((entry) => (entry ?? {}) as { communityId?: unknown; newAgentId?: unknown })
    .filter(({ newAgentId }) => newAgentId === memberId)
    .map(({ communityId }) => communityId)
    .filter((id): id is string => typeof id === 'string' && isDocumentId(id));

/**
 * Reads what a member's deactivation is decided from. All of it is read in the transaction that writes, so that nothing which
 * someone else does meanwhile is missed or lost.
 */
export const readDeactivationFacts = async (
  transaction: Transaction,
  customerId: string,
  memberId: string,
): Promise<DeactivationFacts> => {
  const now = Date.now();
  const database = firestore();
  const [agents, managed, nights, records] = await Promise.all([
    transaction.get(
      database
        .collectionGroup(collectionGroups.assignedAgents)
        .where('customerId', '==', customerId)
        .where('memberId', '==', memberId),
    ),
    transaction.get(
      database.collection(paths.communities(customerId)).where('districtManagerId', '==', memberId),
    ),
    transaction.get(
      database.collection(paths.schedule(customerId)).where(FieldPath.documentId(), '>=', earliestToday(now)),
    ),
    transaction.get(database.collection(paths.requests(customerId))),
  ]);
  const schedules = nights.docs.map((night) => ({ id: night.id, schedule: listIn(night.get('schedule')) }));
  const served = new Set(schedules.flatMap(({ schedule }) => servedIn(schedule, memberId)));
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
    scheduleNights: schedules,
    requestRecords: records.docs.map((record) => ({
      id: record.id,
      requests: listIn(record.get('requests')),
    })),
  };
};

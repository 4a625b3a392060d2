import {
  FieldValue,
  type DocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { paths, weekdays } from 'shared-lib/domain';
import { archivingWrites, type ArchivingFacts } from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { takeTransactionBatch } from 'backend/functions/core/members/takeTransactionBatch.ts';
import { readScheduleAndRequests, timeZoneIn } from 'backend/kernel/readScheduleAndRequests.ts';
import { writeDeactivation } from 'backend/functions/core/members/writeDeactivation.ts';
import { logActivity } from 'backend/functions/core/community/activity.ts';
import { communityExists, hasHistory, isArchivedRecord } from 'backend/functions/core/community/history.ts';
import { agentsIn, memberIn } from './regularAgents.ts';
import { reserveSlugOf } from './slugs.ts';

/** The community to archive, whether to delete it afterward, and the author's login uid. */
export interface ArchivingOrder {
  readonly customerId: string;
  readonly communityId: string;
  readonly by: string;
  readonly isDeletion: boolean;
}

/** The assignments that a restore reinstates. */
const givenBack = (record: DocumentSnapshot, agents: QuerySnapshot) => ({
  districtManagerId: memberIn(record.get('districtManagerId')),
  agents: agentsIn(agents),
});

const requireAllowed = async (
  transaction: Transaction,
  { customerId, communityId, isDeletion }: ArchivingOrder,
  record: DocumentSnapshot,
) => {
  if (!communityExists(record)) throw new HttpsError('not-found', 'Community not found.');
  if (!isDeletion && record.get('unfinished') === 'deleting') {
    throw new HttpsError('failed-precondition', 'This community is being deleted.');
  }
  if (!isDeletion || isArchivedRecord(record)) return;
  if (await hasHistory(customerId, communityId, (query) => transaction.get(query))) {
    throw new HttpsError('failed-precondition', 'Archive this community before you delete it.');
  }
};

const factsOf = async (
  transaction: Transaction,
  { customerId, communityId }: ArchivingOrder,
  record: DocumentSnapshot,
  agents: QuerySnapshot,
): Promise<ArchivingFacts> => {
  const now = Date.now();
  return {
    now,
    community: { id: communityId, timezone: timeZoneIn(record.data() ?? {}) },
    assignedAgents: agents.docs.flatMap((agent) =>
      weekdays
        .filter((day) => day === agent.id)
        .map((day) => ({ day, memberId: String(agent.get('memberId')) })),
    ),
    ...(await readScheduleAndRequests(transaction, customerId, now)),
  };
};

/**
 * One transaction of archiving. The first takes the community out of service, and reserves its slug if it
 * will be deleted; the next ones take what doesn't fit. Until the last one commits, the record is marked as
 * being archived.
 * @returns whether everything is done
 */
const archiveSome = (order: ArchivingOrder): Promise<boolean> =>
  firestore().runTransaction(async (transaction) => {
    const { customerId, communityId, by, isDeletion } = order;
    const record = await transaction.get(firestore().doc(paths.community(customerId, communityId)));
    await requireAllowed(transaction, order, record);
    const agents = await transaction.get(
      firestore().collection(paths.assignedAgents(customerId, communityId)),
    );
    const writes = archivingWrites(await factsOf(transaction, order, record, agents), by);

    const now = takeTransactionBatch(writes);
    const isFinished = now.length === writes.length;
    const unfinished = isDeletion ? 'deleting' : isFinished ? null : 'archiving';
    const isArchived = isArchivedRecord(record);
    const isMarked = (record.get('unfinished') ?? null) === unfinished;
    if (isArchived && isMarked && now.length === 0) return true;
    for (const write of now) writeDeactivation(transaction, customerId, write);
    if (isDeletion) reserveSlugOf(transaction, customerId, record);
    transaction.update(record.ref, {
      ...(!isArchived && {
        archivedAt: FieldValue.serverTimestamp(),
        archivedWith: givenBack(record, agents),
        districtManagerId: null,
      }),
      unfinished: unfinished ?? FieldValue.delete(),
      updatedAt: FieldValue.serverTimestamp(),
    });
    if (!isArchived) logActivity(transaction, customerId, communityId, { act: 'archived', by });
    if (isDeletion && record.get('unfinished') !== 'deleting') {
      const from = String(record.get('propertyName') ?? '');
      const changes = [{ field: 'propertyName', from }];
      logActivity(transaction, customerId, communityId, { act: 'deleted', by, changes });
    }
    return isFinished;
  });

/**
 * Takes a community out of service, and removes its regular specialists, its shifts from today on, pending
 * requests for it, and its district manager. Up to 500 writes or about 8 MB fit in one atomic transaction;
 * beyond that it takes several, and repeating the call continues after an interruption. Its specialists lose
 * access with the first write, since the rules check `archivedAt`.
 * @throws HttpsError `not-found`; `failed-precondition` while it is being deleted, and for deleting one that
 * is in service and has records of nights
 */
export const archive = async (order: ArchivingOrder): Promise<void> => {
  while (!(await archiveSome(order)));
};

import { logActivity } from 'backend/functions/core/community/activity.ts';
import { communityExists, hasHistory } from 'backend/functions/core/community/history.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { requireRecord } from 'backend/kernel/records.ts';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { communityCalls, pastAgentsRestored } from 'mf-communities/domain';
import {
  canOversee,
  communitySchema,
  functionTimeoutMillis,
  messages,
  paths,
  type Community,
} from 'shared-lib/domain';
import { archive } from '../archive.ts';
import { heavyOfficeCall, officeCall } from 'backend/kernel/officeCall.ts';
import { clearCommunity } from '../clear.ts';
import { activeMembers, restoreRegularAgents, replacedOf } from '../regularAgents.ts';
import { requireCommunityCapacity } from '../capacity.ts';
import { hasReservedSlug } from '../slugs.ts';

/**
 * Archives a community: payload `{ communityId }`, result `{ success: true }`. It is removed from lists,
 * schedules, plan counts and public pages; its units, checkpoints, tags and records stay. Repeating it
 * changes nothing, and finishes an interrupted call.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`;
 * `failed-precondition` while it is being deleted
 */
export const archiveCommunity = heavyOfficeCall(
  communityCalls.archiveCommunity,
  async ({ communityId }, { customerId, by }) => {
    await archive({ customerId, communityId, by, isDeletion: false });
    return { success: true };
  },
);

const readArchived = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
): Promise<Community> => {
  const found = await transaction.get(firestore().doc(paths.community(customerId, communityId)));
  const missing = 'Community not found.';
  if (!communityExists(found)) throw new HttpsError('not-found', missing);
  const community = requireRecord(communitySchema, found, missing);
  if (community.unfinished !== null) {
    const act = community.unfinished === 'deleting' ? 'deleting' : 'archiving';
    throw new HttpsError('failed-precondition', `Finish ${act} this community first.`);
  }
  return community;
};

/**
 * Restores an archived community: payload `{ communityId }`, result `{ success: true }`. Its regular
 * specialists and its district manager are restored if they are active; removed shifts and requests are not.
 * Repeating it changes nothing.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`;
 * `resource-exhausted` when the plan is full; `failed-precondition` while archiving or deleting it isn't
 * finished
 */
export const restoreCommunity = officeCall(
  communityCalls.restoreCommunity,
  async ({ communityId }, { customerId, by }) => {
    await firestore().runTransaction(async (transaction) => {
      const community = await readArchived(transaction, customerId, communityId);
      const { archivedWith } = community;
      if (community.archivedAt === null) return;
      await requireCommunityCapacity(transaction, customerId, messages.restoreAtLimit);
      const { districtManagerId = null, agents = [] } = archivedWith ?? {};
      const wanted = new Set(agents.map(({ memberId }) => memberId));
      if (districtManagerId !== null) wanted.add(districtManagerId);
      const active = await activeMembers(transaction, customerId, wanted);
      const present = agents.filter(({ memberId }) => active.has(memberId));
      restoreRegularAgents(transaction, customerId, communityId, present);
      const manager = active.get(districtManagerId ?? '');
      transaction.update(firestore().doc(paths.community(customerId, communityId)), {
        archivedAt: FieldValue.delete(),
        archivedWith: FieldValue.delete(),
        pastAgents: pastAgentsRestored(
          community,
          agents.map(replacedOf),
          present.map(replacedOf),
          Date.now(),
        ),
        districtManagerId: manager && canOversee(manager.tier) ? manager.id : null,
        updatedAt: FieldValue.serverTimestamp(),
      });
      logActivity(transaction, customerId, communityId, {
        act: 'restored',
        by,
      });
    });
    return { success: true };
  },
);

/** How long one call starts new work; the rest of its time is for finishing. */
const workMillis = functionTimeoutMillis / 2;

/**
 * The fields kept of a community that had nights of service: their records need its name, and their times
 * need its zone.
 */
const keptFields = ['propertyName', 'timezone', 'slug', 'createdAt', 'archivedAt'];

/** Deletes a community's own record, or reduces it to the name if nights have records. */
const removeRecord = (customerId: string, communityId: string): Promise<void> =>
  firestore().runTransaction(async (transaction) => {
    const reference = firestore().doc(paths.community(customerId, communityId));
    const record = await transaction.get(reference);
    if (!communityExists(record)) return;
    if (!(await hasHistory(customerId, communityId, (query) => transaction.get(query)))) {
      transaction.delete(reference);
      return;
    }
    const kept = Object.entries(record.data() ?? {}).filter(([field]) => keptFields.includes(field));
    transaction.set(reference, {
      ...Object.fromEntries(kept),
      deletedAt: FieldValue.serverTimestamp(),
      updatedAt: FieldValue.serverTimestamp(),
    });
  });

/**
 * Deletes a community that is archived, or has no record of a night: payload `{ communityId }`, result
 * `{ isFinished }`; if false, it must be called again for the rest.
 *
 * Archives it with everything that belongs to it, and marks it as being deleted, so that it can't be
 * partially restored. Deletes its units, checkpoints, bin tags, access codes and residents' messages; then
 * the record. Its slug is never reused.
 *
 * The records of nights (shift reports, clock-ins, scans, service logs, violations) stay, and with them the
 * name.
 *
 * Repeating it continues an interrupted call; an already deleted community is a success.
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `not-found` for one that
 * never existed; `failed-precondition` for one that is in service and has records of nights
 */
export const deleteCommunity = heavyOfficeCall(
  communityCalls.deleteCommunity,
  async ({ communityId }, { customerId, by }) => {
    const until = Date.now() + workMillis;
    const record = await firestore().doc(paths.community(customerId, communityId)).get();
    if (!communityExists(record)) {
      if (await hasReservedSlug(customerId, communityId)) return { isFinished: true };
      throw new HttpsError('not-found', 'Community not found.');
    }
    await archive({ customerId, communityId, by, isDeletion: true });
    if (!(await clearCommunity(customerId, communityId, until))) return { isFinished: false };
    await removeRecord(customerId, communityId);
    return { isFinished: true };
  },
);

import { communityCalls } from 'mf-communities/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { functionTimeoutMillis, paths } from 'shared-lib/domain';
import { archive } from '../archive.ts';
import { communityExists } from 'backend/functions/core/community/recordStatus.ts';
import { clearCommunity } from '../clear.ts';
import { hasHistory } from 'backend/functions/core/community/history.ts';
import { hasReservedSlug } from '../slugs.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { heavyOfficeCall } from 'backend/kernel/officeCall.ts';

/** How long one call starts new work; the rest of its time is for finishing. */
const workMillis = functionTimeoutMillis / 2;

/**
 * What stays of a community that had nights of service: their records need its name, and their times its
 * zone.
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
 * Archives it with everything that belongs to it, and marks it as being deleted, so that it can't be restored in
 * part. Deletes its units, checkpoints, bin tags, access codes and residents' messages; then the record. Its
 * slug is never reused.
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

import { communitySchema, paths } from 'shared-lib/domain';
import { checkpointCalls, decideCheckpointChange } from 'mf-communities/domain';
import { changeRecord } from 'backend/kernel/changeRecord.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { checkpointAt, logCheckpoint } from '../checkpointRecords.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

/**
 * Changes a checkpoint: payload `{ checkpointId, seen, name, … }`, result `{ success: true }`. `seen` is the revision
 * the author saw. If someone else changed the record since, the call is refused unless the record already has these values.
 * Past nights keep the rules they were judged by.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` when someone else was first
 */
export const updateCheckpoint = officeCall(checkpointCalls.updateCheckpoint, async (change, author) => {
  const { customerId } = author;
  return changeRecord(checkpointAt(customerId, change.checkpointId), async (checkpoint, transaction) => {
    const place = await transaction.get(firestore().doc(paths.community(customerId, checkpoint.communityId)));
    const community = recordOf(communitySchema, place);
    const decision = decideCheckpointChange(checkpoint, change, community, Date.now());
    return decision.ok
      ? {
          ...decision,
          write: () => logCheckpoint(transaction, author, { ...checkpoint, name: change.name }, 'edited'),
        }
      : decision;
  });
});

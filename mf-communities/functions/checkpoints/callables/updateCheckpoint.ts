import { communitySchema, paths } from 'shared-lib/domain';
import { checkpointChangeSchema, decideCheckpointChange } from 'mf-communities/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { changeRecord } from 'backend/kernel/changeRecord.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { checkpointAt } from '../checkpointRecords.ts';

/**
 * Changes a check point: payload `{ checkpointId, seen, name, … }` as the form has it, result `{ success: true }`. `seen` is the revision
 * that the author saw; a record that someone else changed since is left alone, unless it says what the change says. Past nights
 * keep the rules they were judged by.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` when someone else was first
 */
export const updateCheckpoint = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const change = payloadOf(checkpointChangeSchema, request.data);
  return changeRecord(checkpointAt(customerId, change.checkpointId), async (checkpoint, transaction) => {
    const place = await transaction.get(firestore().doc(paths.community(customerId, checkpoint.communityId)));
    return decideCheckpointChange(checkpoint, change, recordOf(communitySchema, place), Date.now());
  });
});

import { FieldValue } from 'firebase-admin/firestore';
import { communitySchema, paths, hasChanged } from 'shared-lib/domain';
import { pastRulesAfter } from 'mf-communities/domain';
import {
  checkpointChangeSchema,
  checkpointFields,
  checkpointFormOf,
  type CheckpointForm,
} from 'mf-communities/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { readCheckpoint } from '../checkpointRecords.ts';
import { changedMeanwhile } from 'backend/kernel/changedMeanwhile.ts';

/** Whether two forms give the same record. */
const isSame = (one: CheckpointForm, other: CheckpointForm): boolean =>
  JSON.stringify(checkpointFields(one)) === JSON.stringify(checkpointFields(other));

/**
 * Edits a checkpoint: payload `{ checkpointId, seen, name, … }` as in the form, result `{ success: true }`.
 * `seen` is the revision that the author saw; a record changed since then is refused, unless it already has
 * the new values. Past nights keep the rules they were judged by.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` after
 * a concurrent change
 */
export const updateCheckpoint = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const { checkpointId, seen, ...asked } = payloadOf(checkpointChangeSchema, request.data);
  await firestore().runTransaction(async (transaction) => {
    const checkpoint = await readCheckpoint(transaction, customerId, checkpointId);
    if (isSame(checkpointFormOf(checkpoint), asked)) return;
    if (hasChanged(checkpoint, seen)) throw changedMeanwhile();
    const place = await transaction.get(firestore().doc(paths.community(customerId, checkpoint.communityId)));
    const community = recordOf(communitySchema, place);
    const fields = checkpointFields(asked);
    const pastRules = community && pastRulesAfter(checkpoint, fields, community, Date.now());
    transaction.update(firestore().doc(paths.checkpoint(customerId, checkpointId)), {
      ...fields,
      ...(pastRules && { pastRules }),
      updatedAt: FieldValue.serverTimestamp(),
    });
  });
  return { success: true };
});

import { FieldValue } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { paths } from 'shared-lib/domain';
import { checkpointCalls, checkpointFields, maxCheckpoints } from 'mf-communities/domain';
import { newCode } from '../../codes/newCode.ts';
import { acceptsNewRecords } from 'backend/functions/core/community/recordStatus.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { logCheckpoint, readCheckpoints, writeCode } from '../checkpointRecords.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

/**
 * Adds a checkpoint at the end of a community's round, with a token for its code: payload
 * `{ communityId, name, … }` as in the form, result `{ checkpointId }`.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`; `not-found` without the
 * community; `resource-exhausted` when the community has the maximum number
 */
export const addCheckpoint = officeCall(
  checkpointCalls.addCheckpoint,
  async ({ communityId, ...requested }, { customerId, by }) => {
    const reference = firestore().collection(paths.checkpoints(customerId)).doc();
    const qrToken = newCode();
    await firestore().runTransaction(async (transaction) => {
      // Retried if the response to its commit was lost.
      if ((await transaction.get(reference)).exists) return;
      const community = await transaction.get(firestore().doc(paths.community(customerId, communityId)));
      if (!acceptsNewRecords(community)) throw new HttpsError('not-found', 'Community not found.');
      const others = await readCheckpoints(transaction, customerId, communityId);
      if (others.length >= maxCheckpoints) {
        throw new HttpsError('resource-exhausted', `A community has at most ${maxCheckpoints} checkpoints.`);
      }
      transaction.create(reference, {
        communityId,
        ...checkpointFields(requested),
        order: 1 + Math.max(0, ...others.map(({ order }) => order)),
        qrToken,
        requiredPerShift: 1,
        isActive: true,
        createdAt: FieldValue.serverTimestamp(),
        updatedAt: FieldValue.serverTimestamp(),
        createdBy: by,
      });
      writeCode(transaction, customerId, { communityId, qrToken }, 'active');
      const { id } = reference;
      logCheckpoint(transaction, { customerId, by }, { id, communityId, name: requested.name }, 'added');
    });
    return { checkpointId: reference.id };
  },
);

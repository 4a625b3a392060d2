import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { afterMove, newOrders, paths, type Checkpoint } from 'shared-lib/domain';
import { checkpointActSchema, type CheckpointAct } from 'mf-communities/domain';
import { authorise } from 'backend/kernel/authorise.ts';
import { callableOptions, payloadOf } from 'backend/kernel/calls.ts';
import { newCode } from '../../codes/newCode.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { onCall } from 'backend/kernel/onCall.ts';
import { readCheckpoint, readCheckpoints, writeCode } from '../checkpointRecords.ts';

type ActOf<Name extends CheckpointAct['act']> = Extract<CheckpointAct, { act: Name }>;

const documentOf = (customerId: string, checkpointId: string) =>
  firestore().doc(paths.checkpoint(customerId, checkpointId));

const codeState = ({ isActive }: Pick<Checkpoint, 'isActive'>) => (isActive ? 'active' : 'inactive');

/** Reorders the round. It is read in the same transaction, so concurrent moves all take effect. */
const move = async (transaction: Transaction, customerId: string, act: ActOf<'move'>): Promise<void> => {
  const { communityId } = await readCheckpoint(transaction, customerId, act.checkpointId);
  const round = await readCheckpoints(transaction, customerId, communityId);
  for (const { id, order } of newOrders(afterMove(round, act))) {
    transaction.update(documentOf(customerId, id), { order });
  }
};

/** Gives a checkpoint another token. The previously printed code stays known, and is reported as replaced. */
const replaceCode = async (
  transaction: Transaction,
  customerId: string,
  { checkpointId, token }: ActOf<'replaceCode'>,
  qrToken: string,
): Promise<void> => {
  const checkpoint = await readCheckpoint(transaction, customerId, checkpointId);
  // Someone already did it, or the response was lost.
  if (checkpoint.qrToken !== token) return;
  writeCode(transaction, customerId, checkpoint, 'replaced');
  writeCode(transaction, customerId, { ...checkpoint, qrToken }, codeState(checkpoint));
  transaction.update(documentOf(customerId, checkpointId), {
    qrToken,
    printedAt: null,
    updatedAt: FieldValue.serverTimestamp(),
  });
};

const setActive = async (
  transaction: Transaction,
  customerId: string,
  { checkpointId, isActive }: ActOf<'setActive'>,
): Promise<void> => {
  const checkpoint = await readCheckpoint(transaction, customerId, checkpointId);
  writeCode(transaction, customerId, checkpoint, codeState({ isActive }));
  transaction.update(documentOf(customerId, checkpointId), {
    isActive,
    updatedAt: FieldValue.serverTimestamp(),
  });
};

/** Deletes a checkpoint. Its scans stay with their nights, and its printed code is reported as deleted. */
const remove = async (
  transaction: Transaction,
  customerId: string,
  { checkpointId }: ActOf<'delete'>,
): Promise<void> => {
  const reference = documentOf(customerId, checkpointId);
  if (!(await transaction.get(reference)).exists) return;
  const checkpoint = await readCheckpoint(transaction, customerId, checkpointId);
  writeCode(transaction, customerId, checkpoint, 'removed');
  transaction.delete(reference);
};

/**
 * Changes a checkpoint in ways its form doesn't: payload `{ act: 'setActive', checkpointId, isActive }`,
 * `{ act: 'move', checkpointId, afterId }`, `{ act: 'replaceCode', checkpointId, token }` or
 * `{ act: 'delete', checkpointId }`; result `{ success: true }`. Idempotent.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`
 */
export const changeCheckpoint = onCall(callableOptions, async (request) => {
  const customerId = await authorise(request);
  const act = payloadOf(checkpointActSchema, request.data);
  const qrToken = newCode();
  await firestore().runTransaction(async (transaction) => {
    switch (act.act) {
      case 'move':
        return move(transaction, customerId, act);
      case 'replaceCode':
        return replaceCode(transaction, customerId, act, qrToken);
      case 'setActive':
        return setActive(transaction, customerId, act);
      case 'delete':
        return remove(transaction, customerId, act);
    }
  });
  return { success: true };
});

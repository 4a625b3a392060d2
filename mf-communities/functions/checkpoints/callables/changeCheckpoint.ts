import type { Transaction } from 'firebase-admin/firestore';
import { afterMove, checkpointCalls, newOrders, type CheckpointAct } from 'mf-communities/domain';
import { paths, type Checkpoint } from 'shared-lib/domain';
import { changeRecord } from 'backend/kernel/changeRecord.ts';
import { newCode } from '../../codes/newCode.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { checkpointAt, readCheckpoint, readCheckpoints, writeCode } from '../checkpointRecords.ts';
import { officeCall } from 'backend/kernel/officeCall.ts';

type ActOf<Name extends CheckpointAct['act']> = Extract<CheckpointAct, { act: Name }>;

const codeState = ({ isActive }: Pick<Checkpoint, 'isActive'>) => (isActive ? 'active' : 'inactive');

/** Reorders the route. It is read in the same transaction, so concurrent moves all take effect. */
const move = async (transaction: Transaction, customerId: string, act: ActOf<'move'>): Promise<void> => {
  const { communityId } = await readCheckpoint(transaction, customerId, act.checkpointId);
  const round = await readCheckpoints(transaction, customerId, communityId);
  for (const { id, order } of newOrders(afterMove(round, act))) {
    transaction.update(firestore().doc(paths.checkpoint(customerId, id)), { order });
  }
};

/** Gives a checkpoint another token. The previously printed code stays known, and is reported as replaced. */
const replaceCode = (customerId: string, { checkpointId, token }: ActOf<'replaceCode'>) => {
  const qrToken = newCode();
  return changeRecord(checkpointAt(customerId, checkpointId), (checkpoint, transaction) => ({
    ok: true,
    // Someone already did it, or the response was lost.
    fields: checkpoint.qrToken === token ? { qrToken, printedAt: null } : null,
    write: () => {
      writeCode(transaction, customerId, checkpoint, 'replaced');
      writeCode(transaction, customerId, { ...checkpoint, qrToken }, codeState(checkpoint));
    },
  }));
};

const setActive = (customerId: string, { checkpointId, isActive }: ActOf<'setActive'>) =>
  changeRecord(checkpointAt(customerId, checkpointId), (checkpoint, transaction) => ({
    ok: true,
    fields: { isActive },
    write: () => writeCode(transaction, customerId, checkpoint, codeState({ isActive })),
  }));

/** Deletes a checkpoint. Its scans stay with their nights, and its printed code is reported as deleted. */
const remove = async (
  transaction: Transaction,
  customerId: string,
  { checkpointId }: ActOf<'delete'>,
): Promise<void> => {
  const { reference } = checkpointAt(customerId, checkpointId);
  if (!(await transaction.get(reference)).exists) return;
  const checkpoint = await readCheckpoint(transaction, customerId, checkpointId);
  writeCode(transaction, customerId, checkpoint, 'removed');
  transaction.delete(reference);
};

/**
 * Changes a checkpoint outside its form: payload `{ act: 'setActive', checkpointId, isActive }`, `{ act: 'move', checkpointId,
 * afterId }`, `{ act: 'replaceCode', checkpointId, token }` or `{ act: 'delete', checkpointId }`; result `{ success: true }`. Safe to repeat.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`
 */
export const changeCheckpoint = officeCall(checkpointCalls.changeCheckpoint, async (act, { customerId }) => {
  switch (act.act) {
    case 'setActive':
      return setActive(customerId, act);
    case 'replaceCode':
      return replaceCode(customerId, act);
    case 'move':
      await firestore().runTransaction((transaction) => move(transaction, customerId, act));
      break;
    case 'delete':
      await firestore().runTransaction((transaction) => remove(transaction, customerId, act));
  }
  return { success: true };
});

import type { Transaction } from 'firebase-admin/firestore';
import { afterMove, checkpointCalls, newOrders, type CheckpointAct } from 'mf-communities/domain';
import { paths, type Checkpoint } from 'shared-lib/domain';
import { changeRecord } from 'backend/kernel/changeRecord.ts';
import { newCode } from '../../codes/newCode.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import {
  checkpointAt,
  logCheckpoint,
  readCheckpoint,
  readCheckpoints,
  writeCode,
} from '../checkpointRecords.ts';
import { officeCall, type Author } from 'backend/kernel/officeCall.ts';

type ActOf<Name extends CheckpointAct['act']> = Extract<CheckpointAct, { act: Name }>;

const codeState = ({ isActive }: Pick<Checkpoint, 'isActive'>) => (isActive ? 'active' : 'inactive');

/** Reorders the route. It is read in the same transaction, so concurrent moves all take effect. */
const move = async (transaction: Transaction, author: Author, act: ActOf<'move'>): Promise<void> => {
  const { customerId } = author;
  const checkpoint = await readCheckpoint(transaction, customerId, act.checkpointId);
  const round = await readCheckpoints(transaction, customerId, checkpoint.communityId);
  const orders = newOrders(afterMove(round, act));
  for (const { id, order } of orders) {
    transaction.update(firestore().doc(paths.checkpoint(customerId, id)), { order });
  }
  if (orders.length > 0) logCheckpoint(transaction, author, checkpoint, 'moved');
};

/** Gives a checkpoint another token. The previously printed code stays known, and is reported as replaced. */
const replaceCode = (author: Author, { checkpointId, token }: ActOf<'replaceCode'>) => {
  const { customerId } = author;
  const qrToken = newCode();
  return changeRecord(checkpointAt(customerId, checkpointId), (checkpoint, transaction) => ({
    ok: true,
    // Someone already did it, or the response was lost.
    fields: checkpoint.qrToken === token ? { qrToken, printedAt: null } : null,
    write: () => {
      writeCode(transaction, customerId, checkpoint, 'replaced');
      writeCode(transaction, customerId, { ...checkpoint, qrToken }, codeState(checkpoint));
      logCheckpoint(transaction, author, checkpoint, 'codeReplaced');
    },
  }));
};

const setActive = (author: Author, { checkpointId, isActive }: ActOf<'setActive'>) =>
  changeRecord(checkpointAt(author.customerId, checkpointId), (checkpoint, transaction) => ({
    ok: true,
    fields: { isActive },
    write: () => {
      writeCode(transaction, author.customerId, checkpoint, codeState({ isActive }));
      if (checkpoint.isActive !== isActive)
        logCheckpoint(transaction, author, checkpoint, isActive ? 'activated' : 'deactivated');
    },
  }));

/** Deletes a checkpoint. Its scans stay with their nights, and its printed code is reported as deleted. */
const remove = async (
  transaction: Transaction,
  author: Author,
  { checkpointId }: ActOf<'delete'>,
): Promise<void> => {
  const { customerId } = author;
  const { reference } = checkpointAt(customerId, checkpointId);
  if (!(await transaction.get(reference)).exists) return;
  const checkpoint = await readCheckpoint(transaction, customerId, checkpointId);
  writeCode(transaction, customerId, checkpoint, 'removed');
  transaction.delete(reference);
  logCheckpoint(transaction, author, checkpoint, 'deleted');
};

/**
 * Changes a checkpoint outside its form: payload `{ act: 'setActive', checkpointId, isActive }`, `{ act: 'move', checkpointId,
 * afterId }`, `{ act: 'replaceCode', checkpointId, token }` or `{ act: 'delete', checkpointId }`; result `{ success: true }`. Safe to repeat.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`
 */
export const changeCheckpoint = officeCall(checkpointCalls.changeCheckpoint, async (act, author) => {
  switch (act.act) {
    case 'setActive':
      return setActive(author, act);
    case 'replaceCode':
      return replaceCode(author, act);
    case 'move':
      await firestore().runTransaction((transaction) => move(transaction, author, act));
      break;
    case 'delete':
      await firestore().runTransaction((transaction) => remove(transaction, author, act));
  }
  return { success: true };
});

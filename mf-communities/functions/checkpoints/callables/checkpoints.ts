import { changeRecord } from 'backend/kernel/changeRecord.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { communitySchema, paths, type Checkpoint } from 'shared-lib/domain';
import {
  afterMove,
  checkpointCalls,
  checkpointFields,
  decideCheckpointChange,
  maxCheckpoints,
  newPositions,
  type CheckpointAction,
} from 'mf-communities/domain';
import { newCode } from '../../codes/newCode.ts';
import { acceptsNewRecords } from 'backend/functions/core/community/history.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import {
  checkpointAt,
  logCheckpoint,
  readCheckpoint,
  readCheckpoints,
  writeCode,
} from '../checkpointRecords.ts';
import { officeCall, type Author } from 'backend/kernel/officeCall.ts';

/**
 * Adds a checkpoint at the end of a community's route, with a token for its code: payload
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
        throw new HttpsError(
          'resource-exhausted',
          `A community can have at most ${maxCheckpoints} checkpoints.`,
        );
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

type ActOf<Name extends CheckpointAction['act']> = Extract<CheckpointAction, { act: Name }>;

const codeState = ({ isActive }: Pick<Checkpoint, 'isActive'>) => (isActive ? 'active' : 'inactive');

/** Reorders the route. It is read in the same transaction, so concurrent moves all take effect. */
const move = async (transaction: Transaction, author: Author, act: ActOf<'move'>): Promise<void> => {
  const { customerId } = author;
  const checkpoint = await readCheckpoint(transaction, customerId, act.checkpointId);
  const round = await readCheckpoints(transaction, customerId, checkpoint.communityId);
  const orders = newPositions(afterMove(round, act));
  for (const { id, order } of orders) {
    transaction.update(firestore().doc(paths.checkpoint(customerId, id)), { order });
  }
  if (orders.length > 0) logCheckpoint(transaction, author, checkpoint, 'moved');
};

/**
 * Gives a checkpoint another token. The previously printed code is still recognized, and is reported as
 * replaced.
 */
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

/**
 * Changes a checkpoint: payload `{ checkpointId, seen, name, … }`, result `{ success: true }`. `seen` is the
 * revision the author saw. If someone else changed the record since, the call fails unless the record already
 * has these values. Past nights keep the rules they were judged by.
 *
 * @throws HttpsError `unauthenticated`, `permission-denied`, `invalid-argument`, `not-found`; `aborted` when
 * someone else was first
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

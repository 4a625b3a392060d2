import type { Transaction } from 'firebase-admin/firestore';
import {
  checkpointFieldPrefix,
  checkpointSchema,
  paths,
  type Checkpoint,
  type checkpointActions,
} from 'shared-lib/domain';
import { logActivity } from 'backend/functions/core/community/activity.ts';
import { checkpointCode } from 'backend/functions/core/codes/codeDocuments.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import type { Author } from 'backend/kernel/officeCall.ts';
import { recordOf, requireRecord } from 'backend/kernel/records.ts';

/** The checkpoints of a community; damaged ones are left out. */
export const readCheckpoints = async (
  transaction: Transaction,
  customerId: string,
  communityId: string,
): Promise<Checkpoint[]> => {
  const ofCommunity = firestore()
    .collection(paths.checkpoints(customerId))
    .where('communityId', '==', communityId);
  return (await transaction.get(ofCommunity)).docs.flatMap(
    (document) => recordOf(checkpointSchema, document) ?? [],
  );
};

/** The record of a checkpoint. */
export const checkpointAt = (customerId: string, checkpointId: string) => ({
  reference: firestore().doc(paths.checkpoint(customerId, checkpointId)),
  schema: checkpointSchema,
  missing: 'Checkpoint not found.',
});

/**
 * One checkpoint.
 * @throws HttpsError `not-found`, or `failed-precondition` when its record is damaged
 */
export const readCheckpoint = async (
  transaction: Transaction,
  customerId: string,
  checkpointId: string,
): Promise<Checkpoint> => {
  const { reference, schema, missing } = checkpointAt(customerId, checkpointId);
  return requireRecord(schema, await transaction.get(reference), missing);
};

/** Adds a line about a checkpoint to its community's log. */
export const logCheckpoint = (
  transaction: Transaction,
  { customerId, by }: Author,
  { id, communityId, name }: Pick<Checkpoint, 'id' | 'communityId' | 'name'>,
  act: (typeof checkpointActions)[number],
): void => {
  const changes = [{ field: `${checkpointFieldPrefix}${act}`, to: name }];
  logActivity(transaction, customerId, communityId, { act: 'edited', by, changes, partIds: [id] });
};

/** Writes the public data of a checkpoint's printed code; nothing without a token. */
export const writeCode = (
  transaction: Transaction,
  customerId: string,
  { communityId, qrToken }: Pick<Checkpoint, 'communityId' | 'qrToken'>,
  state: Parameters<typeof checkpointCode>[2],
): void => {
  if (!qrToken) return;
  transaction.set(firestore().doc(paths.code(qrToken)), checkpointCode(customerId, communityId, state));
};

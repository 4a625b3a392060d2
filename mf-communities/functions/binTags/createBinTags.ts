import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { paths, readDocument } from 'shared-lib/domain';
import { binTagBatchSchema, binTagLabel, type NewBinTagBatch } from 'mf-communities/domain';
import { binTagCode } from 'backend/functions/core/codes/codeDocuments.ts';
import { newCode } from '../codes/newCode.ts';
import { acceptsNewRecords } from 'backend/functions/core/community/history.ts';
import { fieldRefusal } from 'backend/kernel/fieldRefusal.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import type { Author } from './binTagRecords.ts';

/** Maximum number of tags that one commit writes: each with its public code, plus the batch, are 481 writes of 500. */
const perCommit = 240;
/** Maximum number of commits in one call, so that the caller sees progress. */
const commitsPerCall = 4;

/** Rejects tags for a community that is missing or being deleted. */
const requireCommunity = async (
  transaction: Transaction,
  customerId: string,
  { communityId }: NewBinTagBatch,
): Promise<void> => {
  const community = await transaction.get(firestore().doc(paths.community(customerId, communityId)));
  if (!acceptsNewRecords(community)) throw new HttpsError('not-found', 'Community not found.');
};

/** Rejects a batch with another batch's label. */
const requireFreeLabel = async (
  transaction: Transaction,
  customerId: string,
  { communityId, label }: NewBinTagBatch,
): Promise<void> => {
  const batches = firestore().collection(paths.binTagBatches(customerId));
  const same = await transaction.get(
    batches.where('communityId', '==', communityId).where('label', '==', label).limit(1),
  );
  if (!same.empty) {
    throw fieldRefusal('already-exists', 'Another batch has this label.', { label: { code: 'duplicate' } });
  }
};

/**
 * Creates the next tags of a batch in one commit, and the batch with the first ones.
 * @returns how many tags the batch has now
 */
const makeNext = (author: Author, requested: NewBinTagBatch): Promise<number> =>
  firestore().runTransaction(async (transaction) => {
    const { customerId, uid } = author;
    const reference = firestore().doc(paths.binTagBatch(customerId, requested.batchId));
    const data = (await transaction.get(reference)).data();
    const batch = data && readDocument(binTagBatchSchema, reference.path, data);
    if (batch && !batch.ok) throw new HttpsError('failed-precondition', batch.error);
    const { label, count, communityId } = batch?.value ?? requested;
    if (label !== requested.label || count !== requested.count || communityId !== requested.communityId) {
      throw new HttpsError('failed-precondition', 'The batch has different tags.');
    }
    const made = batch?.value.made ?? 0;
    const next = Math.min(made + perCommit, count);
    if (next === made) return made;
    await requireCommunity(transaction, customerId, requested);
    if (!batch) await requireFreeLabel(transaction, customerId, requested);
    const stamps = { createdAt: FieldValue.serverTimestamp(), createdBy: uid };
    for (let number = made + 1; number <= next; number++) {
      const id = newCode();
      const tag = { communityId, unitId: null, status: 'unassigned', replacedById: null } as const;
      transaction.create(firestore().doc(paths.binTag(customerId, id)), {
        ...tag,
        label: binTagLabel({ label, count }, number),
        printBatchId: requested.batchId,
        printedAt: null,
        assignedAt: null,
        ...stamps,
      });
      transaction.create(firestore().doc(paths.code(id)), binTagCode(customerId, tag));
    }
    if (batch) transaction.update(reference, { made: next, updatedAt: FieldValue.serverTimestamp() });
    else transaction.create(reference, { communityId, label, count, made: next, printedAt: null, ...stamps });
    return next;
  });

/**
 * Creates tags of a batch, as many as one call has time for; continues an interrupted one.
 * @returns how many tags the batch has afterward
 * @throws HttpsError as `generateBinTags`
 */
export const createBinTags = async (author: Author, requested: NewBinTagBatch): Promise<number> => {
  let made = 0;
  for (let commit = 0; commit < commitsPerCall && (commit === 0 || made < requested.count); commit++) {
    made = await makeNext(author, requested);
  }
  return made;
};

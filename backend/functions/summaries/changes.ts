import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { keptKinds, paths, type KeptKind } from 'shared-lib/domain';
import { recordChanges } from 'shared-lib/domain/summaries';
import { firestore } from '../firebase.ts';
import { inBatches } from './inBatches.ts';
import { inTransaction } from './transactions.ts';

const wordOf = () => ({ ...recordChanges(randomUUID()), updatedAt: FieldValue.serverTimestamp() });

const note = inBatches<KeptKind>(async (customerId, kinds) => {
  await Promise.all(
    [...new Set(kinds)].map((kind) => firestore().doc(paths.recordChanges(customerId, kind)).set(wordOf())),
  );
});

/**
 * Notes that a record of a kind has changed, so that devices that have kept some of them read them again. Whichever event does it, and
 * however often, costs no more than that.
 */
export const noteChange = (customerId: string, kind: KeptKind): Promise<void> => note(customerId, kind);

/** Sees to it that there is a word for each kind: without one, devices keep nothing. */
export const completeChanges = (customerId: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const words = keptKinds.map((kind) => firestore().doc(paths.recordChanges(customerId, kind)));
    const found = await transaction.getAll(...words);
    for (const { exists, ref } of found) if (!exists) transaction.set(ref, wordOf());
  });

import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { keptKinds, paths, type KeptKind } from 'shared-lib/domain';
import { recordChanges } from './domain/recordChanges.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { runtime } from '../../../kernel/runtime.ts';
import { inBatches } from './inBatches.ts';
import { inTransaction } from './transactions.ts';

const wordOf = () => ({ ...recordChanges(randomUUID()), updatedAt: FieldValue.serverTimestamp() });

/**
 * Milliseconds between two words of a kind. On a busy night dozens of records of a kind change a second, and Firestore asks that one document
 * be written about once a second.
 */
const apart = 500;

/**
 * What a function that notes changes is run with. Its events wait for the next word, so an instance takes as many at once as Cloud Run
 * lets it: by the usual 80, a burst would be worked off by 160 a second.
 */
export const notingOptions = { ...runtime.noting, retry: true } as const;

const note = inBatches<KeptKind>(
  async (key, [kind]) => {
    if (kind === undefined) return;
    const customerId = key.slice(0, key.indexOf('/'));
    await firestore().doc(paths.recordChanges(customerId, kind)).set(wordOf());
  },
  // It reads nothing, so one word may stand for any number of changes.
  { apart, most: Infinity },
);

/**
 * Notes that a record of a kind has changed, so that devices that have kept some of them read them again. Whichever event does it, and
 * however often, costs no more than that.
 */
export const noteChange = (customerId: string, kind: KeptKind): Promise<void> =>
  note(`${customerId}/${kind}`, kind);

/** Sees to it that there is a word for each kind: without one, devices keep nothing. */
export const completeChanges = (customerId: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const words = keptKinds.map((kind) => firestore().doc(paths.recordChanges(customerId, kind)));
    const found = await transaction.getAll(...words);
    for (const { exists, ref } of found) if (!exists) transaction.set(ref, wordOf());
  });

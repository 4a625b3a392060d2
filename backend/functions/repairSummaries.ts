import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { paths, summaryStateSchema } from 'shared-lib/domain';
import { summaryState } from 'shared-lib/domain/summaries';
import { authorise } from './authorise.ts';
import { callableOptions } from './calls.ts';
import { firestore } from './firebase.ts';
import { runtime } from './runtime.ts';
import { onCall } from './onCall.ts';
import { recordOf } from './summaries/directorySources.ts';
import { rebuildSummaries } from './summaries/rebuildSummaries.ts';
import { inTransaction } from './summaries/transactions.ts';

/** Milliseconds between two repairs of one account. */
const pause = 5 * 60_000;

/** Takes the account's next repair, unless there was one lately. Only functions write where that stands. */
const takeRepair = (customerId: string): Promise<boolean> =>
  inTransaction(async (transaction) => {
    const reference = firestore().doc(paths.summaryState(customerId));
    const state = recordOf(summaryStateSchema, await transaction.get(reference));
    const askedAt = state?.repairAskedAt ?? null;
    if (askedAt !== null && Date.now() - askedAt < pause) return false;
    const updatedAt = FieldValue.serverTimestamp();
    transaction.set(
      reference,
      { ...summaryState({ repairAskedAt: Timestamp.now() }), updatedAt },
      { merge: true },
    );
    return true;
  });

/**
 * Compares the summaries of the caller's account with their sources, for a screen that found one missing or damaged. No payload;
 * result `{ repaired }`, false when that was done within the last five minutes.
 * @throws HttpsError `unauthenticated`, `permission-denied`
 */
export const repairSummaries = onCall({ ...callableOptions, ...runtime.heavyCallable }, async (request) => {
  const customerId = await authorise(request);
  const repaired = await takeRepair(customerId);
  if (repaired) await rebuildSummaries(customerId, Date.now());
  return { repaired };
});

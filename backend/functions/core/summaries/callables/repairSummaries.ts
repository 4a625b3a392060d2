import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { paths, summaryCalls, summaryStateSchema } from 'shared-lib/domain';
import { summaryState } from '../domain/summaryState.ts';
import { firestore } from '../../../../kernel/firebase.ts';
import { heavyOfficeCall } from '../../../../kernel/officeCall.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { rebuildSummaries } from '../rebuildSummaries.ts';
import { inTransaction } from '../transactions.ts';

/** Minimum time between two repairs of an account, in milliseconds. */
const pause = 5 * 60_000;

/** Reserves the account's next repair, unless there was one recently. Only functions write this document. */
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
 * Compares the account's summaries with their sources, for a screen that found one missing or damaged. No payload; result `{ repaired }`,
 * false if that was done within the last five minutes.
 * @throws HttpsError `unauthenticated`, `permission-denied`
 */
export const repairSummaries = heavyOfficeCall(summaryCalls.repairSummaries, async (_, { customerId }) => {
  const repaired = await takeRepair(customerId);
  if (repaired) await rebuildSummaries(customerId, Date.now());
  return { repaired };
});

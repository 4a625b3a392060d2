import { FieldValue } from 'firebase-admin/firestore';
import { addDays, earliestToday, paths } from 'shared-lib/domain';
import { forEachCustomer } from '../../../kernel/forEachCustomer.ts';
import { rebuildDoors } from '../codes/rebuildDoors.ts';
import { summaryState } from './domain/summaryState.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { backfillResidentKeys } from '../community/backfillResidentKeys.ts';
import { completeChanges } from './changes.ts';
import { rebuildDirectory } from './directory.ts';
import { rebuildDoorMonths } from './doorMonths.ts';
import { rebuildNight } from './nights.ts';
import { rebuildUnitLists } from './unitLists.ts';
import { rebuildViolations } from './violations.ts';

/** Nights to compare with their records: those that screens show, plus a few for late records. */
const nightsBack = 16;

/** Time zones can be two dates apart. */
const nightsAhead = 2;

/**
 * Rebuilds all of an account's summaries from their sources, and writes those that differ. Safe to run at any time, repeatedly, and
 * concurrently with itself and the triggers: each summary is compared in a transaction that holds its source.
 * @param now epoch milliseconds
 */
export const rebuildSummaries = async (customerId: string, now: number): Promise<void> => {
  await rebuildDirectory(customerId, 'team');
  await rebuildDirectory(customerId, 'communities');
  await rebuildDirectory(customerId, 'assignments');
  await rebuildDirectory(customerId, 'requests');
  await rebuildViolations(customerId);
  await rebuildUnitLists(customerId);
  await backfillResidentKeys(customerId);
  const today = earliestToday(now);
  await rebuildDoorMonths(customerId, addDays(today, 1 - nightsBack), addDays(today, nightsAhead));
  for (let days = nightsAhead; days > -nightsBack; days -= 1) {
    await rebuildNight(customerId, addDays(today, days));
  }
  await completeChanges(customerId);
  const builtAt = FieldValue.serverTimestamp();
  await firestore()
    .doc(paths.summaryState(customerId))
    .set({ ...summaryState({ builtAt }), updatedAt: builtAt }, { merge: true });
};

/**
 * Rebuilds every account's summaries and the codes at its doors, one account after another. A failure doesn't stop the others.
 * @param onDone called for each account, with the error if it failed
 * @returns how many failed
 */
export const rebuildEvery = async (onDone: (customerId: string, error: unknown) => void): Promise<number> => {
  let failed = 0;
  await forEachCustomer(
    async (customerId) => {
      await rebuildSummaries(customerId, Date.now());
      await rebuildDoors(customerId, Date.now());
      onDone(customerId, null);
    },
    (customerId, error) => {
      failed += 1;
      onDone(customerId, error);
    },
  );
  return failed;
};

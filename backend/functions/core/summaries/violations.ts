import type { Transaction } from 'firebase-admin/firestore';
import { paths, violationCountsSchema } from 'shared-lib/domain';
import { countOpen } from 'shared-lib/domain/summaries';
import { violationCounts } from './domain/violationCounts.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { inBatches } from './inBatches.ts';
import { readAllPages, inTransaction, saveSummary } from './transactions.ts';

const countsOf = (customerId: string) => firestore().doc(paths.violationCounts(customerId));

const openIn = (customerId: string) =>
  firestore().collection(paths.violations(customerId)).where('status', '==', 'open');

const countPending = async (transaction: Transaction, customerId: string): Promise<number> => {
  const pending = firestore()
    .collection(paths.violations(customerId))
    .where('reviewStatus', '==', 'pending')
    .count();
  return (await transaction.get(pending)).data().count;
};

/** Rebuilds the counts of violations. */
export const rebuildViolations = (customerId: string): Promise<void> =>
  inTransaction(async (transaction) => {
    const [stored, open, pending] = await Promise.all([
      transaction.get(countsOf(customerId)),
      readAllPages(transaction, openIn(customerId).select('communityId')),
      countPending(transaction, customerId),
    ]);
    saveSummary(transaction, stored, violationCounts(countOpen(open.map((found) => found.data())), pending));
  });

/**
 * Recounts the violations of the given communities.
 * @returns false if the counts can't be read and need rebuilding
 */
const updateCounts = async (
  transaction: Transaction,
  customerId: string,
  communityIds: readonly string[],
): Promise<boolean> => {
  const [stored, pending, ...counted] = await Promise.all([
    transaction.get(countsOf(customerId)),
    countPending(transaction, customerId),
    ...communityIds.map(async (id) => {
      const open = openIn(customerId).where('communityId', '==', id).count();
      return { id, open: (await transaction.get(open)).data().count };
    }),
  ]);
  const before = recordOf(violationCountsSchema, stored);
  if (before === null || before.damaged > 0) return false;
  const others = before.openByCommunity.filter(({ id }) => !communityIds.includes(id));
  saveSummary(transaction, stored, violationCounts([...others, ...counted], pending));
  return true;
};

const refresh = inBatches<string>(async (customerId, items) => {
  const ids = [...new Set(items)];
  if (!(await inTransaction((transaction) => updateCounts(transaction, customerId, ids)))) {
    await rebuildViolations(customerId);
  }
});

/** Recounts a community's violations in their current state. */
export const refreshViolations = (customerId: string, communityId: string): Promise<void> =>
  refresh(customerId, communityId);

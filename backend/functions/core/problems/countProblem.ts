import { createHash } from 'node:crypto';
import { paths, type ProblemReport } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { timestampOf } from '../../../kernel/storedFields.ts';
import { recordOf } from '../../../kernel/records.ts';
import type { PolicyRefusal } from './policyRefusals.ts';
import { problemCountSchema, problemDays } from './domain/groupProblems.ts';

const day = 24 * 3_600_000;

/**
 * Counts a page's problem: one document per distinct problem and day.
 * @param problem without personal data
 * @param now epoch milliseconds
 */
export const countProblem = async (problem: ProblemReport | PolicyRefusal, now: number): Promise<void> => {
  const date = new Date(now).toISOString().slice(0, 10);
  const hash = createHash('sha256').update(JSON.stringify(problem)).digest('base64url').slice(0, 22);
  const reference = firestore().doc(paths.problem(`${date}-${hash}`));
  await firestore().runTransaction(async (transaction) => {
    const before = recordOf(problemCountSchema, await transaction.get(reference));
    // Concurrent ones aren't always counted in order.
    const last = Math.max(now, before?.lastAt ?? now);
    transaction.set(reference, {
      ...problem,
      count: (before?.count ?? 0) + 1,
      firstAt: timestampOf(Math.min(now, before?.firstAt ?? now)),
      lastAt: timestampOf(last),
      expiresAt: timestampOf(last + problemDays * day),
    });
  });
};

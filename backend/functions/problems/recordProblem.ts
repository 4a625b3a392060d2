import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/https';
import {
  paths,
  problemDays,
  problemRecordSchema,
  problemReportSchema,
  scrubbedReport,
  type ProblemReport,
} from 'shared-lib/domain';
import { requireWithin, sourceOf } from '../account/requireWithin.ts';
import { callableOptions, payloadOf } from '../calls.ts';
import { firestore } from '../firebase.ts';
import { recordOf } from '../summaries/directorySources.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How much is taken: from one place, where a whole office may sit, and from everybody together, so that a flood costs little. */
const limits = { source: { most: 60, within: hour }, all: { most: 2000, within: hour } };

/** Counts a problem of a page: one document for each that is different, and for each day. @param now epoch milliseconds */
export const noteProblem = async (report: ProblemReport, now: number): Promise<void> => {
  const date = new Date(now).toISOString().slice(0, 10);
  const hash = createHash('sha256').update(JSON.stringify(report)).digest('base64url').slice(0, 22);
  const reference = firestore().doc(paths.problem(`${date}-${hash}`));
  await firestore().runTransaction(async (transaction) => {
    const before = recordOf(problemRecordSchema, await transaction.get(reference));
    transaction.set(reference, {
      ...report,
      count: (before?.count ?? 0) + 1,
      firstAt: Timestamp.fromMillis(before?.firstAt ?? now),
      lastAt: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(now + problemDays * day),
    });
  });
};

/**
 * Keeps what went wrong in a page: payload `ProblemReport`, result `{ kept }`, for anybody, since the sign-in fails too. Who it befell is not
 * kept, and what could name somebody is taken out once more. Beyond the limits it is dropped without an error, which would only be another
 * problem of the page.
 * @throws HttpsError `invalid-argument`
 */
export const recordProblem = onCall({ ...callableOptions, maxInstances: 3 }, async (request) => {
  const report = scrubbedReport(payloadOf(problemReportSchema, request.data));
  try {
    await requireWithin([
      { act: 'problemFrom', by: sourceOf(request), ...limits.source },
      { act: 'problem', by: 'all', ...limits.all },
    ]);
  } catch (error) {
    if (error instanceof HttpsError && error.code === 'resource-exhausted') return { kept: false };
    throw error;
  }
  await noteProblem(report, Date.now());
  return { kept: true };
});

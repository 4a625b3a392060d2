import { HttpsError } from 'firebase-functions/https';
import { problemCalls } from 'shared-lib/domain/open-calls';
import { requireWithin, sourceOf } from '../../account/requireWithin.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { openCallWith } from '../../../../kernel/openCall.ts';
import { countProblem } from '../countProblem.ts';
import { scrubbedReport } from '../domain/scrubbedReport.ts';

const hour = 3_600_000;

/** Problems accepted per source, which may be a whole office, and in total, so that a flood costs little. */
const limits = { source: { max: 60, within: hour }, all: { max: 2000, within: hour } };

/**
 * Stores a page's problem: payload `ProblemReport`, result `{ kept }`, for anyone, because sign-in can fail too. It doesn't store who was
 * affected, and removes possible personal data once more. Beyond the limits it is dropped without an error, which would only cause another
 * problem in the page.
 * @throws HttpsError `invalid-argument`
 */
export const recordProblem = openCallWith(runtime.problems)(
  problemCalls.recordProblem,
  async (sent, request) => {
    const report = scrubbedReport(sent);
    try {
      await requireWithin([
        { act: 'problemFrom', by: sourceOf(request), ...limits.source },
        { act: 'problem', by: 'all', ...limits.all },
      ]);
    } catch (error) {
      if (error instanceof HttpsError && error.code === 'resource-exhausted') return { kept: false };
      throw error;
    }
    await countProblem(report, Date.now());
    return { kept: true };
  },
);

import { HttpsError, onRequest } from 'firebase-functions/https';
import { requireWithin, sourceOf } from '../../account/requireWithin.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { countProblem } from '../countProblem.ts';
import { policyRefusalsIn } from '../policyRefusals.ts';

const hour = 3_600_000;

/** Reports accepted per source, and in total. Behind Hosting, the sources are Hosting's own addresses. */
const limits = { source: { max: 200, within: hour }, all: { max: 1000, within: hour } };

/** A browser's report has one or two kilobytes. */
const maxBytes = 64 * 1024;

const types = /^application\/(?:csp-report|reports\+json|json)(?:;|$)/i;

const parsed = (body: Uint8Array | undefined): unknown => {
  try {
    return JSON.parse(Buffer.from(body ?? []).toString());
  } catch {
    return null;
  }
};

/**
 * Receives browsers' reports of Content-Security-Policy violations (`policyReportsPath` of the build). They are anonymized and counted
 * along with pages' problems; beyond the limits they are dropped. Browsers don't read the response, so it is always a 204 if the report was
 * understood.
 */
export const recordPolicyReports = onRequest(runtime.problems, async (request, response) => {
  response.set('Cache-Control', 'no-store');
  if (request.method !== 'POST') return void response.status(405).set('Allow', 'POST').end();
  const body: Uint8Array | undefined = request.rawBody;
  if ((body?.length ?? 0) > maxBytes) return void response.status(413).end();
  if (!types.test(request.get('content-type') ?? '')) return void response.status(415).end();
  const refusals = policyRefusalsIn(parsed(body));
  if (refusals === null) return void response.status(400).end();
  try {
    for (const refusal of refusals) {
      await requireWithin([
        { act: 'policyReportFrom', by: sourceOf({ rawRequest: request }), ...limits.source },
        { act: 'policyReport', by: 'all', ...limits.all },
      ]);
      await countProblem(refusal, Date.now());
    }
  } catch (error) {
    if (!(error instanceof HttpsError && error.code === 'resource-exhausted')) throw error;
  }
  response.status(204).end();
});

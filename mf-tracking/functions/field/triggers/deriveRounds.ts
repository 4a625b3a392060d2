import { isDeepStrictEqual } from 'node:util';
import { onDocumentWritten, type Change, type DocumentSnapshot } from 'firebase-functions/firestore';
import { handleDoorEvent } from 'backend/functions/core/codes/doorEvents.ts';
import { runtime } from 'backend/kernel/runtime.ts';
import { recordChange, changeRecorderOptions } from 'backend/functions/core/summaries/changes.ts';
import { handleExpectedDoors, handleServiceLogEvent } from 'backend/functions/core/summaries/doorMonths.ts';
import { handleNightEvent } from 'backend/functions/core/summaries/nightEvent.ts';
import { handleRoundEvent } from '../roundEvent.ts';
import { isFresh } from 'backend/functions/core/summaries/isFresh.ts';
import { refreshRound } from '../rounds.ts';
import { handleScoreEvent } from '../../scorecards/scoreMonths.ts';

/**
 * A door: its report's counts, its unit's last service, its tag's scans, its tag's page, its community's
 * month, and the signal that some service logs have changed. One function for all, since each invocation is
 * billed, and a night has a hundred thousand doors. Each part is idempotent, so if one fails, all are
 * retried.
 */
export const deriveFromServiceLogs = onDocumentWritten(
  { document: 'customers/{customerId}/serviceLogs/{recordId}', ...changeRecorderOptions },
  async ({ data, params: { customerId } }) => {
    if (!data) return;
    await Promise.all([
      recordChange(customerId, 'serviceLogs'),
      // Both update the unit and its tag: concurrently, one would wait for the other and retry.
      handleRoundEvent(customerId, 'serviceLogs', data).then(() =>
        handleDoorEvent(customerId, 'serviceLogs', data),
      ),
      handleServiceLogEvent(customerId, data),
    ]);
  },
);

/** A scan: its result, its report's counts, its checkpoint's last scan. */
export const deriveFromScans = onDocumentWritten(
  {
    document: 'customers/{customerId}/checkpointScans/{recordId}',
    ...runtime.trigger,
    retry: true,
  },
  async ({ data, params }) => {
    if (data) await handleRoundEvent(params.customerId, 'checkpointScans', data);
  },
);

const factsOf = (snapshot: DocumentSnapshot) =>
  ['status', 'startedAt', 'submittedAt', 'communityId'].map((field): unknown => snapshot.get(field));

/** A report's expected values at its start; its duration and missed checkpoints once it is submitted. */
const takeReportEvent = async (
  customerId: string,
  { before, after }: Change<DocumentSnapshot>,
): Promise<void> => {
  if (!after.exists || (!before.exists && !isFresh(after, Date.now()))) return;
  if (isDeepStrictEqual(factsOf(before), factsOf(after))) return;
  await refreshRound(customerId, after.id, null);
};

/**
 * A report: its derived fields, its row and its part of its night's totals, the doors that its night
 * expected, its shift in the scorecards, and the signal that some have changed. Every recorded door rewrites
 * its report.
 */
export const deriveFromReports = onDocumentWritten(
  { document: 'customers/{customerId}/shiftReports/{reportId}', ...changeRecorderOptions },
  async ({ data, params: { customerId } }) => {
    if (!data) return;
    await Promise.all([
      recordChange(customerId, 'shiftReports'),
      takeReportEvent(customerId, data),
      handleNightEvent(customerId, 'shiftReports', data),
      handleExpectedDoors(customerId, data),
      handleScoreEvent(customerId, 'shiftReports', data),
    ]);
  },
);

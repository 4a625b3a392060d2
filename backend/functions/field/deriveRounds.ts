import { isDeepStrictEqual } from 'node:util';
import { onDocumentWritten, type DocumentSnapshot } from 'firebase-functions/firestore';
import { functionsRegion } from 'shared-lib/domain';
import { takeDoorEvent } from '../codes/doorEvents.ts';
import { isFresh, takeRoundEvent } from './roundEvent.ts';
import { refreshRound } from './rounds.ts';
import type { RoundCollection } from './roundRecords.ts';

const each = (collection: Exclude<RoundCollection, 'violations'>) =>
  ({
    document: `customers/{customerId}/${collection}/{recordId}`,
    region: functionsRegion,
    retry: true,
  }) as const;

/** A door: its report's counts, its unit's last service, its tag's scans, and what its tag's page says. */
export const deriveFromServiceLogs = onDocumentWritten(
  each('serviceLogs'),
  async ({ data, params: { customerId } }) => {
    if (!data) return;
    await Promise.all([
      takeRoundEvent(customerId, 'serviceLogs', data),
      takeDoorEvent(customerId, 'serviceLogs', data),
    ]);
  },
);

/** A scan: its result, its report's counts, its check point's last scan. */
export const deriveFromScans = onDocumentWritten(each('checkpointScans'), async ({ data, params }) => {
  if (data) await takeRoundEvent(params.customerId, 'checkpointScans', data);
});

const factsOf = (snapshot: DocumentSnapshot) =>
  ['status', 'startedAt', 'submittedAt', 'communityId'].map((field): unknown => snapshot.get(field));

/** A report: what is expected of it at its begin; how long it took, and what was missed, once it is submitted. */
export const deriveFromReports = onDocumentWritten(
  { document: 'customers/{customerId}/shiftReports/{reportId}', region: functionsRegion, retry: true },
  async ({ data, params }) => {
    if (!data?.after.exists || (!data.before.exists && !isFresh(data.after, Date.now()))) return;
    if (isDeepStrictEqual(factsOf(data.before), factsOf(data.after))) return;
    await refreshRound(params.customerId, params.reportId, null);
  },
);

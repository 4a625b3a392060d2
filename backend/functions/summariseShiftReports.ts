import { onDocumentWritten } from 'firebase-functions/firestore';
import { functionsRegion } from 'shared-lib/domain';
import { takeNightEvent } from './summaries/nightEvent.ts';

/** Keeps a night's rows and totals of shift reports. */
export const summariseShiftReports = onDocumentWritten(
  { document: 'customers/{customerId}/shiftReports/{reportId}', region: functionsRegion, retry: true },
  async ({ data, params }) => {
    if (data) await takeNightEvent(params.customerId, 'shiftReports', data);
  },
);

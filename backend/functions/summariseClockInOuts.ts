import { onDocumentWritten } from 'firebase-functions/firestore';
import { functionsRegion } from 'shared-lib/domain';
import { takeNightEvent } from './summaries/nightEvent.ts';

/** Keeps a night's rows of clock-ins. */
export const summariseClockInOuts = onDocumentWritten(
  { document: 'customers/{customerId}/clockInOuts/{clockInOutId}', region: functionsRegion, retry: true },
  async ({ data, params }) => {
    if (data) await takeNightEvent(params.customerId, 'clockInOuts', data);
  },
);

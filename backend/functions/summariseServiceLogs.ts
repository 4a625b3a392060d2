import { onDocumentWritten } from 'firebase-functions/firestore';
import { noteChange, notingOptions } from './summaries/changes.ts';
import { takeServiceLogEvent } from './summaries/doorMonths.ts';

/** Keeps what happened at the doors of a community night by night, and the word that some service logs have changed. */
export const summariseServiceLogs = onDocumentWritten(
  { document: 'customers/{customerId}/serviceLogs/{serviceLogId}', ...notingOptions },
  async ({ data, params }) => {
    await Promise.all([
      noteChange(params.customerId, 'serviceLogs'),
      data && takeServiceLogEvent(params.customerId, data),
    ]);
  },
);

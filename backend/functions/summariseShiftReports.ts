import { onDocumentWritten } from 'firebase-functions/firestore';
import { noteChange, notingOptions } from './summaries/changes.ts';
import { takeNightEvent } from './summaries/nightEvent.ts';

/** Keeps a night's rows and totals of shift reports, and the word that some have changed. */
export const summariseShiftReports = onDocumentWritten(
  { document: 'customers/{customerId}/shiftReports/{reportId}', ...notingOptions },
  async ({ data, params }) => {
    await Promise.all([
      noteChange(params.customerId, 'shiftReports'),
      data && takeNightEvent(params.customerId, 'shiftReports', data),
    ]);
  },
);

import { onDocumentWritten } from 'firebase-functions/firestore';
import { noteChange, notingOptions } from '../changes.ts';
import { takeNightEvent } from '../nightEvent.ts';

/** Keeps a night's rows of clock-ins, and the word that some have changed. */
export const summariseClockInOuts = onDocumentWritten(
  { document: 'customers/{customerId}/clockInOuts/{clockInOutId}', ...notingOptions },
  async ({ data, params }) => {
    await Promise.all([
      noteChange(params.customerId, 'clockInOuts'),
      data && takeNightEvent(params.customerId, 'clockInOuts', data),
    ]);
  },
);

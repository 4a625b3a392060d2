import { onDocumentWritten } from 'firebase-functions/firestore';
import { noteChange, notingOptions } from '../changes.ts';
import { takeNightEvent } from '../nightEvent.ts';

/** Updates a night's clock-in rows, and marks the change. */
export const summariseClockInOuts = onDocumentWritten(
  { document: 'customers/{customerId}/clockInOuts/{clockInOutId}', ...notingOptions },
  async ({ data, params }) => {
    await Promise.all([
      noteChange(params.customerId, 'clockInOuts'),
      data && takeNightEvent(params.customerId, 'clockInOuts', data),
    ]);
  },
);

import { onDocumentWritten } from 'firebase-functions/firestore';
import { recordChange, changeRecorderOptions } from '../changes.ts';
import { handleNightEvent } from '../nightEvent.ts';

/** Updates a night's clock-in rows, and marks the change. */
export const summariseClockInOuts = onDocumentWritten(
  { document: 'customers/{customerId}/clockInOuts/{clockInOutId}', ...changeRecorderOptions },
  async ({ data, params }) => {
    await Promise.all([
      recordChange(params.customerId, 'clockInOuts'),
      data && handleNightEvent(params.customerId, 'clockInOuts', data),
    ]);
  },
);

import { onDocumentWritten } from 'firebase-functions/firestore';
import { runtime } from 'backend/kernel/runtime.ts';
import { handleRequestEvent } from '../scoreMonths.ts';

/** A resident's request: its community's count in the scorecards. */
export const deriveFromRequests = onDocumentWritten(
  { document: 'customers/{customerId}/contactSubmissions/{recordId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    if (data) await handleRequestEvent(params.customerId, data);
  },
);

import { onDocumentWritten } from 'firebase-functions/firestore';
import { requestRecordSchema } from 'shared-lib/domain';
import { directoryRequestsOf } from '../domain/directory.ts';
import { runtime } from '../../../../kernel/runtime.ts';
import { refreshEntry } from '../directory.ts';
import { recordOf } from '../../../../kernel/records.ts';
import { isSame } from '../isSame.ts';

/** Updates the team's requests in the directory. */
export const summariseRequests = onDocumentWritten(
  { document: 'customers/{customerId}/requests/{recordId}', ...runtime.trigger, retry: true },
  async ({ data, params }) => {
    const now = Date.now();
    const isKept = isSame(data, (snapshot) => {
      const record = recordOf(requestRecordSchema, snapshot);
      return record && directoryRequestsOf(record, now);
    });
    if (!isKept) await refreshEntry(params.customerId, 'requests', params.recordId);
  },
);

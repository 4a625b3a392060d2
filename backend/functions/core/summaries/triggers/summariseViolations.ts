import { onDocumentWritten } from 'firebase-functions/firestore';
import { recordChange, changeRecorderOptions } from '../changes.ts';
import { isSame } from '../isSame.ts';
import { refreshViolations } from '../violations.ts';

/** Updates the counts of open and unreviewed violations, and marks the change. */
export const summariseViolations = onDocumentWritten(
  { document: 'customers/{customerId}/violations/{violationId}', ...changeRecorderOptions },
  async ({ data, params }) => {
    const noted = recordChange(params.customerId, 'violations');
    const counted = ['communityId', 'status', 'reviewStatus'];
    if (isSame(data, (snapshot) => counted.map((field) => snapshot.get(field)))) return noted;
    const communityIds = new Set([data?.before, data?.after].map((snapshot) => snapshot?.get('communityId')));
    await Promise.all([
      noted,
      ...Array.from(communityIds, (id) =>
        typeof id === 'string' && id !== '' ? refreshViolations(params.customerId, id) : null,
      ),
    ]);
  },
);

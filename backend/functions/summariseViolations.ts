import { onDocumentWritten } from 'firebase-functions/firestore';
import { functionsRegion } from 'shared-lib/domain';
import { noteChange } from './summaries/changes.ts';
import { isSame } from './summaries/isSame.ts';
import { refreshViolations } from './summaries/violations.ts';

/** Keeps the counts of violations that are open, or wait for a review, and the word that some have changed. */
export const summariseViolations = onDocumentWritten(
  { document: 'customers/{customerId}/violations/{violationId}', region: functionsRegion, retry: true },
  async ({ data, params }) => {
    await noteChange(params.customerId, 'violations');
    const counted = ['communityId', 'status', 'reviewStatus'];
    if (isSame(data, (snapshot) => counted.map((field) => snapshot.get(field)))) return;
    const communityIds = new Set([data?.before, data?.after].map((snapshot) => snapshot?.get('communityId')));
    await Promise.all(
      Array.from(communityIds, (id) =>
        typeof id === 'string' && id !== '' ? refreshViolations(params.customerId, id) : null,
      ),
    );
  },
);

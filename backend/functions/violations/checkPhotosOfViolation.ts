import { onDocumentWritten } from 'firebase-functions/firestore';
import { functionsRegion } from 'shared-lib/domain';
import { isSame } from '../summaries/isSame.ts';
import { checkPhotosOf } from './photoRecords.ts';

/** Checks the photos of a violation when it is reported, and when it gets others. */
export const checkPhotosOfViolation = onDocumentWritten(
  { document: 'customers/{customerId}/violations/{violationId}', region: functionsRegion, retry: true },
  async ({ data, params }) => {
    const photos = data?.after.get('photos') as unknown;
    if (!Array.isArray(photos) || photos.length === 0) return;
    if (isSame(data, (snapshot) => snapshot.get('photos'))) return;
    await checkPhotosOf(params.customerId, params.violationId, false);
  },
);

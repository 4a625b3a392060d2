import { documentsAt, limit, liveCollection, where } from 'shared-lib/data/kit';
import { checkpointScanSchema, paths } from 'shared-lib/domain';

/**
 * How many scans of one night at one community to listen to: more than anyone makes, and within a screen's
 * read limit.
 */
const maxScansOfNight = 120;

/** The scans of one night at a community, live, in no particular order. */
export const useScansOfNight = liveCollection('listenToScansOfNight', {
  schema: checkpointScanSchema,
  query: (customerId, { communityId, date }: { communityId: string; date: string }) =>
    documentsAt(
      paths.checkpointScans(customerId),
      where('communityId', '==', communityId),
      where('serviceDate', '==', date),
      limit(maxScansOfNight),
    ),
});

import { limit, orderBy, where } from 'firebase/firestore';
import { checkpointScanSchema, checkpointSchema, paths } from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** The check points of one community, live, in no particular order. */
export const useCheckpointsOf = liveCollection('listenToCheckpointsOf', {
  schema: checkpointSchema,
  query: (customerId, communityId: string) =>
    documentsAt(paths.checkpoints(customerId), where('communityId', '==', communityId)),
});

/** Which scans of a check point a screen needs. */
interface ScansAsked {
  checkpointId: string;
  /** The most that are listened to. */
  most: number;
}

/** The latest scans of one check point, live, newest first. */
export const useCheckpointScans = liveCollection('listenToCheckpointScans', {
  schema: checkpointScanSchema,
  query: (customerId, { checkpointId, most }: ScansAsked) =>
    documentsAt(
      paths.checkpointScans(customerId),
      where('checkpointId', '==', checkpointId),
      orderBy('scannedAt', 'desc'),
      limit(most),
    ),
});

/** As many scans of one night at one community as are listened to: more than anyone makes, and less than a screen may read. */
const mostScansOfNight = 120;

/** The scans of one night at a community, live, in no particular order. */
export const useScansOfNight = liveCollection('listenToScansOfNight', {
  schema: checkpointScanSchema,
  query: (customerId, { communityId, date }: { communityId: string; date: string }) =>
    documentsAt(
      paths.checkpointScans(customerId),
      where('communityId', '==', communityId),
      where('serviceDate', '==', date),
      limit(mostScansOfNight),
    ),
});

import { limit, orderBy, where } from 'firebase/firestore';
import { checkpointScanSchema, checkpointSchema, paths } from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** A community's checkpoints, live, in no particular order. */
export const useCheckpointsOf = liveCollection('listenToCheckpointsOf', {
  schema: checkpointSchema,
  query: (customerId, communityId: string) =>
    documentsAt(paths.checkpoints(customerId), where('communityId', '==', communityId)),
});

/** The checkpoint scans that a screen needs. */
interface ScansAsked {
  checkpointId: string;
  /** The most to listen to. */
  most: number;
}

/** A checkpoint's latest scans, live, newest first. */
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

/**
 * How many scans of one night at one community to listen to: more than anyone makes, and less than a screen may read.
 */
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

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

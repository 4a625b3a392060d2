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
  /** Maximum number to listen to. */
  max: number;
}

/** A checkpoint's latest scans, live, newest first. */
export const useCheckpointScans = liveCollection('listenToCheckpointScans', {
  schema: checkpointScanSchema,
  query: (customerId, { checkpointId, max }: ScansAsked) =>
    documentsAt(
      paths.checkpointScans(customerId),
      where('checkpointId', '==', checkpointId),
      orderBy('scannedAt', 'desc'),
      limit(max),
    ),
});

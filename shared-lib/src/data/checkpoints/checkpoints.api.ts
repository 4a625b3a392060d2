import { where } from 'firebase/firestore';
import { checkpointSchema, paths } from '../../domain/index.ts';
import { documentsAt, liveCollection } from '../liveHooks.ts';

/** The check points of one community, live, in no particular order. */
export const useCheckpointsOf = liveCollection('listenToCheckpointsOf', {
  schema: checkpointSchema,
  query: (customerId, communityId: string) =>
    documentsAt(paths.checkpoints(customerId), where('communityId', '==', communityId)),
});

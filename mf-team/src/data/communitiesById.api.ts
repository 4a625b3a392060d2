import { documentId, documentsAt, liveCollection, where } from 'shared-lib/data/kit';
import { communitySchema, paths } from 'shared-lib/domain';

/** Communities by their ids, live: 1 to 30. The directory has no geofences. */
export const useCommunitiesById = liveCollection('listenToCommunitiesById', {
  schema: communitySchema,
  query: (customerId, ids: readonly string[]) =>
    documentsAt(paths.communities(customerId), where(documentId(), 'in', ids)),
});

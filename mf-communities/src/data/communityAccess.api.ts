import { liveDocument } from 'shared-lib/data/kit';
import { paths } from 'shared-lib/domain';
import { communityAccessSchema } from 'mf-communities/domain';

/** A community's access information, live; null if there is none. */
export const useCommunityAccess = liveDocument('listenToCommunityAccess', {
  schema: communityAccessSchema,
  path: paths.communityAccess,
});

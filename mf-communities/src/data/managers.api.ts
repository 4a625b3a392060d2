import { limit, where, documentsAt, liveCollection } from 'shared-lib/data/kit';
import { closureRequestSchema, managerLinkSchema } from 'mf-communities/domain';
import { paths } from 'shared-lib/domain';

/** Maximum number of links and requests listed for a community. */
const max = 200;

/** One community's links for property managers, live, in no particular order. */
export const useManagerLinks = liveCollection('listenToManagerLinks', {
  schema: managerLinkSchema,
  query: (customerId, communityId: string) =>
    documentsAt(paths.managerLinks(customerId), where('communityId', '==', communityId), limit(max)),
});

/** One community's pending closure requests from managers, live. */
export const useClosureRequests = liveCollection('listenToClosureRequests', {
  schema: closureRequestSchema,
  query: (customerId, communityId: string) =>
    documentsAt(
      paths.closureRequests(customerId),
      where('communityId', '==', communityId),
      where('status', '==', 'new'),
      limit(max),
    ),
});

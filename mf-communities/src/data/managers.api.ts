import { limit, where, documentsAt, liveCollection } from 'shared-lib/data/kit';
import { closureRequestSchema, managerLinkSchema } from 'mf-communities/domain';
import { paths } from 'shared-lib/domain';

/** As many links and requests of a community as are listed. */
const most = 200;

/** The links of property managers of one community, live, in no particular order. */
export const useManagerLinks = liveCollection('listenToManagerLinks', {
  schema: managerLinkSchema,
  query: (customerId, communityId: string) =>
    documentsAt(paths.managerLinks(customerId), where('communityId', '==', communityId), limit(most)),
});

/** The closures that managers of one community ask for, which wait for an answer, live. */
export const useClosureRequests = liveCollection('listenToClosureRequests', {
  schema: closureRequestSchema,
  query: (customerId, communityId: string) =>
    documentsAt(
      paths.closureRequests(customerId),
      where('communityId', '==', communityId),
      where('status', '==', 'new'),
      limit(most),
    ),
});

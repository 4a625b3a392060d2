import { paths, serviceNight } from 'shared-lib/domain';
import { managerPageCalls, closureRequestSchema, type ManagerOverview } from 'mf-communities/domain';
import { ofCommunity } from 'backend/functions/core/community/history.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { readDecisions } from '../decisions.ts';
import { requireManager } from '../managerAccess.ts';
import { readNights } from '../readNights.ts';
import { openCall } from 'backend/kernel/openCall.ts';

/** How many closure requests a manager sees. */
const maxClosures = 50;

/** The closure requests made through the manager's link, latest first; the office sees those of all links. */
const closuresAsked = async (
  customerId: string,
  communityId: string,
  linkId: string | null,
): Promise<ManagerOverview['closures']> => {
  const all = ofCommunity(paths.closureRequests(customerId), communityId);
  const query = linkId === null ? all : all.where('linkId', '==', linkId);
  const { docs } = await query.orderBy('createdAt', 'desc').limit(maxClosures).get();
  return docs
    .flatMap((found) => recordOf(closureRequestSchema, found) ?? [])
    .map(({ id, dates, note, status, createdAt }) => ({ id, dates, note, status, createdAt }));
};

/**
 * The start of a manager's pages: payload `ManagerAccess`, result `ManagerOverview`.
 * @throws HttpsError `invalid-argument`; `permission-denied`, `resource-exhausted` as `requireManager`
 */
export const readManagerOverview = openCall(managerPageCalls.readManagerOverview, async (access, request) => {
  const { customerId, community, link } = await requireManager(request, access);
  const [closures, decisions] = await Promise.all([
    closuresAsked(customerId, community.id, link?.id ?? null),
    readDecisions(customerId, community.id),
  ]);
  return {
    propertyName: community.propertyName,
    timezone: community.timezone,
    tonight: serviceNight(Date.now(), community.timezone),
    totalUnits: community.totalUnits,
    noServiceDates: community.noServiceDates,
    link: link && { name: link.name, until: link.until, wantsMail: link.wantsMail },
    closures,
    decisions,
  };
});

/**
 * Nights from one date to another: payload `ManagerAccess` with `from` and `to`, result `{ tonight, nights }`, the latest first.
 * @throws HttpsError `invalid-argument`, including for more than two months; `permission-denied`, `resource-exhausted` as `requireManager`
 */
export const readManagerNights = openCall(managerPageCalls.readManagerNights, async (requested, request) => {
  const { customerId, community } = await requireManager(request, requested);
  return readNights(customerId, community, requested, Date.now());
});

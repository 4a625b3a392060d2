import { hashOf, newToken } from 'backend/functions/core/account/accountLinks.ts';
import { requireWithin, sourceOf } from 'backend/functions/core/account/requireWithin.ts';
import { currentLog, paths, serviceNight } from 'shared-lib/domain';
import {
  closureRequestSchema,
  doorResultOf,
  managerGrantSchema,
  managerPageCalls,
  managerSessionMillis,
  type ManagerOverview,
} from 'mf-communities/domain';
import { ofCommunity } from 'backend/functions/core/community/history.ts';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { storedFields } from 'backend/kernel/storedFields.ts';
import { readDecisions } from '../decisions.ts';
import { noAccess, recordLinkUse, requireManager, scopeOf } from '../managerAccess.ts';
import { readNights } from '../readNights.ts';
import { openCall } from 'backend/kernel/openCall.ts';
import { readDoorLogs } from '../../doorNights/readDoorLogs.ts';
import { areDoorPhotosShown, readDoorNames, sealDoorPhoto } from '../managerRecords.ts';

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

/**
 * One door's night: payload `ManagerAccess` with `night` and `unitNumber`, result `{ units, door }`: the names of the
 * units found and, if it is exactly one, its result. Its photo only if the business shows them.
 * @throws HttpsError `invalid-argument`; `permission-denied`, `resource-exhausted` as `requireManager`
 */
export const readManagerDoor = openCall(managerPageCalls.readManagerDoor, async (requested, request) => {
  const { customerId, community } = await requireManager(request, requested);
  const found = (await readDoorNames(customerId, community.id)).find(requested.unitNumber);
  const units = found.map(({ name }) => name);
  const [unit] = found;
  if (unit === undefined || found.length > 1) return { units, door: null };
  const { night } = requested;
  const span = { communityId: community.id, unitId: unit.id, from: night, to: night };
  const [logs, hasPhotos] = await Promise.all([
    readDoorLogs(customerId, span),
    areDoorPhotosShown(customerId),
  ]);
  const log = currentLog(logs);
  const photo = hasPhotos && log !== null ? await sealDoorPhoto(community.id, log) : null;
  const result = doorResultOf(community, night, logs, Date.now());
  return { units, door: { ...result, unitNumber: unit.name, photo } };
});

const hour = 3_600_000;

/**
 * How many wrong keys are allowed from one IP address, which a whole office may share. A correct key always
 * works, regardless of failures there.
 */
const wrongKeys = { max: 30, within: hour };

/**
 * Exchanges a link's key for a session: payload `{ businessSlug, communitySlug, key }`, result `{ session }`.
 * An unknown, ended, expired or foreign key always gets the same response.
 * @throws HttpsError `invalid-argument`; `permission-denied` for any such key; `resource-exhausted` for a
 * wrong one after too many from one IP address
 */
export const openManagerPages = openCall(
  managerPageCalls.openManagerPages,
  async ({ key, ...address }, request) => {
    const now = Date.now();
    const scope = await scopeOf(firestore().doc(paths.managerKey(hashOf(key))), address, now);
    if (scope === null || scope.link === null) {
      await requireWithin([{ act: 'managerKey', by: sourceOf(request), ...wrongKeys }]);
      throw noAccess();
    }
    const { customerId, link } = scope;
    const session = newToken();
    const expiresAt = Math.min(now + managerSessionMillis, link.expiresAt);
    await firestore()
      .doc(paths.managerSession(hashOf(session)))
      .create(
        storedFields(managerGrantSchema, {
          customerId,
          linkId: link.id,
          communityId: link.communityId,
          expiresAt,
        }),
      );
    await recordLinkUse(scope, now);
    return { session };
  },
);

/** Ends a session, known or not: payload `{ session }`, result `{ success: true }`. */
export const leaveManagerPages = openCall(managerPageCalls.leaveManagerPages, async ({ session }) => {
  await firestore()
    .doc(paths.managerSession(hashOf(session)))
    .delete();
  return { success: true };
});

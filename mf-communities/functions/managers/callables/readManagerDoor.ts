import { currentLog } from 'shared-lib/domain';
import { doorResultOf, managerPageCalls } from 'mf-communities/domain';
import { openCall } from 'backend/kernel/openCall.ts';
import { readDoorLogs } from '../../doorNights/readDoorLogs.ts';
import { readDoorNames } from '../doorNames.ts';
import { areDoorPhotosShown, sealDoorPhoto } from '../doorPhotos.ts';
import { requireManager } from '../managerAccess.ts';

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

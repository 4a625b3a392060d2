import type { Query } from 'firebase-admin/firestore';
import {
  addDays,
  broadcastRowSchema,
  byDoor,
  checkpointScanSchema,
  clockInOutSchema,
  momentOfNight,
  paths,
  planOn,
  serviceLogSchema,
  shiftReportSchema,
  unitSchema,
  type Community,
  type DocumentSchema,
  type ServiceLog,
  type Unit,
} from 'shared-lib/domain';
import {
  type ContactSubmission,
  announcementOf,
  reportedNight,
  type VerdictFacts,
} from 'mf-communities/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';

/**
 * How many records of each kind are read to judge a community's night: more than the largest community has;
 * logs are for a few doors only.
 */
const atMost = {
  logs: 400,
  clockInOuts: 40,
  shiftReports: 40,
  scans: 400,
  broadcasts: 200,
  units: 400,
} as const;

/** How many doors on either side count as around a door. */
const doorsAround = 6;

const recordsOf = async <T>(query: Query, schema: DocumentSchema<T>): Promise<T[]> => {
  const found = await query.get();
  return found.docs.flatMap((document) => recordOf(schema, document) ?? []);
};

/** The doors around one: those next to it on its floor, otherwise in its building. */
const around = (unit: Unit, others: readonly Unit[]): string[] => {
  const ofFloor = others.filter(({ floor }) => floor === unit.floor);
  const place = (ofFloor.length > 2 ? ofFloor : others).toSorted(byDoor);
  const index = place.findIndex(({ id }) => id === unit.id);
  return place
    .slice(Math.max(0, index - doorsAround), index + doorsAround + 1)
    .map(({ id }) => id)
    .filter((id) => id !== unit.id);
};

/** A request's unit, and the doors around it; null if the unit is unknown. */
const readDoors = async (
  customerId: string,
  { communityId, unitId }: Pick<ContactSubmission, 'communityId' | 'unitId'>,
): Promise<{ unitId: string | null; neighbourIds: readonly string[] }> => {
  const snapshot = unitId === null ? null : await firestore().doc(paths.unit(customerId, unitId)).get();
  const unit = snapshot && recordOf(unitSchema, snapshot);
  if (!unit || unit.communityId !== communityId) return { unitId: null, neighbourIds: [] };
  const building = firestore()
    .collection(paths.units(customerId))
    .where('communityId', '==', communityId)
    .where('building', '==', unit.building)
    .select('communityId', 'building', 'floor', 'unitNumber')
    .limit(atMost.units);
  return { unitId: unit.id, neighbourIds: around(unit, await recordsOf(building, unitSchema)) };
};

/** That night's service logs of the door and those around it: a few of a community's thousand. */
const readDoorLogs = async (
  customerId: string,
  communityId: string,
  night: string,
  { unitId, neighbourIds }: Awaited<ReturnType<typeof readDoors>>,
): Promise<ServiceLog[]> => {
  if (unitId === null) return [];
  const query = firestore()
    .collection(paths.serviceLogs(customerId))
    .where('unitId', 'in', [unitId, ...neighbourIds])
    .where('serviceDate', '==', night)
    .limit(atMost.logs);
  return (await recordsOf(query, serviceLogSchema)).filter((log) => log.communityId === communityId);
};

const millisPerHour = 3_600_000;

/** The office's announcement about a night, made between that morning and the next. */
const readAnnouncement = async (customerId: string, community: Community, night: string) => {
  const morning = momentOfNight(addDays(night, -1), '06:00', community.timezone);
  const broadcasts = firestore()
    .collection(paths.broadcasts(customerId))
    .where('communityIds', 'array-contains', community.id)
    .where('createdAt', '>=', new Date(morning))
    .where('createdAt', '<', new Date(morning + 25 * millisPerHour))
    .limit(atMost.broadcasts);
  const announcement = announcementOf(await recordsOf(broadcasts, broadcastRowSchema), community);
  return announcement?.date === night ? announcement : null;
};

/**
 * Everything known about a request's night: a bounded number of documents, all from one community and one
 * night.
 * @param query the night, `YYYY-MM-DD`; null for the one in the request, or implied by its moment
 * @param now epoch milliseconds
 */
export const readNight = async (
  customerId: string,
  community: Community,
  submission: ContactSubmission,
  requested: string | null,
  now: number,
): Promise<VerdictFacts> => {
  const { createdAt } = submission;
  const night = requested ?? submission.night ?? reportedNight(community, createdAt ?? now);
  const ofNight = (collection: string, limit: number) =>
    firestore()
      .collection(collection)
      .where('communityId', '==', submission.communityId)
      .where('serviceDate', '==', night)
      .limit(limit);
  const [doors, anyLog, clockIns, reports, scans, announcement] = await Promise.all([
    readDoors(customerId, submission),
    recordsOf(ofNight(paths.serviceLogs(customerId), 1), serviceLogSchema),
    recordsOf(ofNight(paths.clockInOuts(customerId), atMost.clockInOuts), clockInOutSchema),
    recordsOf(ofNight(paths.shiftReports(customerId), atMost.shiftReports), shiftReportSchema),
    recordsOf(ofNight(paths.checkpointScans(customerId), atMost.scans), checkpointScanSchema),
    readAnnouncement(customerId, community, night),
  ]);
  const ofDoors = await readDoorLogs(customerId, community.id, night, doors);
  return {
    place: planOn(community, night),
    night,
    reportedAt: createdAt,
    now,
    ...doors,
    // A log from any door proves that doors were visited at all.
    logs: ofDoors.length > 0 ? ofDoors : anyLog,
    clockIns,
    reports,
    scans,
    announcement,
  };
};

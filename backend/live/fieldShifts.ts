import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  query,
  where,
  type DocumentSnapshot,
  type Query,
} from 'firebase/firestore';
import {
  assignedAgentSchema,
  checkpointSchema,
  collectionGroups,
  communitySchema,
  indexAssignments,
  isExpected,
  momentOfNight,
  paths,
  readDocument,
  scheduleNightSchema,
  serviceFeaturesSchema,
  serviceNight,
  shiftOn,
  unitSchema,
  violationTypeSchema,
  type Community,
  type DocumentSchema,
} from 'shared-lib/domain';
import { reportableTypes } from 'mf-settings/domain';
import type { SignedIn } from './liveProduct.ts';
import type { StartedShift } from './fieldAction.ts';

const recordOf = <T>(schema: DocumentSchema<T>, found: DocumentSnapshot): T | null => {
  const read = found.exists() ? readDocument(schema, found.ref.path, found.data()) : null;
  return read?.ok ? read.value : null;
};

const recordsOf = async <T>(schema: DocumentSchema<T>, requested: Query): Promise<T[]> =>
  (await getDocs(requested)).docs.flatMap((found) => recordOf(schema, found) ?? []);

/** A shift whose records the field app hasn't read yet. */
export type UnreadShift = Omit<StartedShift, 'begun'>;

/**
 * A specialist's shifts tonight, found the way a field app finds them: from their assignments, tonight's schedule, and the units and
 * checkpoints of the communities they serve.
 * @param most maximum number of doors per route
 */
export const fieldShifts = async (
  { firestore, uid }: SignedIn,
  customerId: string,
  max: number,
): Promise<UnreadShift[]> => {
  const agents = await recordsOf(
    assignedAgentSchema,
    query(
      collectionGroup(firestore, collectionGroups.assignedAgents),
      where('customerId', '==', customerId),
      where('memberId', '==', uid),
    ),
  );
  const now = Date.now();
  const own = new Set(agents.map(({ communityId }) => communityId));
  const communities = await Promise.all(
    Array.from(own, async (id) =>
      recordOf(communitySchema, await getDoc(doc(firestore, paths.community(customerId, id)))),
    ),
  );
  const shifts = communities.map(async (community) => {
    if (community === null || community.archivedAt !== null) return [];
    const serviceDate = serviceNight(now, community.timezone);
    const schedule = recordOf(
      scheduleNightSchema,
      await getDoc(doc(firestore, paths.scheduleNight(customerId, serviceDate))),
    );
    const shift = shiftOn(community, serviceDate, indexAssignments(agents, schedule ? [schedule] : []));
    return shift?.agentId === uid
      ? [await withRound(firestore, customerId, uid, community, serviceDate, max)]
      : [];
  });
  return (await Promise.all(shifts))
    .flat()
    .sort((a, b) => a.start - b.start || (a.communityId < b.communityId ? -1 : 1));
};

const withRound = async (
  firestore: SignedIn['firestore'],
  customerId: string,
  memberId: string,
  community: Community,
  serviceDate: string,
  max: number,
): Promise<UnreadShift> => {
  const below = (path: string) =>
    query(collection(firestore, path), where('communityId', '==', community.id));
  const [units, checkpoints, types, settings] = await Promise.all([
    recordsOf(unitSchema, below(paths.units(customerId))),
    recordsOf(checkpointSchema, below(paths.checkpoints(customerId))),
    recordsOf(violationTypeSchema, query(collection(firestore, paths.violationTypes(customerId)))),
    getDoc(doc(firestore, paths.settingsSection(customerId, 'operations'))),
  ]);
  const features = serviceFeaturesSchema.parse(settings.data() ?? {});
  const expected = checkpoints
    .filter((checkpoint) => isExpected(checkpoint, features))
    .sort((a, b) => a.order - b.order);
  return {
    memberId,
    communityId: community.id,
    propertyName: community.propertyName,
    serviceDate,
    start: momentOfNight(serviceDate, community.serviceStart, community.timezone),
    noon: momentOfNight(serviceDate, '12:00', community.timezone),
    units: units
      .filter(({ status }) => status === 'active')
      .map(({ id, binTagId }) => ({ id, binTagId: features.qrCodeScanning ? binTagId : null }))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .slice(0, max),
    checkpointIds: expected.map(({ id }) => id),
    photographedIds: expected.filter(({ photoRequired }) => photoRequired).map(({ id }) => id),
    typeIds: reportableTypes(types, community.id)
      .map(({ id }) => id)
      .sort(),
    features,
    gate: community.geofence,
  };
};

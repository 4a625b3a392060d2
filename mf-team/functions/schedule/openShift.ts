import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  addDays,
  clockInOutSchema,
  collectionGroups,
  communitySchema,
  conflictsOf,
  indexAssignments,
  indexAvailability,
  indexDuties,
  isDocumentId,
  paths,
  readOverride,
  readRequest,
  serviceStartsAt,
  shiftOn,
  teamMemberSchema,
  weekdayOf,
  weekdays,
  type AssignedAgent,
  type Community,
  type ShiftPlace,
} from 'shared-lib/domain';
import { coverageGap, workedMinutesOf, type OpenShiftFacts, type TakerFacts } from 'mf-team/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** A night's list, of any shape. */
const listIn = (night: DocumentSnapshot, field: string): readonly unknown[] => {
  const stored: unknown = night.get(field);
  return Array.isArray(stored) ? stored : [];
};

/** A shift, with what decides whether it may be offered or taken. */
export interface OpenShift extends OpenShiftFacts {
  readonly night: DocumentSnapshot;
  readonly community: Community | null;
  readonly isOffered: boolean;
  /** The night's entry for it, as a change of the schedule expects it. */
  readonly override: { readonly newAgentId: string | null } | null;
  /** The night's offers without this one, as stored. */
  readonly otherOffers: readonly unknown[];
}

/** The regular assignments of a weekday that some documents hold. */
const regularIn = (documents: readonly DocumentSnapshot[], day: AssignedAgent['day']): AssignedAgent[] =>
  documents.flatMap((snapshot) => {
    const memberId: unknown = snapshot.get('memberId');
    const communityId = snapshot.ref.parent.parent?.id;
    return snapshot.id === day && communityId !== undefined && typeof memberId === 'string' && memberId !== ''
      ? [{ id: day, day, communityId, customerId: '', memberId }]
      : [];
  });

const overridesIn = (night: DocumentSnapshot) =>
  listIn(night, 'schedule').flatMap((entry) => readOverride(entry) ?? []);

/** The team's requests for nights off on a date, and who among the members in question is active. */
async function readAvailability(
  transaction: Transaction,
  customerId: string,
  serviceDate: string,
  memberIds: readonly string[],
) {
  const members = [...new Set(memberIds)].filter(isDocumentId);
  const [records, team] = await Promise.all([
    transaction.get(firestore().collection(paths.requests(customerId))),
    members.length === 0
      ? []
      : transaction.getAll(...members.map((id) => firestore().doc(paths.teamMember(customerId, id)))),
  ]);
  const requests = records.docs
    .flatMap((record) => {
      const list: unknown = record.get('requests');
      return Array.isArray(list) ? (list as readonly unknown[]) : [];
    })
    .flatMap((entry) => readRequest(entry) ?? [])
    .filter(({ requestDate }) => requestDate === serviceDate);
  const found = team.flatMap((snapshot) => recordOf(teamMemberSchema, snapshot) ?? []);
  return { availability: indexAvailability(found, requests), team: found };
}

/** Reads a shift in the transaction that offers or takes it. */
export async function readOpenShift(
  transaction: Transaction,
  customerId: string,
  { communityId, serviceDate }: ShiftPlace,
): Promise<OpenShift> {
  const day = weekdayOf(serviceDate);
  const [night, stored, agent] = await transaction.getAll(
    firestore().doc(paths.scheduleNight(customerId, serviceDate)),
    firestore().doc(paths.community(customerId, communityId)),
    firestore().doc(paths.assignedAgent(customerId, communityId, day)),
  );
  const community = recordOf(communitySchema, stored!);
  const regular = regularIn([agent!], day);
  const overrides = overridesIn(night!);
  const assignments = indexAssignments(regular, [
    { id: serviceDate, schedule: overrides, lastUpdated: null },
  ]);
  const shift =
    community && community.archivedAt === null ? shiftOn(community, serviceDate, assignments) : null;
  const { availability } = await readAvailability(
    transaction,
    customerId,
    serviceDate,
    shift?.agentId ? [shift.agentId] : [],
  );
  const offers = listIn(night!, 'offered');
  const isThis = (entry: unknown) => readOverride(entry)?.communityId === communityId;
  return {
    night: night!,
    community,
    isServed: shift !== null,
    isUncovered:
      shift !== null &&
      community !== null &&
      coverageGap(community, shift, assignments, availability, false) !== null,
    startsAt: community ? serviceStartsAt(community, serviceDate) : 0,
    isOffered: offers.some(isThis),
    override: overrides.findLast((entry) => entry.communityId === communityId) ?? null,
    otherOffers: offers.filter((entry) => !isThis(entry)),
  };
}

/** The dates of a night's week. */
const weekOf = (serviceDate: string): string[] => {
  const monday = addDays(serviceDate, -weekdays.indexOf(weekdayOf(serviceDate)));
  return weekdays.map((_, days) => addDays(monday, days));
};

/**
 * Reads what decides whether a member may take a shift.
 * @returns null if they aren't on the team.
 */
export async function readTaker(
  transaction: Transaction,
  customerId: string,
  uid: string,
  { night, community }: OpenShift,
  now: number,
): Promise<TakerFacts | null> {
  const serviceDate = night.id;
  const day = weekdayOf(serviceDate);
  const database = firestore();
  const [assigned, clocked, { availability, team }] = await Promise.all([
    transaction.get(
      database
        .collectionGroup(collectionGroups.assignedAgents)
        .where('customerId', '==', customerId)
        .where('memberId', '==', uid),
    ),
    transaction.get(
      database
        .collection(paths.clockInOuts(customerId))
        .where('memberId', '==', uid)
        .where('serviceDate', 'in', weekOf(serviceDate)),
    ),
    readAvailability(transaction, customerId, serviceDate, [uid]),
  ]);
  const [member] = team;
  if (!member || !community) return null;
  const regular = regularIn(assigned.docs, day);
  const overrides = overridesIn(night);
  const served = [...regular, ...overrides.filter(({ newAgentId }) => newAgentId === uid)]
    .map(({ communityId }) => communityId)
    .filter((id) => isDocumentId(id) && id !== community.id);
  const stored =
    served.length === 0
      ? []
      : await transaction.getAll(
          ...[...new Set(served)].map((id) => database.doc(paths.community(customerId, id))),
        );
  const communities = [community, ...stored.flatMap((snapshot) => recordOf(communitySchema, snapshot) ?? [])];
  const assignments = indexAssignments(regular, [
    { id: serviceDate, schedule: overrides, lastUpdated: null },
  ]);
  const duties = indexDuties(communities, [serviceDate], assignments, availability);
  const worked = clocked.docs.flatMap((snapshot) => recordOf(clockInOutSchema, snapshot) ?? []);
  return {
    isActive: member.isActive,
    tier: member.tier,
    conflicts: conflictsOf(uid, { communityId: community.id, serviceDate }, duties),
    workedMin: workedMinutesOf(worked, now).get(uid) ?? 0,
  };
}

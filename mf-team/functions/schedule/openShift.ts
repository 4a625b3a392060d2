import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  clockInOutSchema,
  communitySchema,
  conflictsOf,
  indexAssignments,
  paths,
  readOverride,
  serviceStartsAt,
  shiftOn,
  weekdayOf,
  type Assignments,
  type Community,
  type Shift,
  type ShiftPlace,
} from 'shared-lib/domain';
import {
  coverageGap,
  nightsOfWeek,
  workedMinutesOf,
  type OpenShiftFacts,
  type ShiftCandidateFacts,
} from 'mf-team/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';
import { listIn, overridesIn, readAvailability, readDuties, regularIn } from './nightDuties.ts';

/** A shift, with the facts that decide whether it may be offered or taken. */
export interface OpenShift extends OpenShiftFacts, Pick<NightShift, 'night' | 'community' | 'override'> {
  readonly isOffered: boolean;
  /** The night's offers without this one, as stored. */
  readonly otherOffers: readonly unknown[];
}

/** A shift as stored. */
export interface NightShift {
  readonly night: DocumentSnapshot;
  readonly community: Community | null;
  /** Null on a closure, without service, or for a community that is archived or missing. */
  readonly shift: Shift | null;
  readonly assignments: Assignments;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  /** The night's entry for it, as a change of the schedule expects it. */
  readonly override: { readonly newAgentId: string | null } | null;
}

/** Reads a shift in a transaction. */
export async function readNightShift(
  transaction: Transaction,
  customerId: string,
  { communityId, serviceDate }: ShiftPlace,
): Promise<NightShift> {
  const day = weekdayOf(serviceDate);
  const [night, stored, agent] = await transaction.getAll(
    firestore().doc(paths.scheduleNight(customerId, serviceDate)),
    firestore().doc(paths.community(customerId, communityId)),
    firestore().doc(paths.assignedAgent(customerId, communityId, day)),
  );
  const community = recordOf(communitySchema, stored!);
  const overrides = overridesIn(night!);
  const assignments = indexAssignments(regularIn([agent!], day), [
    { id: serviceDate, schedule: overrides, lastUpdated: null },
  ]);
  return {
    night: night!,
    community,
    shift: community && community.archivedAt === null ? shiftOn(community, serviceDate, assignments) : null,
    assignments,
    startsAt: community ? serviceStartsAt(community, serviceDate) : 0,
    override: overrides.findLast((entry) => entry.communityId === communityId) ?? null,
  };
}

/** Reads a shift in the transaction that offers or takes it. */
export async function readOpenShift(
  transaction: Transaction,
  customerId: string,
  place: ShiftPlace,
): Promise<OpenShift> {
  const { communityId, serviceDate } = place;
  const read = await readNightShift(transaction, customerId, place);
  const { night, community, shift, assignments, startsAt, override } = read;
  const { availability } = await readAvailability(
    transaction,
    customerId,
    serviceDate,
    shift?.agentId ? [shift.agentId] : [],
  );
  const offers = listIn(night, 'offered');
  const isThis = (entry: unknown) => readOverride(entry)?.communityId === communityId;
  return {
    night,
    community,
    isServed: shift !== null,
    isUncovered:
      shift !== null &&
      community !== null &&
      coverageGap(community, shift, assignments, availability, false) !== null,
    startsAt,
    isOffered: offers.some(isThis),
    override,
    otherOffers: offers.filter((entry) => !isThis(entry)),
  };
}

/**
 * Reads the facts that decide whether a member may take a shift.
 * @returns null if they aren't on the team.
 */
export async function readShiftCandidate(
  transaction: Transaction,
  customerId: string,
  uid: string,
  { night, community }: OpenShift,
  now: number,
): Promise<ShiftCandidateFacts | null> {
  const serviceDate = night.id;
  const [clocked, { duties, team }] = await Promise.all([
    transaction.get(
      firestore()
        .collection(paths.clockInOuts(customerId))
        .where('memberId', '==', uid)
        .where('serviceDate', 'in', nightsOfWeek(serviceDate)),
    ),
    readDuties(transaction, customerId, night, [uid], community ? [community] : []),
  ]);
  const [member] = team;
  if (!member || !community) return null;
  const worked = clocked.docs.flatMap((snapshot) => recordOf(clockInOutSchema, snapshot) ?? []);
  return {
    isActive: member.isActive,
    tier: member.tier,
    conflicts: conflictsOf(uid, { communityId: community.id, serviceDate }, duties),
    workedMin: workedMinutesOf(worked, now).get(uid) ?? 0,
  };
}

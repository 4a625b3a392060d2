import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import {
  chunksOf,
  collectionGroups,
  communitySchema,
  indexAssignments,
  indexAvailability,
  indexDuties,
  isDocumentId,
  paths,
  readOverride,
  readRequest,
  teamMemberSchema,
  weekdayOf,
  type AssignedAgent,
  type Availability,
  type Community,
  type Duties,
  type TeamMember,
} from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { recordOf } from 'backend/kernel/records.ts';

/** A night's list, of any shape. */
export const listIn = (night: DocumentSnapshot, field: string): readonly unknown[] => {
  const stored: unknown = night.get(field);
  return Array.isArray(stored) ? stored : [];
};

/** The regular assignments of a weekday in some documents. */
export const regularIn = (
  documents: readonly DocumentSnapshot[],
  day: AssignedAgent['day'],
): AssignedAgent[] =>
  documents.flatMap((snapshot) => {
    const memberId: unknown = snapshot.get('memberId');
    const communityId = snapshot.ref.parent.parent?.id;
    return snapshot.id === day && communityId !== undefined && typeof memberId === 'string' && memberId !== ''
      ? [{ id: day, day, communityId, customerId: '', memberId }]
      : [];
  });

/** The readable entries of a night's schedule. */
export const overridesIn = (night: DocumentSnapshot) =>
  listIn(night, 'schedule').flatMap((entry) => readOverride(entry) ?? []);

/** The team's requests for nights off on a date, and who among the members in question is active. */
export async function readAvailability(
  transaction: Transaction,
  customerId: string,
  serviceDate: string,
  memberIds: readonly string[],
): Promise<{ readonly availability: Availability; readonly team: readonly TeamMember[] }> {
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

/** How many values an `in` query may have. */
const maxNames = 30;

/** What some members serve on a night. */
export interface NightDuties {
  readonly duties: Duties;
  /** Those of the members who are on the team. */
  readonly team: readonly TeamMember[];
  readonly communities: readonly Community[];
}

/**
 * Reads what some members serve on a night, and which of them have it off.
 * @param known communities that are read already; those the members serve are read too.
 */
export async function readDuties(
  transaction: Transaction,
  customerId: string,
  night: DocumentSnapshot,
  memberIds: readonly string[],
  known: readonly Community[],
): Promise<NightDuties> {
  const serviceDate = night.id;
  const day = weekdayOf(serviceDate);
  const database = firestore();
  const [{ availability, team }, ...assigned] = await Promise.all([
    readAvailability(transaction, customerId, serviceDate, memberIds),
    ...chunksOf(memberIds, maxNames).map((names) =>
      transaction.get(
        database
          .collectionGroup(collectionGroups.assignedAgents)
          .where('customerId', '==', customerId)
          .where('memberId', 'in', names),
      ),
    ),
  ]);
  const regular = regularIn(
    assigned.flatMap(({ docs }) => docs),
    day,
  );
  const overrides = overridesIn(night);
  const served = [...regular, ...overrides.filter(({ newAgentId }) => memberIds.includes(newAgentId ?? ''))]
    .map(({ communityId }) => communityId)
    .filter((id) => isDocumentId(id) && !known.some((community) => community.id === id));
  const stored =
    served.length === 0
      ? []
      : await transaction.getAll(
          ...[...new Set(served)].map((id) => database.doc(paths.community(customerId, id))),
        );
  const communities = [...known, ...stored.flatMap((snapshot) => recordOf(communitySchema, snapshot) ?? [])];
  const assignments = indexAssignments(regular, [
    { id: serviceDate, schedule: overrides, lastUpdated: null },
  ]);
  return {
    duties: indexDuties(communities, [serviceDate], assignments, availability),
    team,
    communities,
  };
}

import type { QuerySnapshot, Transaction } from 'firebase-admin/firestore';
import { agentChangesOf } from 'backend/functions/core/community/domain/agentChanges.ts';
import {
  isDocumentId,
  paths,
  readDocument,
  teamMemberSchema,
  weekdays,
  type ReplacedAgent,
  type TeamMember,
  type Weekday,
} from 'shared-lib/domain';
import { assignmentsToRemove } from 'mf-communities/domain';
import type { RegularAgent } from 'backend/functions/core/community/importMark.ts';
import { firestore } from 'backend/kernel/firebase.ts';

/** Converts a regular assignment to the record of its replacement. */
export const replacedOf = ({ day, memberId }: RegularAgent): ReplacedAgent => ({ day, from: memberId });

/** The value as a member's id; null if it can't be one. */
export const memberIn = (value: unknown): string | null =>
  typeof value === 'string' && isDocumentId(value) ? value : null;

/** The readable regular assignments in a community's collection, in weekday order. */
export const agentsIn = (agents: QuerySnapshot): RegularAgent[] =>
  weekdays.flatMap((day) => {
    const memberId = memberIn(agents.docs.find(({ id }) => id === day)?.get('memberId'));
    return memberId === null ? [] : [{ day, memberId }];
  });

/** The currently active members among these, by id. */
export const activeMembers = async (
  transaction: Transaction,
  customerId: string,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, TeamMember>> => {
  if (ids.size === 0) return new Map();
  const found = await transaction.getAll(
    ...[...ids].map((id) => firestore().doc(paths.teamMember(customerId, id))),
  );
  const members = found.flatMap((snapshot) => {
    const read = readDocument(teamMemberSchema, snapshot.ref.path, snapshot.data() ?? {});
    return snapshot.exists && read.ok && read.value.isActive ? [read.value] : [];
  });
  return new Map(members.map((member) => [member.id, member]));
};

/**
 * Reads which regular assignments a change of service days removes.
 * @param to the new service days; undefined if unchanged
 */
export const agentsToRemove = async (
  transaction: Transaction,
  customerId: string,
  { id, serviceDays }: { readonly id: string; readonly serviceDays: readonly Weekday[] },
  to: readonly Weekday[] | undefined,
): Promise<RegularAgent[]> => {
  if (to === undefined) return [];
  const stored = await transaction.get(firestore().collection(paths.assignedAgents(customerId, id)));
  return assignmentsToRemove(agentsIn(stored), serviceDays, to);
};

/**
 * Removes regular assignments.
 * @returns the line for the community's log
 */
export const removeAgents = (
  transaction: Transaction,
  customerId: string,
  communityId: string,
  agents: readonly RegularAgent[],
) => {
  for (const { day } of agents) {
    transaction.delete(firestore().doc(paths.assignedAgent(customerId, communityId, day)));
  }
  const changes = agents.map(({ day, memberId }) => ({ communityId, day, from: memberId, to: null }));
  return agentChangesOf(changes).get(communityId) ?? [];
};

/**
 * Writes regular assignments.
 * @returns the line for the community's log
 */
export const restoreRegularAgents = (
  transaction: Transaction,
  customerId: string,
  communityId: string,
  agents: readonly RegularAgent[],
) => {
  for (const { day, memberId } of agents) {
    const agent = { customerId, communityId, day, memberId };
    transaction.set(firestore().doc(paths.assignedAgent(customerId, communityId, day)), agent);
  }
  const changes = agents.map(({ day, memberId }) => ({ communityId, day, from: null, to: memberId }));
  return agentChangesOf(changes).get(communityId) ?? [];
};

import {
  conflictsOf,
  indexAssignments,
  indexAvailability,
  indexDuties,
  shiftOn,
  severityOf,
  withChanges,
  type Assignments,
  type Availability,
  type Duties,
  type ScheduleChanges,
  type ShiftConflict,
  type ShiftPlace,
} from 'shared-lib/domain';
import type { RequestedAssignment } from 'mf-team/domain';
import { agentsById, type Agent } from '../../people/agentOf.ts';
import { keyOfPlace, keysOfChanges } from '../rows/placeKey.ts';
import type { ScheduledCommunity, WeekRecords } from '../rows/weekGridOf.ts';

/** The schedule data of some dates that planning a change needs. */
export interface SchedulePlan {
  dates: readonly string[];
  communities: readonly ScheduledCommunity[];
  communityOf: (id: string) => ScheduledCommunity | undefined;
  agentOf: (id: string) => Agent;
  assignments: Assignments;
  availability: Availability;
  /** The current assignments. */
  duties: Duties;
}

/** Indexes the records of some dates. */
export function schedulePlanOf(records: WeekRecords, dates: readonly string[]): SchedulePlan {
  const { communities, assignedAgents, scheduleNights, team, requestRecords, former } = records;
  const byId = new Map(communities.map((community) => [community.id, community]));
  const assignments = indexAssignments(assignedAgents, scheduleNights);
  const availability = indexAvailability(
    team,
    requestRecords.flatMap(({ requests }) => requests),
  );
  return {
    dates,
    communities,
    communityOf: (id) => byId.get(id),
    agentOf: agentsById(team, former),
    assignments,
    availability,
    duties: indexDuties(communities, dates, assignments, availability),
  };
}

/** Who serves a shift now; null if unassigned, undefined without service. */
export function currentAgent(
  { communityId, serviceDate }: ShiftPlace,
  { communityOf, assignments }: SchedulePlan,
): string | null | undefined {
  const community = communityOf(communityId);
  return community && shiftOn(community, serviceDate, assignments)?.agentId;
}

/** A conflict of one shift in a step. */
export interface Concern {
  wish: RequestedAssignment & { agentId: string };
  conflict: ShiftConflict;
}

/**
 * The conflicts that would exist after some changes, along with everything else on these nights.
 * @param changes the changes that carry out the wishes.
 */
export function concernsOf(
  wishes: readonly RequestedAssignment[],
  changes: ScheduleChanges,
  { communities, assignments, availability }: SchedulePlan,
): Concern[] {
  const dates = [...new Set(wishes.map(({ serviceDate }) => serviceDate))];
  const duties = indexDuties(communities, dates, withChanges(assignments, changes), availability);
  return wishes.flatMap(({ agentId, ...place }) =>
    agentId === null
      ? []
      : conflictsOf(agentId, place, duties).map((conflict) => ({ wish: { ...place, agentId }, conflict })),
  );
}

/**
 * The people who make a step impossible, because they would get a shift but can't serve; without duplicates.
 * @param concerns the conflicts of the step; conflicts of shifts it does not change don't count.
 * @param dates `YYYY-MM-DD`, the dates the step was planned for.
 */
export function refusedAgents(
  changes: ScheduleChanges,
  concerns: readonly Concern[],
  dates: readonly string[],
): string[] {
  const changed = new Set(keysOfChanges(changes, dates));
  const refused = concerns.filter(
    ({ wish, conflict }) => severityOf(conflict) === 'blocks' && changed.has(keyOfPlace(wish)),
  );
  return [...new Set(refused.map(({ wish }) => wish.agentId))];
}

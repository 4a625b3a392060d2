import {
  indexAssignments,
  indexAvailability,
  indexDuties,
  type AssignedAgent,
  type Assignments,
  type DirectoryCommunity,
  type Duties,
  type PlacedRequest,
  type ScheduleNight,
  type DirectoryMember,
} from 'shared-lib/domain';
import { agentsById, type Agent } from '../../people/agentOf.ts';

/** The facts to review before deciding a request about some nights. */
export interface NightFacts {
  communities: readonly DirectoryCommunity[];
  communityOf: (id: string | null) => DirectoryCommunity | undefined;
  assignedAgents: readonly AssignedAgent[];
  assignments: Assignments;
  duties: Duties;
  /** By name. */
  team: readonly DirectoryMember[];
  agentOf: (id: string) => Agent;
}

/** The records of some nights. */
export interface NightRecords {
  communities: readonly DirectoryCommunity[];
  assignedAgents: readonly AssignedAgent[];
  scheduleNights: readonly ScheduleNight[];
  team: readonly DirectoryMember[];
  requestRecords: readonly { readonly requests: readonly PlacedRequest[] }[];
}

/**
 * Indexes the records of some nights.
 * @param dates `YYYY-MM-DD`
 * @param compareNames the order of names in the viewer's language.
 */
export function nightFactsOf(
  { communities, assignedAgents, scheduleNights, team, requestRecords }: NightRecords,
  dates: readonly string[],
  compareNames: (a: string, b: string) => number,
): NightFacts {
  const byId = new Map(communities.map((community) => [community.id, community]));
  const byName = communities.toSorted((a, b) => compareNames(a.propertyName, b.propertyName));
  const assignments = indexAssignments(assignedAgents, scheduleNights);
  const requests = requestRecords.flatMap((record) => record.requests);
  return {
    communities,
    communityOf: (id) => (id === null ? undefined : byId.get(id)),
    assignedAgents,
    assignments,
    duties: indexDuties(byName, dates, assignments, indexAvailability(team, requests)),
    team: team.toSorted((a, b) => compareNames(a.fullName, b.fullName)),
    agentOf: agentsById(team),
  };
}

import type { AssignedAgent } from '../community/assignedAgent.ts';
import type { Community } from '../community/community.ts';
import { pastPlanOn } from '../community/nightPlan.ts';
import type { ScheduleNight } from './scheduleNight.ts';
import { PairMap } from '../base/PairMap.ts';
import { weekdayOf } from '../base/weekday.ts';

/** One community's service on one night. */
export interface Shift {
  readonly communityId: string;
  /** `YYYY-MM-DD` */
  readonly serviceDate: string;
  /** Null when unassigned. */
  readonly agentId: string | null;
  /** From the regular assignments of that weekday, or from the schedule of that date. */
  readonly source: 'regular' | 'override';
}

/** The fields of a community that decide whether it is served on a night, and by whom. */
export type ServedCommunity = Pick<Community, 'id' | 'serviceDays' | 'noServiceDates'> &
  Partial<Pick<Community, 'pastPlans' | 'pastAgents'>>;

/** Looks up the regular assignments and overrides of many communities without scanning the lists for each. */
export interface Assignments {
  /** A community's current regular specialist on a weekday; null for none. `regularAgentOn` knows past ones. */
  readonly regularAgent: (communityId: string, day: string) => string | null;
  /** A community's replacement specialist on a date; null when cleared, undefined without an override. */
  readonly newAgent: (communityId: string, serviceDate: string) => string | null | undefined;
}

/** Indexes assigned specialists and schedule records. The last of several entries for one community and date wins. */
export const indexAssignments = (
  assignedAgents: readonly AssignedAgent[],
  scheduleNights: readonly ScheduleNight[],
): Assignments => {
  const regular = new PairMap<string>();
  for (const { day, communityId, memberId } of assignedAgents) regular.set(day, communityId, memberId);
  const overrides = new PairMap<string | null>();
  for (const { id, schedule } of scheduleNights) {
    for (const { communityId, newAgentId } of schedule) overrides.set(id, communityId, newAgentId);
  }
  return {
    regularAgent: (communityId, day) => regular.get(day, communityId) ?? null,
    newAgent: (communityId, serviceDate) => overrides.get(serviceDate, communityId),
  };
};

/**
 * A community's regular specialist on a date; null on weekdays without service. Past nights keep theirs.
 * @param serviceDate `YYYY-MM-DD`
 */
export const regularAgentOn = (
  community: Omit<ServedCommunity, 'noServiceDates'>,
  serviceDate: string,
  assignments: Pick<Assignments, 'regularAgent'>,
): string | null => {
  const day = weekdayOf(serviceDate);
  if (!(pastPlanOn(community, serviceDate) ?? community).serviceDays.includes(day)) return null;
  const past = community.pastAgents?.find(({ until }) => serviceDate <= until && weekdayOf(until) === day);
  return past ? past.memberId : assignments.regularAgent(community.id, day);
};

/**
 * A community's shift on a date. There is none on a closure; on a weekday without service only if the schedule names
 * a specialist for that date.
 * @param serviceDate `YYYY-MM-DD`
 */
export const shiftOn = (
  community: ServedCommunity,
  serviceDate: string,
  assignments: Assignments,
): Shift | null => {
  if (community.noServiceDates.includes(serviceDate)) return null;
  const { serviceDays } = pastPlanOn(community, serviceDate) ?? community;
  const served = serviceDays.includes(weekdayOf(serviceDate));
  const newAgent = assignments.newAgent(community.id, serviceDate);
  if (newAgent !== undefined && (served || newAgent !== null)) {
    return { communityId: community.id, serviceDate, agentId: newAgent, source: 'override' };
  }
  if (!served) return null;
  const agentId = regularAgentOn(community, serviceDate, assignments);
  return { communityId: community.id, serviceDate, agentId, source: 'regular' };
};

import {
  conflictsOf,
  indexAssignments,
  indexAvailability,
  indexDuties,
  serviceNight,
  serviceStartsAt,
  shiftOn,
  weekdayOf,
  type RequestedNight,
  type AssignedAgent,
  type Assignments,
  type Community,
  type Duties,
  planOn,
  regularAgentOn,
  type FormerMembers,
  type ScheduleNight,
  type ShiftConflict,
  type TeamMember,
} from 'shared-lib/domain';
import { coverageGap, type CoverageGap } from 'mf-team/domain';
import { agentsById, type Agent } from '../../people/agentOf.ts';

/** A community's night in the week. */
export interface WeekCell {
  /** `YYYY-MM-DD` */
  date: string;
  /**
   * Whether it is the night in progress where the community is: until it ends after midnight, the previous
   * evening's date.
   */
  isTonight: boolean;
  /** Whether that night has ended there. */
  isOver: boolean;
  /** `none` on a weekday without service, `closed` on a service day that is a closure, such as a holiday. */
  kind: 'none' | 'closed' | 'unassigned' | 'assigned';
  /** The assigned specialist; null for any other cell. */
  agent: Agent | null;
  /**
   * The regular specialist, if that date's schedule names another one or clears the shift; otherwise null.
   */
  insteadOf: Agent | null;
  /** Whether it differs from the regular assignments: reassigned, unassigned or extra. */
  isChanged: boolean;
  /** Whether the schedule adds this service on a weekday without service. */
  isExtra: boolean;
  /** Why the shift is uncovered; null for a covered shift, and for a cell without one. */
  gap: CoverageGap | null;
  /** Whether the uncovered shift is offered to the team; an offer ends when service starts. */
  isOffered: boolean;
  /** The assigned specialist's conflicts. */
  conflicts: readonly ShiftConflict[];
}

/** Whether a cell is a shift, assigned or not. */
export const isShift = ({ kind }: Pick<WeekCell, 'kind'>): boolean =>
  kind === 'assigned' || kind === 'unassigned';

/** A community's week. */
export interface WeekRow extends ServedPlace {
  cells: readonly WeekCell[];
}

type ServedPlace = Pick<Community, 'id' | 'propertyName' | 'timezone' | 'serviceStart'> &
  Partial<Pick<Community, 'pastPlans' | 'pastAgents'>>;
export type ScheduledCommunity = ServedPlace & Pick<Community, 'serviceDays' | 'noServiceDates'>;

/** The input of a week. */
export interface WeekRecords {
  communities: readonly ScheduledCommunity[];
  assignedAgents: readonly AssignedAgent[];
  /** The schedule records; other dates are ignored. */
  scheduleNights: readonly ScheduleNight[];
  team: readonly Pick<TeamMember, 'id' | 'fullName' | 'isActive'>[];
  requestRecords: readonly { readonly requests: readonly RequestedNight[] }[];
  /** Former team members, so that past nights keep their names. */
  former?: FormerMembers | undefined;
}

function cellOf(
  community: ScheduledCommunity,
  date: string,
  tonight: string,
  assignments: Assignments,
  duties: Duties,
  agentOf: (id: string) => Agent,
  isOffered: (community: ScheduledCommunity, date: string) => boolean,
): WeekCell {
  const served = planOn(community, date).serviceDays.includes(weekdayOf(date));
  const shift = shiftOn(community, date, assignments);
  const cell = {
    date,
    isTonight: date === tonight,
    isOver: date < tonight,
    agent: null,
    insteadOf: null,
    isChanged: false,
    isExtra: false,
    gap: null,
    isOffered: false,
    conflicts: [],
  };
  if (!shift) return { ...cell, kind: served ? 'closed' : 'none' };

  const regular = regularAgentOn(community, date, assignments);
  const gap = coverageGap(community, shift, assignments, duties, cell.isOver);
  const isChanged = shift.source === 'override' && regular !== shift.agentId;
  return {
    ...cell,
    kind: shift.agentId === null ? 'unassigned' : 'assigned',
    agent: shift.agentId === null ? null : agentOf(shift.agentId),
    insteadOf: isChanged && regular !== null ? agentOf(regular) : null,
    isChanged,
    isExtra: !served,
    gap,
    isOffered: gap !== null && isOffered(community, date),
    conflicts:
      shift.agentId === null
        ? []
        : conflictsOf(shift.agentId, { communityId: community.id, serviceDate: date }, duties),
  };
}

/**
 * Builds a week's grid: the regular assignments with each date's changes.
 * @param dates `YYYY-MM-DD`, in order.
 * @param now epoch milliseconds, to find the night in progress in each community's time zone.
 * @param compareNames the order of names in the viewer's language.
 * @returns a row for each community, by name.
 */
export function weekGridOf(
  { communities, assignedAgents, scheduleNights, team, requestRecords, former }: WeekRecords,
  dates: readonly string[],
  now: number,
  compareNames: (a: string, b: string) => number,
): WeekRow[] {
  const assignments = indexAssignments(assignedAgents, scheduleNights);
  const availability = indexAvailability(
    team,
    requestRecords.flatMap(({ requests }) => requests),
  );
  const duties = indexDuties(communities, dates, assignments, availability);
  const agentOf = agentsById(team, former);
  const offers = new Map(scheduleNights.map(({ id, offered = [] }) => [id, new Set(offered)]));
  const isOffered = (community: ScheduledCommunity, date: string) =>
    (offers.get(date)?.has(community.id) ?? false) && now < serviceStartsAt(community, date);
  const tonights = new Map<string, string>();
  const tonightIn = (timeZone: string): string => {
    const tonight = tonights.get(timeZone) ?? serviceNight(now, timeZone);
    tonights.set(timeZone, tonight);
    return tonight;
  };
  return communities
    .toSorted((a, b) => compareNames(a.propertyName, b.propertyName))
    .map((community) => {
      const { id, propertyName, timezone, serviceStart, pastPlans = [] } = community;
      const tonight = tonightIn(timezone);
      const cells = dates.map((date) =>
        cellOf(community, date, tonight, assignments, duties, agentOf, isOffered),
      );
      return { id, propertyName, timezone, serviceStart, pastPlans, cells };
    });
}

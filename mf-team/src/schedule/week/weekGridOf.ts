import {
  conflictsOf,
  indexAssignments,
  indexAvailability,
  indexDuties,
  localDate,
  shiftOn,
  weekdayOf,
  type AssignedAgent,
  type Assignments,
  type Community,
  type Duties,
  type AskedNight,
  type ScheduleNight,
  type ShiftConflict,
  type TeamMember,
} from 'shared-lib/domain';
import { agentsById, type Agent } from '../../people/agentOf.ts';

/** What a community's night of the week holds. */
export interface WeekCell {
  /** `YYYY-MM-DD` */
  date: string;
  /** Whether it is today where the community is. */
  isToday: boolean;
  /** `none` on a weekday that isn't served, `closed` on a service day without service, such as a holiday. */
  kind: 'none' | 'closed' | 'unassigned' | 'assigned';
  /** Who serves; null but for an assigned shift. */
  agent: Agent | null;
  /** Who serves regularly, where the schedule of that date names another or clears the shift; null else. */
  insteadOf: Agent | null;
  /** Whether the schedule adds this service on a weekday that isn't served. */
  isExtra: boolean;
  /** What speaks against who serves. */
  conflicts: readonly ShiftConflict[];
}

/** A community's week. */
export interface WeekRow extends ServedPlace {
  cells: readonly WeekCell[];
}

type ServedPlace = Pick<Community, 'id' | 'propertyName' | 'timezone' | 'serviceStart'>;
export type ScheduledCommunity = ServedPlace & Pick<Community, 'serviceDays' | 'noServiceDates'>;

/** What a week is made of. */
export interface WeekRecords {
  communities: readonly ScheduledCommunity[];
  assignedAgents: readonly AssignedAgent[];
  /** Those of other dates are ignored. */
  scheduleNights: readonly ScheduleNight[];
  team: readonly Pick<TeamMember, 'id' | 'fullName' | 'isActive'>[];
  requestRecords: readonly { readonly requests: readonly AskedNight[] }[];
}

function cellOf(
  community: ScheduledCommunity,
  date: string,
  today: string,
  assignments: Assignments,
  duties: Duties,
  agentOf: (id: string) => Agent,
): WeekCell {
  const served = community.serviceDays.includes(weekdayOf(date));
  const shift = shiftOn(community, date, assignments);
  const cell = { date, isToday: date === today, agent: null, insteadOf: null, isExtra: false, conflicts: [] };
  if (!shift) return { ...cell, kind: served ? 'closed' : 'none' };

  const regular = served ? assignments.regularAgent(community.id, weekdayOf(date)) : null;
  const replaced = shift.source === 'override' && regular !== null && regular !== shift.agentId;
  return {
    ...cell,
    kind: shift.agentId === null ? 'unassigned' : 'assigned',
    agent: shift.agentId === null ? null : agentOf(shift.agentId),
    insteadOf: replaced ? agentOf(regular) : null,
    isExtra: !served,
    conflicts:
      shift.agentId === null
        ? []
        : conflictsOf(shift.agentId, { communityId: community.id, serviceDate: date }, duties),
  };
}

/**
 * Who serves which community on which night of a week: the regular assignments with the changes of each date.
 * @param dates `YYYY-MM-DD`, in their order.
 * @param now epoch milliseconds, for which day is today in each community's time zone.
 * @param compareNames the order of names in the viewer's language.
 * @returns a row for each community, by name.
 */
export function weekGridOf(
  { communities, assignedAgents, scheduleNights, team, requestRecords }: WeekRecords,
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
  const agentOf = agentsById(team);
  const todays = new Map<string, string>();
  const todayIn = (timeZone: string): string => {
    const today = todays.get(timeZone) ?? localDate(now, timeZone);
    todays.set(timeZone, today);
    return today;
  };
  return communities
    .toSorted((a, b) => compareNames(a.propertyName, b.propertyName))
    .map((community) => {
      const { id, propertyName, timezone, serviceStart } = community;
      const today = todayIn(timezone);
      const cells = dates.map((date) => cellOf(community, date, today, assignments, duties, agentOf));
      return { id, propertyName, timezone, serviceStart, cells };
    });
}

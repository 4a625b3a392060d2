import {
  type AssignedAgent,
  type Community,
  type NightPlan,
  serviceNight,
  weekdayOf,
  weekdays,
  type Weekday,
  shiftOn,
  type Assignments,
} from 'shared-lib/domain';
import { pastPlansAfter } from '../pastSettings/pastSettingsAfterEdit.ts';

type RegularAgent = Pick<AssignedAgent, 'day' | 'memberId'>;
type ServedCommunity = NightPlan &
  Pick<Community, 'id' | 'noServiceDates' | 'pastPlans'> &
  Partial<Pick<Community, 'pastAgents'>>;

/** The effect of changing a community's service days. */
export interface ServiceDaysEffect {
  /** In the order of the week. */
  readonly added: readonly Weekday[];
  readonly removed: readonly Weekday[];
  /** The regular assignments of the removed days. */
  readonly regular: readonly RegularAgent[];
  /** Whether tonight gets an unassigned shift, or loses its shift. */
  readonly tonight: 'unassigned' | 'removed' | null;
  /** Tonight's date in the community's time zone, `YYYY-MM-DD`. */
  readonly serviceDate: string;
  /** Nights on removed days for which the schedule names a specialist: they stay, as extra shifts. */
  readonly extra: readonly { readonly serviceDate: string; readonly memberId: string }[];
}

/** The plan when service days change. */
export interface ServiceDaysFacts {
  readonly assignments: Assignments;
  /** The dates that have a record in the schedule, in order. */
  readonly plannedDates: readonly string[];
  /** Whether someone has clocked in at a community for a night. */
  readonly hasClockIn: (communityId: string, serviceDate: string) => boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * The regular assignments that a change of service days removes: all but those on days served before and
 * after. One left over on a day without service is removed as well, so that adding its day doesn't restore
 * it.
 */
export const assignmentsToRemove = <Agent extends RegularAgent>(
  agents: readonly Agent[],
  from: readonly Weekday[],
  to: readonly Weekday[],
): Agent[] => agents.filter(({ day }) => !from.includes(day) || !to.includes(day));

/**
 * Determines the effect of changing the service days.
 * @param to the service days after the change
 */
export function serviceDaysEffect(
  community: ServedCommunity,
  to: readonly Weekday[],
  { assignments, plannedDates, hasClockIn, now }: ServiceDaysFacts,
): ServiceDaysEffect {
  const { id, serviceDays: from } = community;
  const removed = weekdays.filter((day) => from.includes(day) && !to.includes(day));
  const serviceDate = serviceNight(now, community.timezone);
  const after: Assignments = {
    newAgent: assignments.newAgent,
    regularAgent: (communityId, day) =>
      from.some((served) => served === day) ? assignments.regularAgent(communityId, day) : null,
  };
  const before = shiftOn(community, serviceDate, assignments);
  const pastPlans =
    pastPlansAfter(community, { serviceDays: to }, now, hasClockIn(id, serviceDate)) ?? community.pastPlans;
  const next = shiftOn({ ...community, serviceDays: [...to], pastPlans: [...pastPlans] }, serviceDate, after);
  const isUnassigned = before === null && next !== null && next.agentId === null;
  return {
    added: weekdays.filter((day) => to.includes(day) && !from.includes(day)),
    removed,
    regular: removed.flatMap((day) => {
      const memberId = assignments.regularAgent(id, day);
      return memberId === null ? [] : [{ day, memberId }];
    }),
    tonight: isUnassigned ? 'unassigned' : before !== null && next === null ? 'removed' : null,
    serviceDate,
    extra: plannedDates.flatMap((date) => {
      const memberId = assignments.newAgent(id, date) ?? null;
      const isComing = date >= serviceDate && !community.noServiceDates.includes(date);
      return memberId !== null && isComing && removed.includes(weekdayOf(date))
        ? [{ serviceDate: date, memberId }]
        : [];
    }),
  };
}

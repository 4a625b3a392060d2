import { nightChanges, type RequestedAssignment } from 'mf-team/domain';
import type { ScheduleChanges, ShiftPlace } from 'shared-lib/domain';
import { currentAgent, concernsOf, type Concern, type SchedulePlan } from '../editing/schedulePlan.ts';
import { keyOfPlace } from '../rows/placeKey.ts';

/** A shift that is not copied, and why. */
export interface SkippedShift extends ShiftPlace {
  agentId: string;
  reason: 'inactive' | 'timeOff' | 'closed';
}

/** A preview of copying a week onto another. */
export interface WeekCopy {
  changes: ScheduleChanges;
  /** The shifts that get a different specialist. */
  wishes: readonly RequestedAssignment[];
  /** The shifts that already had a change for their night. */
  overwritten: readonly ShiftPlace[];
  skipped: readonly SkippedShift[];
  /** The conflicts of the copied shifts. */
  concerns: readonly Concern[];
  /** How many shifts in the copied week are unassigned. They change nothing. */
  unassigned: number;
}

/**
 * Plans copying one week's assignments to another, night by night. Specialists who are inactive or off by
 * then are skipped, and so are closures. An unassigned shift leaves the other week as it is.
 * @param from the week that is copied, with its dates in order.
 * @param to the other week, with as many dates.
 * @param keep whether to keep shifts that already have a change for their night.
 */
export function planCopy(from: SchedulePlan, to: SchedulePlan, keep: boolean): WeekCopy {
  const wishes: RequestedAssignment[] = [];
  const overwritten: ShiftPlace[] = [];
  const skipped: SkippedShift[] = [];
  let unassigned = 0;
  for (const { id: communityId, noServiceDates } of from.communities) {
    for (const [index, date] of from.dates.entries()) {
      const agentId = currentAgent({ communityId, serviceDate: date }, from);
      if (agentId === null) unassigned += 1;
      const serviceDate = to.dates[index];
      if (!agentId || serviceDate === undefined) continue;
      const place = { communityId, serviceDate };
      if (currentAgent(place, to) === agentId) continue;
      const isChanged = to.assignments.newAgent(communityId, serviceDate) !== undefined;
      if (isChanged && keep) continue;

      const reason = noServiceDates.includes(serviceDate)
        ? 'closed'
        : !to.availability.isActive(agentId)
          ? 'inactive'
          : to.availability.timeOff(agentId, serviceDate) === 'approved'
            ? 'timeOff'
            : null;
      if (reason) {
        skipped.push({ ...place, agentId, reason });
        continue;
      }
      wishes.push({ ...place, agentId });
      if (isChanged) overwritten.push(place);
    }
  }
  const changes = nightChanges(wishes, to.communityOf, to.assignments);
  const changed = new Set(changes.shifts.map(keyOfPlace));
  const made = wishes.filter((wish) => changed.has(keyOfPlace(wish)));
  return { changes, wishes: made, overwritten, skipped, concerns: concernsOf(made, changes, to), unassigned };
}

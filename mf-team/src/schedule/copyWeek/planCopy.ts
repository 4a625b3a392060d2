import { nightChanges, type ShiftWish } from 'mf-team/domain';
import type { ScheduleChanges, ShiftPlace } from 'shared-lib/domain';
import { agentNow, concernsOf, type Concern, type SchedulePlan } from '../editing/schedulePlan.ts';
import { keyOfPlace } from '../rows/placeKey.ts';

/** A shift that is not copied, and why. */
export interface SkippedShift extends ShiftPlace {
  agentId: string;
  reason: 'inactive' | 'timeOff' | 'closed';
}

/** What copying a week onto another does, before it is done. */
export interface WeekCopy {
  changes: ScheduleChanges;
  /** The shifts that get another agent. */
  wishes: readonly ShiftWish[];
  /** Those of them that had already been changed for their night. */
  overwritten: readonly ShiftPlace[];
  skipped: readonly SkippedShift[];
  /** What speaks against the shifts that are copied. */
  concerns: readonly Concern[];
  /** How many shifts of the copied week nobody serves. They change nothing. */
  unassigned: number;
}

/**
 * Plans to copy who serves what in one week onto another, night by night. Whoever is inactive or has the night off by then is skipped,
 * and so is a date without service; a shift that nobody serves leaves the other week as it is.
 * @param from the week that is copied, with its dates in order.
 * @param to the other week, with as many dates.
 * @param keep whether shifts that were changed for their night stay as they are.
 */
export function planCopy(from: SchedulePlan, to: SchedulePlan, keep: boolean): WeekCopy {
  const wishes: ShiftWish[] = [];
  const overwritten: ShiftPlace[] = [];
  const skipped: SkippedShift[] = [];
  let unassigned = 0;
  for (const { id: communityId, noServiceDates } of from.communities) {
    for (const [index, date] of from.dates.entries()) {
      const agentId = agentNow({ communityId, serviceDate: date }, from);
      if (agentId === null) unassigned += 1;
      const serviceDate = to.dates[index];
      if (!agentId || serviceDate === undefined) continue;
      const place = { communityId, serviceDate };
      if (agentNow(place, to) === agentId) continue;
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

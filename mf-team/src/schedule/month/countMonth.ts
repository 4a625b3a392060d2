import {
  indexAssignments,
  shiftOn,
  type AssignedAgent,
  type Community,
  type ScheduleNight,
} from 'shared-lib/domain';
import { datesOfMonth } from './monthOf.ts';

/**
 * How many shifts a month has, and how many of them nobody serves.
 * @param scheduleNights those of other months are ignored.
 * @param month `YYYY-MM`
 */
export function countMonth(
  communities: readonly Pick<Community, 'id' | 'serviceDays' | 'noServiceDates'>[],
  assignedAgents: readonly AssignedAgent[],
  scheduleNights: readonly ScheduleNight[],
  month: string,
): { shifts: number; unassigned: number } {
  const assignments = indexAssignments(assignedAgents, scheduleNights);
  const dates = datesOfMonth(month);
  const counts = { shifts: 0, unassigned: 0 };
  for (const community of communities) {
    for (const date of dates) {
      const shift = shiftOn(community, date, assignments);
      if (!shift) continue;
      counts.shifts += 1;
      if (shift.agentId === null) counts.unassigned += 1;
    }
  }
  return counts;
}

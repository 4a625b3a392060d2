import {
  indexAssignments,
  serviceNight,
  shiftOn,
  type AssignedAgent,
  type Community,
  type ScheduleNight,
} from 'shared-lib/domain';

/** The records that shifts are counted from. */
export interface CountedRecords {
  communities: readonly Pick<Community, 'id' | 'serviceDays' | 'noServiceDates' | 'timezone'>[];
  assignedAgents: readonly AssignedAgent[];
  /** Other dates are ignored. */
  scheduleNights: readonly ScheduleNight[];
}

/** The number of shifts, and how many of those that haven't ended are unassigned. */
export interface ShiftCounts {
  shifts: number;
  unassigned: number;
}

/**
 * Counts the shifts of some dates. A sentence needs no more, and building the whole schedule's rows takes
 * many times as long.
 * @param dates `YYYY-MM-DD`
 * @param now epoch milliseconds, to find the night in progress in each community's time zone
 */
export function countShifts(
  { communities, assignedAgents, scheduleNights }: CountedRecords,
  dates: readonly string[],
  now: number,
): ShiftCounts {
  const assignments = indexAssignments(assignedAgents, scheduleNights);
  const counts = { shifts: 0, unassigned: 0 };
  for (const community of communities) {
    const tonight = serviceNight(now, community.timezone);
    for (const date of dates) {
      const shift = shiftOn(community, date, assignments);
      if (!shift) continue;
      counts.shifts += 1;
      if (shift.agentId === null && date >= tonight) counts.unassigned += 1;
    }
  }
  return counts;
}

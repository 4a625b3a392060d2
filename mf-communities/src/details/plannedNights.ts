import {
  addDays,
  indexAssignments,
  shiftOn,
  type AssignedAgent,
  type Community,
  type ScheduleNight,
} from 'shared-lib/domain';

type PlannedCommunity = Pick<Community, 'id' | 'serviceDays' | 'noServiceDates'>;

/** One night at a community. */
export interface PlannedNight {
  /** `YYYY-MM-DD` */
  date: string;
  /** Whether there is service; if not, because of the weekday (`off`) or a closure (`closed`). */
  service: 'served' | 'off' | 'closed';
  /** The assigned specialist; null if there is none, and without service. */
  agentId: string | null;
  /** Whether that date's schedule differs from the regular assignments. */
  changed: boolean;
}

/** A week starting with a night. */
export const weekFrom = (firstNight: string): string[] =>
  Array.from({ length: 7 }, (_, days) => addDays(firstNight, days));

/**
 * A community's plan for some nights.
 * @param nights dates `YYYY-MM-DD`.
 * @param agents its regular assignments.
 * @param scheduleNights the schedule of those nights; other dates are ignored.
 */
export function plannedNights(
  community: PlannedCommunity,
  nights: readonly string[],
  agents: readonly AssignedAgent[],
  scheduleNights: readonly ScheduleNight[],
): PlannedNight[] {
  const assignments = indexAssignments(agents, scheduleNights);
  return nights.map((date) => {
    const shift = shiftOn(community, date, assignments);
    if (shift === null) {
      const service = community.noServiceDates.includes(date) ? 'closed' : 'off';
      return { date, service, agentId: null, changed: false };
    }
    return { date, service: 'served', agentId: shift.agentId, changed: shift.source === 'override' };
  });
}

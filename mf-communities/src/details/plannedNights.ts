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
  /** Whether it is served; if not, because of the weekday (`off`) or because that date has no service (`closed`). */
  service: 'served' | 'off' | 'closed';
  /** Who is to serve it; null when nobody is, and where there is no service. */
  agentId: string | null;
  /** Whether the schedule of that date says otherwise than the regular assignments. */
  changed: boolean;
}

/** A week from a night on. */
export const weekFrom = (firstNight: string): string[] =>
  Array.from({ length: 7 }, (_, days) => addDays(firstNight, days));

/**
 * What is planned for a community on some nights.
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

import {
  lateAfterMin,
  missedAfterMin,
  nightsUntil,
  serviceNight,
  serviceStartsAt,
  shiftOn,
  type Assignments,
  type DirectoryCommunity,
  type Shift,
} from 'shared-lib/domain';

const millisPerMinute = 60_000;

/** A shift to check: it became late or missed at this moment unless someone had clocked in. */
export interface DueShift {
  readonly shift: Shift & { readonly agentId: string };
  readonly due: 'late' | 'missed';
}

type Watched = Pick<
  DirectoryCommunity,
  'id' | 'serviceDays' | 'noServiceDates' | 'serviceStart' | 'timezone' | 'archivedAt'
>;

/**
 * How many nights back a shift may have become late or missed within the last day. Service that starts in the
 * morning ends its night late.
 */
const nightsBack = 3;

/**
 * The shifts that became late or missed within a time span: 10 minutes and 4 hours after the start of
 * service, in each community's zone. One that became both is missed. An unassigned shift is neither.
 * @param after epoch milliseconds, up to which everything has been checked
 * @param until epoch milliseconds, at most a day later
 */
export const dueShifts = (
  communities: readonly Watched[],
  assignments: Assignments,
  after: number,
  until: number,
): DueShift[] =>
  communities
    .filter(({ archivedAt }) => archivedAt === null)
    .flatMap((community) =>
      nightsUntil(serviceNight(until, community.timezone), nightsBack).flatMap((serviceDate): DueShift[] => {
        const start = serviceStartsAt(community, serviceDate);
        const isWithin = (minutes: number) => {
          const moment = start + minutes * millisPerMinute;
          return moment > after && moment <= until;
        };
        const due = isWithin(missedAfterMin) ? 'missed' : isWithin(lateAfterMin) ? 'late' : null;
        if (due === null) return [];
        const shift = shiftOn(community, serviceDate, assignments);
        if (shift === null || shift.agentId === null) return [];
        return [{ due, shift: { ...shift, agentId: shift.agentId } }];
      }),
    );

import {
  addDays,
  localDate,
  momentOfNight,
  regularAgentOn,
  shiftOn,
  type Assignments,
  type Community,
} from 'shared-lib/domain';
import { upcomingNights } from 'mf-team/domain';

/** A member's shift. */
export interface UpcomingShift extends Pick<Community, 'propertyName' | 'timezone' | 'serviceStart'> {
  communityId: string;
  /** `YYYY-MM-DD` */
  serviceDate: string;
  /** The regular specialist's id, if the member is their substitute; otherwise null. */
  standsInFor: string | null;
}

type ScheduledCommunity = Pick<
  Community,
  'id' | 'propertyName' | 'timezone' | 'serviceStart' | 'serviceDays' | 'noServiceDates'
> &
  Partial<Pick<Community, 'pastPlans' | 'pastAgents'>>;

const nightsIn = (timeZone: string, now: number): string[] => {
  const today = localDate(now, timeZone);
  return Array.from({ length: upcomingNights }, (_, index) => addDays(today, index));
};

const beginningOf = ({ serviceDate, serviceStart, timezone }: UpcomingShift): number =>
  momentOfNight(serviceDate, serviceStart, timezone);

/**
 * The service dates of the coming nights, starting today, in some time zones.
 * @param now epoch milliseconds.
 * @returns each once, `YYYY-MM-DD`, sorted.
 */
export const upcomingDates = (timeZones: readonly string[], now: number): string[] =>
  [...new Set([...new Set(timeZones)].flatMap((timeZone) => nightsIn(timeZone, now)))].sort();

/**
 * A member's shifts dated today and later (spec section 4), for two weeks: regular and taken-over ones,
 * without those that someone else takes over.
 * @param now epoch milliseconds; which day is today depends on each community's time zone.
 * @returns by date, within a night by start, then in the order of the communities.
 */
export function upcomingShiftsOf(
  memberId: string,
  communities: readonly ScheduledCommunity[],
  assignments: Assignments,
  now: number,
): UpcomingShift[] {
  return communities
    .flatMap((community) =>
      nightsIn(community.timezone, now).flatMap((serviceDate): UpcomingShift[] => {
        const shift = shiftOn(community, serviceDate, assignments);
        if (shift?.agentId !== memberId) return [];
        const { id, propertyName, timezone, serviceStart } = community;
        const regular = regularAgentOn(community, serviceDate, assignments);
        const standsInFor = regular === memberId ? null : regular;
        return [{ communityId: id, propertyName, timezone, serviceStart, serviceDate, standsInFor }];
      }),
    )
    .sort((a, b) => a.serviceDate.localeCompare(b.serviceDate) || beginningOf(a) - beginningOf(b));
}

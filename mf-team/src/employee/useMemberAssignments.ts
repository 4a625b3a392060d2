import {
  combineLive,
  useAssignmentDirectory,
  useCommunityDirectory,
  useNow,
  useScheduleNights,
  type LiveResult,
} from 'shared-lib/data';
import { indexAssignments, type Community } from 'shared-lib/domain';
import { textCollator, viewerTimeZone } from 'shared-lib/i18n';
import { regularDaysOf, type RegularDay } from './regularDaysOf.ts';
import { upcomingDates, upcomingShiftsOf, type UpcomingShift } from './upcomingShiftsOf.ts';

/** A member's assignments and the communities they oversee. */
export interface MemberAssignments {
  regular: readonly RegularDay[];
  upcoming: readonly UpcomingShift[];
  /** The communities where the member is the district manager, by name. */
  manages: readonly Pick<Community, 'id' | 'propertyName'>[];
}

/**
 * A member's assignments, live: the regular ones, and the coming nights with each date's changes.
 * @param language a BCP 47 tag, for the order of names.
 */
export function useMemberAssignments(memberId: string, language: string): LiveResult<MemberAssignments> {
  const now = useNow();
  const communities = useCommunityDirectory();
  const timeZones =
    communities.status === 'ready' && communities.data.length > 0
      ? communities.data.map(({ timezone }) => timezone)
      : [viewerTimeZone()];
  const nights = useScheduleNights(upcomingDates(timeZones, now));
  return combineLive([communities, useAssignmentDirectory(), nights], (all, agents, scheduleNights) => {
    const { compare } = textCollator(language);
    const byName = all.toSorted((a, b) => compare(a.propertyName, b.propertyName));
    return {
      regular: regularDaysOf(memberId, byName, agents),
      upcoming: upcomingShiftsOf(memberId, byName, indexAssignments(agents, scheduleNights), now),
      manages: byName.filter(({ districtManagerId }) => districtManagerId === memberId),
    };
  });
}

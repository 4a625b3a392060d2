import { weekdays, type AssignedAgent, type Community, type Weekday } from 'shared-lib/domain';

type ServedCommunity = Pick<Community, 'id' | 'propertyName' | 'serviceDays'>;

/** A weekday and what a member regularly serves on it. */
export interface RegularDay {
  day: Weekday;
  communities: readonly Pick<Community, 'id' | 'propertyName'>[];
}

/**
 * What a member regularly serves, by weekday; assignments to days without service don't count.
 * @param communities in the order in which each day lists them.
 * @returns the days that have something, in the order of the week.
 */
export function regularDaysOf(
  memberId: string,
  communities: readonly ServedCommunity[],
  assignedAgents: readonly Pick<AssignedAgent, 'communityId' | 'day' | 'memberId'>[],
): RegularDay[] {
  const own = new Set(
    assignedAgents
      .filter((agent) => agent.memberId === memberId)
      .map(({ communityId, day }) => `${communityId}/${day}`),
  );
  return weekdays
    .map((day) => ({
      day,
      communities: communities.filter(
        ({ id, serviceDays }) => serviceDays.includes(day) && own.has(`${id}/${day}`),
      ),
    }))
    .filter((regular) => regular.communities.length > 0);
}

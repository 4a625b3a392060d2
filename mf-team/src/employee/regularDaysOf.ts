import { weekdays, type AssignedAgent, type Community, type Weekday } from 'shared-lib/domain';

type ServedCommunity = Pick<Community, 'id' | 'propertyName' | 'serviceDays'>;

/** A weekday with a member's regular assignments. */
export interface RegularDay {
  day: Weekday;
  communities: readonly Pick<Community, 'id' | 'propertyName'>[];
}

/**
 * A member's regular assignments, by weekday; those on days without service don't count.
 * @param communities in the order in which each day lists them.
 * @returns the days with assignments, in the order of the week.
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

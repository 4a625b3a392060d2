import {
  localDate,
  weekdays,
  type AssignedAgent,
  type Community,
  type DirectoryCommunity,
} from 'shared-lib/domain';

/** What a schedule of past dates shows of communities that are archived by now. */
interface PastCommunities {
  readonly communities: readonly DirectoryCommunity[];
  /** Who served them regularly until then. */
  readonly assignedAgents: readonly AssignedAgent[];
}

/**
 * The communities that were still served on some of the dates: closed from the day on which they were archived, with the regular agents
 * whom they had then.
 * @param dates `YYYY-MM-DD`, in order
 */
export function pastCommunities(archived: readonly Community[], dates: readonly string[]): PastCommunities {
  const [first = ''] = dates;
  const served = archived.flatMap((community) => {
    const { archivedAt, deletedAt, timezone } = community;
    const end = archivedAt === null ? '' : localDate(archivedAt, timezone);
    // Of a deleted one, nothing but the name is left.
    return deletedAt === null && end > first ? { community, end } : [];
  });
  return {
    communities: served.map(({ community, end }) => ({
      ...community,
      noServiceDates: [...community.noServiceDates, ...dates.filter((date) => date >= end)],
    })),
    assignedAgents: served.flatMap(({ community: { id, archivedWith } }) =>
      weekdays.flatMap((day) => {
        const agent = archivedWith?.agents.find((one) => one.day === day);
        return agent ? { id: day, day, communityId: id, customerId: '', memberId: agent.memberId } : [];
      }),
    ),
  };
}

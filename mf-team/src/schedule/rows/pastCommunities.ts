import {
  localDate,
  weekdays,
  type AssignedAgent,
  type Community,
  type DirectoryCommunity,
} from 'shared-lib/domain';

/** The data of communities archived since, for a schedule of past dates. */
interface PastCommunities {
  readonly communities: readonly DirectoryCommunity[];
  /** The regular specialists until then. */
  readonly assignedAgents: readonly AssignedAgent[];
}

/**
 * The communities still served on some of the dates: closed from the day they were archived, with their
 * regular specialists at that time.
 * @param dates `YYYY-MM-DD`, in order
 */
export function pastCommunities(archived: readonly Community[], dates: readonly string[]): PastCommunities {
  const [first = ''] = dates;
  const served = archived.flatMap((community) => {
    const { archivedAt, deletedAt, timezone } = community;
    const end = archivedAt === null ? '' : localDate(archivedAt, timezone);
    // A deleted community keeps only its name.
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

import { useMemo } from 'react';
import {
  combineLive,
  useCommunitiesArchivedSince,
  useAssignmentDirectory,
  useCommunityDirectory,
  useFormerMembers,
  useRequestsSince,
  useScheduleNights,
  useScheduleRange,
  useTeamDirectory,
  useTonightDate,
  type LiveResult,
} from 'shared-lib/data';
import type {
  RequestedNight,
  AssignedAgent,
  Community,
  DirectoryCommunity,
  ScheduleNight,
  DirectoryMember,
  FormerMembers,
} from 'shared-lib/domain';
import { pastCommunities } from './pastCommunities.ts';
import type { Month } from './usePeriod.ts';

/** The records that a schedule needs for any dates. */
export interface ScheduleRecords {
  communities: readonly DirectoryCommunity[];
  assignedAgents: readonly AssignedAgent[];
  team: readonly DirectoryMember[];
  requestRecords: readonly { readonly requests: readonly RequestedNight[] }[];
  former: FormerMembers;
}

const nobody: FormerMembers = {};

/** Milliseconds before midnight UTC at which a date has begun everywhere. */
const dateLine = 14 * 3_600_000;

const nothing = { communities: [], assignedAgents: [] };
const none: LiveResult<readonly Community[]> = {
  status: 'ready',
  data: nothing.communities,
  retry: () => {},
};

/** The communities archived since some dates, if all of these are past; for other dates nothing is read. */
function useArchivedSinceThen(dates: readonly string[]): LiveResult<readonly Community[]> {
  const isPast = dates.at(-1)! < useTonightDate();
  const archived = useCommunitiesArchivedSince(Date.parse(dates[0]!) - dateLine, { skip: !isPast });
  return isPast ? archived : none;
}

/** The communities and their regular specialists, including communities archived since. */
function useWithPast(
  { communities, assignedAgents }: Pick<ScheduleRecords, 'communities' | 'assignedAgents'>,
  past: readonly Community[],
  dates: readonly string[],
) {
  const period = dates.join();
  return useMemo(() => {
    if (past.length === 0) return { communities, assignedAgents };
    const then = pastCommunities(past, period.split(','));
    // The directory may still list them as in service.
    const isPast = new Set(past.map(({ id }) => id));
    return {
      communities: [...communities.filter(({ id }) => !isPast.has(id)), ...then.communities],
      assignedAgents: [...assignedAgents, ...then.assignedAgents],
    };
  }, [communities, assignedAgents, past, period]);
}

/**
 * The records that a schedule needs for some dates, live. If all of the dates are past, communities archived
 * since are included.
 * @param dates `YYYY-MM-DD`, in order; requests before the first may be left out
 */
export function useScheduleRecords(dates: readonly string[]): LiveResult<ScheduleRecords> {
  const archived = useArchivedSinceThen(dates);
  const live = combineLive(
    [useCommunityDirectory(), useAssignmentDirectory(), useTeamDirectory(), useRequestsSince(dates[0]!)],
    (communities, assignedAgents, team, requestRecords) => ({
      communities,
      assignedAgents,
      team,
      requestRecords,
    }),
  );
  // Former members’ names may arrive later.
  const formerMembers = useFormerMembers();
  const former = formerMembers.status === 'ready' ? formerMembers.data : nobody;
  const past = archived.status === 'ready' ? archived.data : nothing.communities;
  const withPast = useWithPast(live.status === 'ready' ? live.data : nothing, past, dates);
  return combineLive([live, archived], (records) => ({ ...records, ...withPast, former }));
}

/** The records that a week needs, live. */
export const useWeekRecords = (dates: readonly string[]) =>
  combineLive([useScheduleRecords(dates), useScheduleNights(dates)], (records, scheduleNights) => ({
    ...records,
    scheduleNights,
  }));

/** The changes of a month's dates, live. */
export const useMonthNights = ({ dates }: Month): LiveResult<readonly ScheduleNight[]> =>
  useScheduleRange(dates[0]!, dates.at(-1)!);

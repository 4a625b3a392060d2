import {
  combineLive,
  useAssignmentDirectory,
  useCommunityDirectory,
  useRequestsSince,
  useScheduleNights,
  useScheduleRange,
  useTeamDirectory,
  type LiveResult,
} from 'shared-lib/data';
import type {
  AskedNight,
  AssignedAgent,
  DirectoryCommunity,
  ScheduleNight,
  DirectoryMember,
} from 'shared-lib/domain';
import type { Month } from './usePeriod.ts';

/** The records that a schedule needs for any dates. */
export interface ScheduleRecords {
  communities: readonly DirectoryCommunity[];
  assignedAgents: readonly AssignedAgent[];
  team: readonly DirectoryMember[];
  requestRecords: readonly { readonly requests: readonly AskedNight[] }[];
}

/**
 * The records that a schedule needs for any dates, live.
 * @param since the first of the dates, `YYYY-MM-DD`; what is asked for longer back may be left out
 */
export function useScheduleRecords(since: string): LiveResult<ScheduleRecords> {
  return combineLive(
    [useCommunityDirectory(), useAssignmentDirectory(), useTeamDirectory(), useRequestsSince(since)],
    (communities, assignedAgents, team, requestRecords) => ({
      communities,
      assignedAgents,
      team,
      requestRecords,
    }),
  );
}

/** The records that a week needs, live. */
export const useWeekRecords = (dates: readonly string[]) =>
  combineLive([useScheduleRecords(dates[0]!), useScheduleNights(dates)], (records, scheduleNights) => ({
    ...records,
    scheduleNights,
  }));

/** The changes of a month's dates, live. */
export const useMonthNights = ({ dates }: Month): LiveResult<readonly ScheduleNight[]> =>
  useScheduleRange(dates[0]!, dates.at(-1)!);

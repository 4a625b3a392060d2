import {
  combineLive,
  useAssignmentDirectory,
  useCommunityDirectory,
  useRequestRecords,
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

/** The records that a schedule needs for any dates, live. */
export function useScheduleRecords(): LiveResult<ScheduleRecords> {
  return combineLive(
    [useCommunityDirectory(), useAssignmentDirectory(), useTeamDirectory(), useRequestRecords()],
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
  combineLive([useScheduleRecords(), useScheduleNights(dates)], (records, scheduleNights) => ({
    ...records,
    scheduleNights,
  }));

/** The changes of a month's dates, live. */
export const useMonthNights = ({ dates }: Month): LiveResult<readonly ScheduleNight[]> =>
  useScheduleRange(dates[0]!, dates.at(-1)!);

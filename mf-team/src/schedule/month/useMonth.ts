import {
  combineLive,
  useAssignedAgents,
  useCommunities,
  useRequestRecords,
  useScheduleRange,
  useTeam,
  type LiveResult,
} from 'shared-lib/data';
import {
  type AssignedAgent,
  type Community,
  type AskedNight,
  type ScheduleNight,
  type TeamMember,
} from 'shared-lib/domain';
import { useSearchParams } from 'shared-lib/router';
import { useTonight } from '../useTonight.ts';
import { calendarDates, monthOf, readMonth } from './monthOf.ts';

/** A month, by its dates. */
export interface Month {
  /** `YYYY-MM` */
  month: string;
  /** The dates of its calendar: whole weeks. */
  dates: readonly string[];
  /** The night in progress where the viewer is, `YYYY-MM-DD`. */
  tonight: string;
  /** The month of tonight, `YYYY-MM`. */
  thisMonth: string;
}

/** The month that the address asks for. */
export function useMonth(): Month {
  const [parameters] = useSearchParams();
  const tonight = useTonight();
  const month = readMonth(parameters.get('month'), tonight);
  return { month, dates: calendarDates(month), tonight, thisMonth: monthOf(tonight) };
}

/** What a schedule is made of whatever its dates. */
export interface ScheduleRecords {
  communities: readonly Community[];
  assignedAgents: readonly AssignedAgent[];
  team: readonly TeamMember[];
  requestRecords: readonly { readonly requests: readonly AskedNight[] }[];
}

/** What a schedule is made of whatever its dates, live. */
export function useScheduleRecords(): LiveResult<ScheduleRecords> {
  return combineLive(
    [useCommunities(), useAssignedAgents(), useTeam(), useRequestRecords()],
    (communities, assignedAgents, team, requestRecords) => ({
      communities,
      assignedAgents,
      team,
      requestRecords,
    }),
  );
}

/** The changes of a month's dates, live. */
export const useMonthNights = ({ dates }: Month): LiveResult<readonly ScheduleNight[]> =>
  useScheduleRange(dates[0]!, dates.at(-1)!);

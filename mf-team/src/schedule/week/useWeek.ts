import {
  combineLive,
  useAssignedAgents,
  useCommunities,
  useRequestRecords,
  useScheduleNights,
  useTeam,
  type LiveResult,
} from 'shared-lib/data';
import { useSearchParams } from 'shared-lib/router';
import { useTonight } from '../useTonight.ts';
import type { WeekRecords } from './weekGridOf.ts';
import { mondayOf, readWeek, weekDates } from './weekOf.ts';

/** A week, by its dates. */
export interface Week {
  monday: string;
  dates: readonly string[];
  /** The night in progress where the viewer is, `YYYY-MM-DD`. */
  tonight: string;
  /** The Monday of the week of the night in progress, where the viewer is. */
  thisWeek: string;
}

/** The week that the address asks for. */
export function useWeek(): Week {
  const [parameters] = useSearchParams();
  const tonight = useTonight();
  const monday = readWeek(parameters.get('week'), tonight);
  return { monday, dates: weekDates(monday), tonight, thisWeek: mondayOf(tonight) };
}

/** What a week is made of, live. */
export function useWeekRecords(dates: readonly string[]): LiveResult<WeekRecords> {
  return combineLive(
    [useCommunities(), useAssignedAgents(), useScheduleNights(dates), useTeam(), useRequestRecords()],
    (communities, assignedAgents, scheduleNights, team, requestRecords) => ({
      communities,
      assignedAgents,
      scheduleNights,
      team,
      requestRecords,
    }),
  );
}

import {
  combineLive,
  useAssignedAgents,
  useCommunities,
  useNow,
  useRequestRecords,
  useScheduleNights,
  useTeam,
  type LiveResult,
} from 'shared-lib/data';
import { localDate } from 'shared-lib/domain';
import { useSearchParams } from 'shared-lib/router';
import { viewerTimeZone } from '../../people/viewerTimeZone.ts';
import type { WeekRecords } from './weekGridOf.ts';
import { mondayOf, readWeek, weekDates } from './weekOf.ts';

/** A week, by its dates. */
export interface Week {
  monday: string;
  dates: readonly string[];
  /** The Monday of the week of today, where the viewer is. */
  thisWeek: string;
}

/** The week that the address asks for. */
export function useWeek(): Week {
  const [parameters] = useSearchParams();
  const today = localDate(useNow(), viewerTimeZone());
  const monday = readWeek(parameters.get('week'), today);
  return { monday, dates: weekDates(monday), thisWeek: mondayOf(today) };
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

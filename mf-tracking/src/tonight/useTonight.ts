import {
  combineLive,
  useAssignmentDirectory,
  useCommunityDirectory,
  useNightClockInOuts,
  useNow,
  useScheduleNights,
  useTeamDirectory,
  type LiveResult,
} from 'shared-lib/data/dashboard';
import { nightsInProgress } from 'shared-lib/domain/nights';
import { viewerTimeZone } from 'shared-lib/i18n';
import { tonightOf, type Tonight } from './tonightOf.ts';

/** Tonight's shifts, and whether the owner has communities. */
export interface LiveTonight extends Tonight {
  hasCommunities: boolean;
}

/**
 * Tonight's shifts, live, each community's night in its own zone.
 * @param language a BCP 47 tag, for the order of names.
 */
export function useTonight(language: string): LiveResult<LiveTonight> {
  const now = useNow();
  const communities = useCommunityDirectory();
  // Until the communities are known, the viewer's own night is the likely one. Loading it now saves a round trip.
  const timeZones =
    communities.status === 'ready' && communities.data.length > 0
      ? communities.data.map(({ timezone }) => timezone)
      : [viewerTimeZone()];
  const serviceDates = nightsInProgress(timeZones, now);

  return combineLive(
    [
      communities,
      useAssignmentDirectory(),
      useScheduleNights(serviceDates),
      useNightClockInOuts(serviceDates),
      useTeamDirectory(),
    ],
    (all, assignedAgents, scheduleNights, clockInOuts, team) => ({
      ...tonightOf({ communities: all, assignedAgents, scheduleNights, clockInOuts, team }, now, language),
      hasCommunities: all.length > 0,
    }),
  );
}

import {
  combineLive,
  useAssignmentDirectory,
  useUpcomingNights,
  useCommunityDirectory,
  useNow,
  useRecentRequests,
  useTeamDirectory,
  type LiveResult,
} from 'shared-lib/data';
import {
  addDays,
  indexAssignments,
  indexAvailability,
  serviceNight,
  type DirectoryMember,
} from 'shared-lib/domain';
import { textCollator, useTexts, viewerTimeZone } from 'shared-lib/i18n';
import { useMemo } from 'react';
import type { BoardFacts } from './reviewOf.ts';

/** How many days ahead time off and nights with their own schedule are checked. */
const daysAhead = 28;

export interface Board extends BoardFacts {
  /** By name, including inactive ones. */
  readonly team: readonly DirectoryMember[];
}

/**
 * The regular assignments, with data about the coming nights, live. Communities are those in use, by name.
 */
export function useBoard(): LiveResult<Board> {
  const { i18n } = useTexts('mf-communities');
  const tonight = serviceNight(useNow(), viewerTimeZone());
  const live = combineLive(
    [
      useCommunityDirectory(),
      useAssignmentDirectory(),
      useTeamDirectory(),
      useUpcomingNights(tonight),
      useRecentRequests(),
    ],
    (communities, assignedAgents, team, nights, requests) => ({
      communities,
      assignedAgents,
      team,
      nights,
      requests,
    }),
  );
  const { communities, assignedAgents, team, nights, requests } =
    live.status === 'ready' ? live.data : ({} as Partial<(typeof live & { status: 'ready' })['data']>);
  const board = useMemo((): Board | null => {
    if (!communities || !assignedAgents || !team || !nights || !requests) return null;
    const { compare } = textCollator(i18n.language);
    return {
      communities: communities.toSorted((a, b) => compare(a.propertyName, b.propertyName)),
      assignments: indexAssignments(assignedAgents, nights),
      availability: indexAvailability(
        team,
        requests.flatMap((record) => record.requests),
      ),
      dates: Array.from({ length: daysAhead }, (_, days) => addDays(tonight, days)),
      team: team.toSorted((a, b) => compare(a.fullName, b.fullName)),
    };
  }, [communities, assignedAgents, team, nights, requests, tonight, i18n.language]);
  if (live.status !== 'ready') return live;
  return board
    ? { status: 'ready', data: board, retry: live.retry }
    : { status: 'loading', retry: live.retry };
}

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
  freeAgents,
  indexAssignments,
  indexAvailability,
  indexDuties,
  serviceNight,
  unknownProperty,
  weekdayOf,
  severityOf,
  withChanges,
  type AssignmentChange,
  type DirectoryMember,
  type Weekday,
} from 'shared-lib/domain';
import {
  formatNight,
  textCollator,
  useTexts,
  viewerTimeZone,
  weekdayNames,
  type Translate,
} from 'shared-lib/i18n';
import { useMemo } from 'react';
import type { Day } from './draft.ts';
import type { BoardFacts, Concern } from './reviewOf.ts';

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

/** The names on the board. */
export function useNames({ communities, team }: Pick<Board, 'communities' | 'team'>) {
  const { t, i18n } = useTexts('mf-communities');
  return useMemo(() => {
    const places = new Map(communities.map(({ id, propertyName }) => [id, propertyName]));
    const people = new Map(team.map(({ id, fullName, email }) => [id, fullName || email]));
    const community = (id: string) => places.get(id) || unknownProperty;
    const night = (date: string) => formatNight(date, i18n.language);
    const conflict = ({ conflict: found, dates }: Pick<Concern, 'conflict' | 'dates'>): string => {
      const nights = dates.map(night).join(', ');
      if (found.kind === 'inactive') return t('agentBoard.review.conflict.inactive');
      if (found.kind === 'timeOff') return t(`agentBoard.review.conflict.${found.status}`, { nights });
      const key = severityOf(found) === 'informs' ? 'route' : 'sameHour';
      return t(`agentBoard.review.conflict.${key}`, { name: community(found.communityId) });
    };
    return {
      community,
      night,
      conflict,
      day: (day: Weekday) => weekdayNames([day], i18n.language),
      agent: (id: string | null) =>
        id === null ? t('agentBoard.nobody') : people.get(id) || t('unknownMember'),
    };
  }, [communities, team, t, i18n.language]);
}

export type Names = ReturnType<typeof useNames>;

interface Choosing {
  readonly board: Board;
  readonly names: Names;
  /** All unsaved changes. */
  readonly changes: readonly AssignmentChange[];
  readonly t: Translate<'mf-communities'>;
}

/** Candidates for a community's weekday: available ones first, those with a conflict last. */
export function agentChoices(place: Day, { board, names, changes, t }: Choosing) {
  const { communities, assignments, availability, dates, team } = board;
  const serviceDate = dates.find((date) => weekdayOf(date) === place.day)!;
  const after = withChanges(assignments, { assignments: changes, shifts: [] });
  const duties = indexDuties(communities, [serviceDate], after, availability);
  const found = freeAgents(team, { communityId: place.communityId, serviceDate }, duties);
  const choiceOf = ({ member, conflicts }: (typeof found)[number]) => {
    const notes = conflicts
      .filter((conflict) => severityOf(conflict) !== 'informs')
      .map((conflict) => names.conflict({ conflict, dates: [serviceDate] }));
    return { value: member.id, label: [names.agent(member.id), ...notes].join(', ') };
  };
  const isFree = ({ conflicts }: (typeof found)[number]) => conflicts.length === 0;
  return [
    { group: t('agentBoard.pick.free'), items: found.filter(isFree).map(choiceOf) },
    { group: t('agentBoard.pick.others'), items: found.filter((one) => !isFree(one)).map(choiceOf) },
  ].filter(({ items }) => items.length > 0);
}

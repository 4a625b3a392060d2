import { useMemo } from 'react';
import { useCountedForPlan, useNow, useSubscriptions, useTeamDirectory } from 'shared-lib/data';
import { planOf } from 'shared-lib/domain';
import { hasRoom, teamRoomOf, type TeamRoom } from './teamRoomOf.ts';

interface KnownRoom {
  /** Null while loading, and if that failed. */
  readonly room: TeamRoom | null;
  readonly isLoading: boolean;
}

/** The plan's remaining seats, live; null while loading. */
export const useTeamRoom = (): TeamRoom | null => useKnownRoom().room;

/** The plan's remaining seats, live, and whether they are still loading. */
export function useKnownRoom(): KnownRoom {
  const team = useTeamDirectory();
  const subscriptions = useSubscriptions();
  const now = useNow();
  const members = team.status === 'ready' ? team.data : null;
  const paid = subscriptions.status === 'ready' ? subscriptions.data : null;
  const listed = useMemo(
    () => (members && paid ? teamRoomOf(members, planOf(paid, now)) : null),
    [members, paid, now],
  );
  // The list may be slightly outdated; the server counts again before rejecting anything.
  const isFull = listed !== null && !hasRoom(listed);
  const count = useCountedForPlan({ skip: !isFull });
  const counted = count.status === 'ready' ? count.data : null;
  const room = useMemo(() => {
    if (!isFull) return listed;
    return members && paid && counted && teamRoomOf(members, planOf(paid, now), counted);
  }, [isFull, listed, members, paid, counted, now]);
  const hasFailed = [team, subscriptions, count].some(({ status }) => status === 'failed');
  return { room, isLoading: room === null && !hasFailed };
}

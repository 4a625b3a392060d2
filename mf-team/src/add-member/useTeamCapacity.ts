import { useMemo } from 'react';
import { useCountedForPlan, useNow, useSubscriptions, useTeamDirectory } from 'shared-lib/data';
import { planOf } from 'shared-lib/domain';
import { hasCapacity, teamCapacityOf, type TeamCapacity } from './teamCapacityOf.ts';

interface KnownCapacity {
  /** Null while loading, and if that failed. */
  readonly room: TeamCapacity | null;
  readonly isLoading: boolean;
}

/** The plan's remaining seats, live; null while loading. */
export const useTeamCapacity = (): TeamCapacity | null => useKnownCapacity().room;

/** The plan's remaining seats, live, and whether they are still loading. */
export function useKnownCapacity(): KnownCapacity {
  const team = useTeamDirectory();
  const subscriptions = useSubscriptions();
  const now = useNow();
  const members = team.status === 'ready' ? team.data : null;
  const paid = subscriptions.status === 'ready' ? subscriptions.data : null;
  const listed = useMemo(
    () => (members && paid ? teamCapacityOf(members, planOf(paid, now)) : null),
    [members, paid, now],
  );
  // The list may be slightly outdated; the server counts again before rejecting anything.
  const isFull = listed !== null && !hasCapacity(listed);
  const count = useCountedForPlan({ skip: !isFull });
  const counted = count.status === 'ready' ? count.data : null;
  const room = useMemo(() => {
    if (!isFull) return listed;
    return members && paid && counted && teamCapacityOf(members, planOf(paid, now), counted);
  }, [isFull, listed, members, paid, counted, now]);
  const hasFailed = [team, subscriptions, count].some(({ status }) => status === 'failed');
  return { room, isLoading: room === null && !hasFailed };
}

import { combineLive, useCommunities, useNow, useSubscriptions } from 'shared-lib/data';
import { canAddCommunity, planOf } from 'shared-lib/domain';

/** How many communities the plan allows when there is no room for another; null when there is, or it is not known yet. */
export function useReachedLimit(): number | null {
  const now = useNow();
  const room = combineLive([useCommunities(), useSubscriptions()], ({ length }, subscriptions) =>
    canAddCommunity(length, planOf(subscriptions, now)),
  );
  if (room.status !== 'ready' || room.data.ok || room.data.reason !== 'limitReached') return null;
  return room.data.limit;
}

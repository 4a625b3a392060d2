import { combineLive, useCommunities, useNow, useSubscriptions, type LiveResult } from 'shared-lib/data';
import { planOf } from 'shared-lib/domain';

/** How many communities an account has, against its plan. */
export interface CommunityCount {
  communities: number;
  limit: number;
  /** How many more there are than the plan allows, as after a change to a smaller plan; 0 within it. */
  over: number;
}

/** How many communities the account has, against its plan (spec section 9), live. */
export function useCommunityCount(): LiveResult<CommunityCount> {
  const now = useNow();
  return combineLive([useCommunities(), useSubscriptions()], ({ length }, subscriptions) => {
    const limit = planOf(subscriptions, now).maxCommunities;
    return { communities: length, limit, over: Math.max(0, length - limit) };
  });
}

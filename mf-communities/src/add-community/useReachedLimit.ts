import { useCommunityUse, useCountedForPlan } from 'shared-lib/data';

/** How many communities the plan allows when there is no room for another; null when there is, or it is not known yet. */
export function useReachedLimit(): number | null {
  const use = useCommunityUse();
  const limit = use.status === 'ready' && use.data.used >= use.data.limit ? use.data.limit : null;
  // What the dialog shows may be a little old; before it refuses, the server counts.
  const counted = useCountedForPlan({ skip: limit === null });
  return limit !== null && counted.status === 'ready' && counted.data.communities >= limit ? limit : null;
}

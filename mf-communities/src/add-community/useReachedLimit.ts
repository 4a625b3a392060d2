import { useCommunityUsage, useCountedForPlan } from 'shared-lib/data';

/** The plan's community limit when it is reached; null otherwise, and while loading. */
export function useReachedLimit(): number | null {
  const use = useCommunityUsage();
  const limit = use.status === 'ready' && use.data.used >= use.data.limit ? use.data.limit : null;
  // The dialog's data may be slightly outdated; the server counts again before rejecting.
  const counted = useCountedForPlan({ skip: limit === null });
  return limit !== null && counted.status === 'ready' && counted.data.communities >= limit ? limit : null;
}

import { useCommunityUse } from 'shared-lib/data';

/** How many communities the plan allows when there is no room for another; null when there is, or it is not known yet. */
export function useReachedLimit(): number | null {
  const use = useCommunityUse();
  return use.status === 'ready' && use.data.used >= use.data.limit ? use.data.limit : null;
}

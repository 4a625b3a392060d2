import { limitUsage, planOf, type LimitUsage, type Plan } from '../../domain/index.ts';
import { combineLive } from '../combineLive.ts';
import type { LiveResult } from '../live.ts';
import type { LiveOptions } from '../liveHooks.ts';
import { useNow } from '../hooks/useNow.ts';
import type { CountedForPlan } from './countForPlan.ts';
import { usePlanCounts } from './planCounts.api.ts';
import { useSubscriptions } from './subscriptions.api.ts';

function usePlanUse(
  usedOf: (counts: CountedForPlan, plan: Plan) => LimitUsage,
  options?: LiveOptions,
): LiveResult<LimitUsage> {
  const now = useNow();
  return combineLive([usePlanCounts(undefined, options), useSubscriptions(options)], (counts, paid) =>
    usedOf(counts, planOf(paid, now)),
  );
}

/** How many members of the account are active, compared with its plan, live (spec section 5). */
export const useTeamUsage = (options?: LiveOptions) =>
  usePlanUse(({ activeMembers }, { maxTeam }) => limitUsage(activeMembers, maxTeam), options);

/** How many of them are Admins, compared with the plan, live (spec section 6). */
export const useAdminUsage = (options?: LiveOptions) =>
  usePlanUse(({ activeAdmins }, { admin }) => limitUsage(activeAdmins, admin), options);

/** How many communities the account has, compared with its plan, live (spec section 9). */
export const useCommunityUsage = (options?: LiveOptions) =>
  usePlanUse(({ communities }, { maxCommunities }) => limitUsage(communities, maxCommunities), options);

import type { TeamMember } from '../teamMember/teamMember.ts';
import type { Plan } from './plan.ts';

/** How much of one plan limit is used. */
export interface LimitUsage {
  used: number;
  limit: number;
  /** How far the use exceeds the plan, for example after a downgrade; 0 within it. */
  over: number;
}

/** Compares a number with a plan limit. */
export const limitUsage = (used: number, limit: number): LimitUsage => ({
  used,
  limit,
  over: Math.max(0, used - limit),
});

/** How many members count toward the plan: only active ones (spec section 5). */
export const teamUsage = (team: readonly Pick<TeamMember, 'isActive'>[], plan: Pick<Plan, 'maxTeam'>) =>
  limitUsage(team.filter(({ isActive }) => isActive).length, plan.maxTeam);

/** How many Admins count toward the plan: only active ones (spec section 6). */
export const adminUsage = (
  team: readonly Pick<TeamMember, 'isActive' | 'tier'>[],
  plan: Pick<Plan, 'admin'>,
): LimitUsage =>
  limitUsage(team.filter(({ isActive, tier }) => isActive && tier === 'Admin').length, plan.admin);

/**
 * How many communities count toward the plan (spec section 9).
 * @param communities all of them, or a list of the same length.
 */
export const communityUsage = (
  communities: { readonly length: number },
  plan: Pick<Plan, 'maxCommunities'>,
): LimitUsage => limitUsage(communities.length, plan.maxCommunities);

/** A use compared with its limit: how many more fit, or how many are too many; 0 at the limit. */
export function limitStatusOf({ used, limit, over }: LimitUsage): {
  standing: 'within' | 'at' | 'over';
  by: number;
} {
  if (over > 0) return { standing: 'over', by: over };
  return { standing: used === limit ? 'at' : 'within', by: limit - used };
}

import type { TeamMember } from '../teamMember/teamMember.ts';
import type { Plan } from './plan.ts';

/** How much of one plan limit is used. */
export interface LimitUse {
  used: number;
  limit: number;
  /** How far the use exceeds the plan, for example after a downgrade; 0 within it. */
  over: number;
}

/** Compares a number with a plan limit. */
export const limitUse = (used: number, limit: number): LimitUse => ({
  used,
  limit,
  over: Math.max(0, used - limit),
});

/** How many members count toward the plan: only active ones (spec section 5). */
export const teamUse = (team: readonly Pick<TeamMember, 'isActive'>[], plan: Pick<Plan, 'maxTeam'>) =>
  limitUse(team.filter(({ isActive }) => isActive).length, plan.maxTeam);

/** How many Admins count toward the plan: only active ones (spec section 6). */
export const adminUse = (
  team: readonly Pick<TeamMember, 'isActive' | 'tier'>[],
  plan: Pick<Plan, 'admin'>,
): LimitUse => limitUse(team.filter(({ isActive, tier }) => isActive && tier === 'Admin').length, plan.admin);

/**
 * How many communities count toward the plan (spec section 9).
 * @param communities all of them, or a list of the same length.
 */
export const communityUse = (
  communities: { readonly length: number },
  plan: Pick<Plan, 'maxCommunities'>,
): LimitUse => limitUse(communities.length, plan.maxCommunities);

/** A use compared with its limit: how many more fit, or how many are too many; 0 at the limit. */
export function standingOf({ used, limit, over }: LimitUse): {
  standing: 'within' | 'at' | 'over';
  by: number;
} {
  if (over > 0) return { standing: 'over', by: over };
  return { standing: used === limit ? 'at' : 'within', by: limit - used };
}

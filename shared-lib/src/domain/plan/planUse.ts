import type { TeamMember } from '../teamMember/teamMember.ts';
import type { Plan } from './plan.ts';

/** How much of one limit of the plan is used. */
export interface LimitUse {
  used: number;
  limit: number;
  /** How many more there are than the plan allows, as after a change to a smaller plan; 0 within it. */
  over: number;
}

/** How a number stands against a limit of the plan. */
export const limitUse = (used: number, limit: number): LimitUse => ({
  used,
  limit,
  over: Math.max(0, used - limit),
});

/** How many members the plan has in use: only active ones count (spec section 5). */
export const teamUse = (team: readonly Pick<TeamMember, 'isActive'>[], plan: Pick<Plan, 'maxTeam'>) =>
  limitUse(team.filter(({ isActive }) => isActive).length, plan.maxTeam);

/** How many Admins the plan has in use: only active members count (spec section 6). */
export const adminUse = (
  team: readonly Pick<TeamMember, 'isActive' | 'tier'>[],
  plan: Pick<Plan, 'admin'>,
): LimitUse => limitUse(team.filter(({ isActive, tier }) => isActive && tier === 'Admin').length, plan.admin);

/**
 * How many communities the plan has in use (spec section 9).
 * @param communities all of them, or as many things.
 */
export const communityUse = (
  communities: { readonly length: number },
  plan: Pick<Plan, 'maxCommunities'>,
): LimitUse => limitUse(communities.length, plan.maxCommunities);

/** How a use stands against its limit: how many more fit, or how many are too many; 0 at the limit. */
export function standingOf({ used, limit, over }: LimitUse): {
  standing: 'within' | 'at' | 'over';
  by: number;
} {
  if (over > 0) return { standing: 'over', by: over };
  return { standing: used === limit ? 'at' : 'within', by: limit - used };
}

import type { Plan, TeamMember } from 'shared-lib/domain';

/** How much of one limit of the plan is used. */
export interface LimitUse {
  of: 'team' | 'communities' | 'admin';
  used: number;
  limit: number;
}

/** How a use stands against its limit. */
export interface UseStanding {
  standing: 'within' | 'at' | 'over';
  /** How many more fit, or how many are too many; 0 at the limit. */
  by: number;
}

/**
 * How much of each limit of the plan is used (spec sections 6 and 9). Only active members count, also as Admins.
 * @param communities how many there are.
 */
export function planUse(
  plan: Plan,
  team: readonly Pick<TeamMember, 'isActive' | 'tier'>[],
  communities: number,
): LimitUse[] {
  const active = team.filter(({ isActive }) => isActive);
  return [
    { of: 'team', used: active.length, limit: plan.maxTeam },
    { of: 'communities', used: communities, limit: plan.maxCommunities },
    { of: 'admin', used: active.filter(({ tier }) => tier === 'Admin').length, limit: plan.admin },
  ];
}

/** How a use stands against its limit. */
export function standingOf({ used, limit }: Pick<LimitUse, 'used' | 'limit'>): UseStanding {
  if (used === limit) return { standing: 'at', by: 0 };
  return used < limit ? { standing: 'within', by: limit - used } : { standing: 'over', by: used - limit };
}

import { summaryFormat, type PlanCounts } from 'shared-lib/domain';

/** The fields of the plan's counts, except `updatedAt`. */
export const planCounts = (
  counts: Pick<PlanCounts, 'members' | 'activeMembers' | 'activeAdmins' | 'communities'>,
) => ({ ...counts, format: summaryFormat });

/**
 * Counts a team as the callables do: a member is active unless explicitly inactive.
 * @param team the fields of all members, as stored
 */
export const countTeam = (team: readonly { readonly isActive?: unknown; readonly tier?: unknown }[]) => {
  const active = team.filter(({ isActive }) => isActive !== false);
  return {
    members: team.length,
    activeMembers: active.length,
    activeAdmins: active.filter(({ tier }) => tier === 'Admin').length,
  };
};

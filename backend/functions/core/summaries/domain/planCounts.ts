import { summaryFormat, type PlanCounts } from 'shared-lib/domain';

/** The fields of the plan's counts, but for `updatedAt`. */
export const planCounts = (
  counts: Pick<PlanCounts, 'members' | 'activeMembers' | 'activeAdmins' | 'communities'>,
) => ({ ...counts, format: summaryFormat });

/**
 * Counts a team, as the callables do: active is who isn't explicitly inactive.
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

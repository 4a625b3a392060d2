import * as z from 'zod/mini';
import { count } from '../base/fields.ts';
import { summaryFields, summaryFormat } from './summaryFields.ts';

/**
 * How much there is of what a plan limits, `customers/{customerId}/counts/plan`. It is for screens to show: whether there is room is
 * decided where it is counted, in the transaction that adds.
 */
export const planCountsSchema = z.object({
  ...summaryFields,
  /** Active or not. */
  members: count,
  activeMembers: count,
  activeAdmins: count,
  communities: count,
});

export type PlanCounts = z.output<typeof planCountsSchema>;

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

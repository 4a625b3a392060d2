import { where, type QueryConstraint } from 'firebase/firestore';
import { paths, type PlanCounts } from '../../domain/index.ts';
import { countDocuments } from '../countDocuments.ts';
import { requestRepair } from '../summaries/requestRepair.ts';
import { documentsAt } from '../liveHooks.ts';

/** How much of each plan limit is used. */
export type CountedForPlan = Pick<PlanCounts, 'members' | 'activeMembers' | 'activeAdmins' | 'communities'>;

const countAt = (path: string, ...constraints: readonly QueryConstraint[]) =>
  countDocuments(documentsAt(path, ...constraints));

const inactive = where('isActive', '==', false);
const admin = where('tier', '==', 'Admin');

/** Has the server count what a plan limits: a member is active unless explicitly inactive. */
export async function countForPlan(customerId: string): Promise<CountedForPlan> {
  const team = paths.team(customerId);
  const communities = paths.communities(customerId);
  const [members, inactiveMembers, admins, inactiveAdmins, everyCommunity, archived] = await Promise.all([
    countAt(team),
    countAt(team, inactive),
    countAt(team, admin),
    countAt(team, admin, inactive),
    countAt(communities),
    countAt(communities, where('archivedAt', '>', new Date(0))),
  ]);
  return {
    members,
    activeMembers: members - inactiveMembers,
    activeAdmins: admins - inactiveAdmins,
    communities: everyCommunity - archived,
  };
}

/** Counts the same way when the summary is missing or damaged, and requests its repair. */
export async function countWithoutSummary(customerId: string): Promise<CountedForPlan> {
  const counted = await countForPlan(customerId);
  // An account without any records has no summary either.
  if (counted.members + counted.communities > 0) void requestRepair(customerId);
  return counted;
}

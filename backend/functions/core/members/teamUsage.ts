import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { canActivate, canAddAdmin, paths, type Plan, type Tier } from 'shared-lib/domain';
import { maxInactiveMembers } from 'mf-team/domain';
import { fieldRefusal } from '../../../kernel/fieldRefusal.ts';
import { firestore } from '../../../kernel/firebase.ts';
import { readPlan } from '../../../kernel/readPlan.ts';

/** An owner's plan limits, and how much of them the team uses. */
export interface TeamUsage {
  readonly plan: Plan;
  /** Active or not. */
  readonly members: number;
  readonly activeMembers: number;
  readonly activeAdmins: number;
  /** In lowercase. */
  readonly emails: ReadonlySet<string>;
  /** In E.164. */
  readonly phones: ReadonlySet<string>;
}

/**
 * Counts a team. Read it in the transaction that changes the team: one of two concurrent changes has to count again. A member is active
 * unless explicitly inactive, so damaged records count too.
 */
export const readTeamUsage = async (transaction: Transaction, customerId: string): Promise<TeamUsage> => {
  const team = firestore().collection(paths.team(customerId)).select('isActive', 'tier', 'email', 'phone');
  const [{ docs }, plan] = await Promise.all([transaction.get(team), readPlan(transaction, customerId)]);
  const active = docs.filter((member) => member.get('isActive') !== false);
  return {
    plan,
    members: docs.length,
    activeMembers: active.length,
    activeAdmins: active.filter((member) => member.get('tier') === 'Admin').length,
    emails: new Set(docs.map((member) => String(member.get('email') ?? '').toLowerCase())),
    phones: new Set(docs.map((member) => String(member.get('phone') ?? ''))),
  };
};

/**
 * Rejects another member, active or not, if the team has reached the plan's maximum size.
 * @throws HttpsError `resource-exhausted`, with the limit in its details
 */
export const requireTeamCapacity = ({ members, plan }: TeamUsage): void => {
  const allowed = plan.maxTeam + maxInactiveMembers;
  if (members < allowed) return;
  throw new HttpsError(
    'resource-exhausted',
    `Your team already has ${allowed} members, including inactive ones.`,
    {
      limit: 'team',
      allowed,
    },
  );
};

/**
 * Rejects another active Admin if the plan has no room (spec section 6).
 * @throws HttpsError `resource-exhausted`, with the limit in its details
 */
export const requireAdminCapacity = ({ activeAdmins, plan }: TeamUsage): void => {
  if (canAddAdmin(activeAdmins, plan).ok) return;
  const { admin } = plan;
  throw fieldRefusal(
    'resource-exhausted',
    `Your plan limit is ${admin} Admin accounts.`,
    { tier: { code: 'adminsFull', count: admin } },
    { limit: 'admins', allowed: admin },
  );
};

/**
 * Rejects another active member if the plan has no room (spec sections 4 to 6).
 * @param atLimit the spec's message for the limit of team members
 * @throws HttpsError `resource-exhausted`, with the limit in its details
 */
export const requireCapacity = (use: TeamUsage, tier: Tier, atLimit: (limit: number) => string): void => {
  const room = canActivate(use.activeMembers, use.plan);
  if (!room.ok) {
    const { maxTeam } = use.plan;
    throw fieldRefusal(
      'resource-exhausted',
      atLimit(maxTeam),
      { isActive: { code: 'teamFull', count: maxTeam } },
      { limit: 'teamMembers', allowed: maxTeam },
    );
  }
  if (tier === 'Admin') requireAdminCapacity(use);
};

import type { Customer } from './customer.ts';
import type { Subscription } from '../subscription/subscription.ts';
import type { TeamMember, TeamRecord } from '../teamMember/teamMember.ts';
import { trialDaysLeft } from './trial.ts';

/** The reasons for which `/login?error=…` turns a team member away (spec section 5). */
export const loginErrors = ['account_not_found', 'admin_required'] as const;

export type LoginError = (typeof loginErrors)[number];

/** A user's access. */
export type Access =
  | { readonly kind: 'signedOut' }
  | {
      readonly kind: 'owner' | 'member';
      /** Whose documents they use: their own uid, or their owner's. */
      readonly customerId: string;
      readonly onboardingComplete: boolean;
      readonly planSelected: boolean;
      /** Whether they must choose a plan first: an owner whose trial has ended before the business was set up. */
      readonly mustChoosePlan: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly error: LoginError;
      /** The owner a field specialist works for; like anyone, they can open public pages. */
      readonly worksFor?: string;
    };

/**
 * Whose documents a signed-in user uses, which determines what else to read before deciding. A user with a record in
 * their own customer collection is an owner, and so is one without any record (spec section 6).
 * @param uid the login uid
 * @param teamRecords every team record with that uid, across all customers
 */
export const membershipOf = (
  uid: string,
  teamRecords: readonly TeamRecord[],
): { readonly kind: 'owner' | 'member'; readonly customerId: string } => {
  const customerIds = teamRecords
    .map((record) => record.customerId)
    .filter((customerId) => customerId !== null);
  const [employer] = customerIds;
  if (employer === undefined || customerIds.includes(uid)) return { kind: 'owner', customerId: uid };
  return { kind: 'member', customerId: employer };
};

/**
 * Whether a team member's record grants access: only active Admins use the dashboard (spec section 4, Account
 * gating).
 */
export const canUseDashboard = ({ tier, isActive }: Pick<TeamMember, 'tier' | 'isActive'>): boolean =>
  tier === 'Admin' && isActive;

export interface AccessFacts {
  /** Null when signed out. */
  readonly user: { readonly uid: string } | null;
  /** Every team record with the user's uid, across all customers. */
  readonly teamRecords: readonly TeamRecord[];
  /** `customers/{customerId}` of `membershipOf`; null if missing. */
  readonly customer: Pick<Customer, 'initialOnboardingComplete' | 'dateCreated' | 'planChosen'> | null;
  /** `customers/{customerId}/team/{uid}`; null if missing. Owners need none. */
  readonly teamMember: Pick<TeamMember, 'tier' | 'isActive'> | null;
  /** `customers/{customerId}/subscriptions`. */
  readonly subscriptions: readonly Pick<Subscription, 'status'>[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Whether reading any of the above failed. */
  readonly statusCheckFailed: boolean;
}

/**
 * All of account gating (spec sections 4 and 6): decides what a user may open. A failed status check means not a team
 * member, not onboarded, no plan.
 */
export const decideAccess = (facts: AccessFacts): Access => {
  const { user, customer, teamMember, now } = facts;
  if (user === null) return { kind: 'signedOut' };
  if (facts.statusCheckFailed) {
    return {
      kind: 'owner',
      customerId: user.uid,
      onboardingComplete: false,
      planSelected: false,
      mustChoosePlan: false,
    };
  }
  const { kind, customerId } = membershipOf(user.uid, facts.teamRecords);
  if (kind === 'member') {
    if (teamMember === null) return { kind: 'refused', error: 'account_not_found' };
    if (!canUseDashboard(teamMember)) {
      return {
        kind: 'refused',
        error: 'admin_required',
        ...(teamMember.isActive && { worksFor: customerId }),
      };
    }
  }
  const hasPlan =
    kind === 'member' ||
    trialDaysLeft(customer, now) > 0 ||
    customer?.planChosen === 'free' ||
    facts.subscriptions.some((subscription) => subscription.status === 'active');
  const onboardingComplete = customer?.initialOnboardingComplete ?? false;
  return {
    kind,
    customerId,
    onboardingComplete,
    planSelected: customer !== null && hasPlan,
    // A user without a document hasn't started a trial, so none has ended.
    mustChoosePlan: customer !== null && !onboardingComplete && !hasPlan,
  };
};

import type { Plan } from './plan.ts';

/** Whether a plan allows one more; if not, why, and the limit that was reached. */
export type LimitResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'planUnavailable' }
  | { readonly ok: false; readonly reason: 'limitReached'; readonly limit: number };

const oneMore = (used: number, limit: number | undefined): LimitResult => {
  if (limit === undefined) return { ok: false, reason: 'planUnavailable' };
  return used < limit ? { ok: true } : { ok: false, reason: 'limitReached', limit };
};

/**
 * Whether one more team member may be active: adding an active one, activating or reactivating (spec sections 4, 5).
 * @param activeMembers the current number of active members
 * @param plan null while the owner's plan is unknown
 */
export const canActivate = (activeMembers: number, plan: Plan | null): LimitResult =>
  oneMore(activeMembers, plan?.maxTeam);

/** Whether one more member may have the tier Admin (spec section 6). */
export const canAddAdmin = (admins: number, plan: Plan | null): LimitResult => oneMore(admins, plan?.admin);

/** Whether one more community may be added (spec section 9). */
export const canAddCommunity = (communities: number, plan: Plan | null): LimitResult =>
  oneMore(communities, plan?.maxCommunities);

import type { AccessClass } from 'shared-lib/contract';
import type { Access } from 'shared-lib/domain';

/** Someone who is signed in and was not turned away. */
export type SignedInAccess = Extract<Access, { kind: 'owner' | 'member' }>;

/** Whether the whole app is theirs: onboarded, or a team member (spec section 6, Access classes). */
const isIn = (access: SignedInAccess) => access.kind === 'member' || access.onboardingComplete;

/** Where someone who is signed in belongs when no page was asked for, or an unknown one. */
export const homeOf = (access: SignedInAccess) => (isIn(access) ? '/' : '/onboarding');

/**
 * Whether a route may be shown to someone who is signed in (spec section 2).
 * @returns the address to go to instead, or null when it may.
 */
export function redirectFrom(route: AccessClass, access: SignedInAccess): string | null {
  const allowed = { public: true, communityAdmin: true, main: isIn(access), onboarding: !isIn(access) }[
    route
  ];
  return allowed ? null : homeOf(access);
}

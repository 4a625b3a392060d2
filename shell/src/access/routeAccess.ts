import type { AccessClass } from 'shared-lib/contract';
import type { Access } from 'shared-lib/domain';

/** Someone who is signed in and was not turned away. */
export type SignedInAccess = Extract<Access, { kind: 'owner' | 'member' }>;

/** Whether the whole app is theirs: onboarded, or a team member (spec section 6, Access classes). */
const isIn = (access: SignedInAccess) => access.kind === 'member' || access.onboardingComplete;

/** The page on which an owner chooses a plan; the one page of the onboarding that opens once the trial is over without one. */
const pricing = '/pricing';

/** Where someone who is signed in belongs when no page was asked for, or an unknown one. */
export const homeOf = (access: SignedInAccess) => {
  if (isIn(access)) return '/';
  return access.mustChoosePlan ? pricing : '/onboarding';
};

/**
 * Whether a route may be shown to someone who is signed in (spec sections 2 and 4).
 * @param path the route's
 * @returns the address to go to instead, or null when it may.
 */
export function redirectFrom(route: AccessClass, access: SignedInAccess, path: string): string | null {
  const allowed = {
    public: true,
    communityAdmin: true,
    main: isIn(access),
    onboarding: !isIn(access) && (!access.mustChoosePlan || path === pricing),
  }[route];
  return allowed ? null : homeOf(access);
}

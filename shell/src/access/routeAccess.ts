import type { AccessClass } from 'shared-lib/contract';
import type { Access } from 'shared-lib/domain';

/** The access of a signed-in user who is allowed in. */
export type SignedInAccess = Extract<Access, { kind: 'owner' | 'member' }>;

/**
 * Whether the main app is open to them: onboarded owners and team members (spec section 6, Access classes).
 */
const isIn = (access: SignedInAccess) => access.kind === 'member' || access.onboardingComplete;

/** Where owners choose a plan; the only onboarding page available once a trial has ended without one. */
const pricing = '/pricing';

/** Where a signed-in user goes when the requested page is missing or unknown. */
export const homePathOf = (access: SignedInAccess) => {
  if (isIn(access)) return '/';
  return access.mustChoosePlan ? pricing : '/onboarding';
};

/**
 * Checks whether a signed-in user may see a route (spec sections 2 and 4).
 * @param path of the route
 * @returns the address to redirect to, or null if allowed.
 */
export function redirectFrom(route: AccessClass, access: SignedInAccess, path: string): string | null {
  const allowed = {
    public: true,
    communityAdmin: true,
    main: isIn(access),
    onboarding: !isIn(access) && (!access.mustChoosePlan || path === pricing),
  }[route];
  return allowed ? null : homePathOf(access);
}

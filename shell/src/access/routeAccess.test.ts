import { homePathOf, redirectFrom, type SignedInAccess } from './routeAccess.ts';

const owner = (
  onboardingComplete: boolean,
  planSelected: boolean,
  mustChoosePlan = false,
): SignedInAccess => ({
  kind: 'owner',
  customerId: 'owner',
  onboardingComplete,
  planSelected,
  mustChoosePlan,
});

const onboarded = owner(true, true);
const onboardedOnFree = owner(true, false);
const newOwner = owner(false, true);
const withoutDocument = owner(false, false);
const expired = owner(false, false, true);
const member: SignedInAccess = { ...newOwner, kind: 'member' };

// The guard table: spec section 2, Onboarding routes and Main shell; section 4, Account gating.
test.each([
  ['main', '/team', 'an onboarded owner', onboarded, null],
  ['main', '/team', 'an onboarded owner whose trial is over', onboardedOnFree, null],
  ['main', '/team', 'a team member', member, null],
  ['main', '/team', 'a new owner', newOwner, '/onboarding'],
  ['main', '/team', 'a login without a business', withoutDocument, '/onboarding'],
  ['main', '/', 'an owner whose trial is over', expired, '/pricing'],
  ['onboarding', '/onboarding', 'an onboarded owner', onboarded, '/'],
  ['onboarding', '/onboarding', 'an onboarded owner whose trial is over', onboardedOnFree, '/'],
  ['onboarding', '/pricing', 'an onboarded owner', onboarded, '/'],
  ['onboarding', '/onboarding', 'a team member', member, '/'],
  ['onboarding', '/pricing', 'a team member', member, '/'],
  ['onboarding', '/onboarding', 'a new owner', newOwner, null],
  ['onboarding', '/pricing', 'a new owner', newOwner, null],
  ['onboarding', '/onboarding', 'a login without a business', withoutDocument, null],
  ['onboarding', '/onboarding', 'an owner whose trial is over', expired, '/pricing'],
  ['onboarding', '/pricing', 'an owner whose trial is over', expired, null],
  ['public', '/docs', 'an owner whose trial is over', expired, null],
  ['public', '/docs', 'a new owner', newOwner, null],
  ['communityAdmin', '/a/b/admin', 'a new owner', newOwner, null],
] as const)('%s, %s for %s', (route, path, _, access, redirect) => {
  expect(redirectFrom(route, access, path)).toBe(redirect);
});

test.each([
  ['an onboarded owner', onboarded, '/'],
  ['a team member', member, '/'],
  ['a new owner', newOwner, '/onboarding'],
  ['a login without a business', withoutDocument, '/onboarding'],
  ['an owner whose trial has ended', expired, '/pricing'],
])('the home page of %s is %s', (_, access, home) => {
  expect(homePathOf(access)).toBe(home);
});

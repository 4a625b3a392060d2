import { homeOf, redirectFrom, type SignedInAccess } from './routeAccess.ts';

const customerId = 'owner';
const onboarded: SignedInAccess = { kind: 'owner', customerId, onboardingComplete: true, planSelected: true };
const newOwner: SignedInAccess = { kind: 'owner', customerId, onboardingComplete: false, planSelected: true };
const member: SignedInAccess = { kind: 'member', customerId, onboardingComplete: false, planSelected: true };

test.each([
  ['main', 'an onboarded owner', onboarded, null],
  ['main', 'a team member', member, null],
  ['main', 'a new owner', newOwner, '/onboarding'],
  ['onboarding', 'an onboarded owner', onboarded, '/'],
  ['onboarding', 'a team member', member, '/'],
  ['onboarding', 'a new owner', newOwner, null],
  ['public', 'a new owner', newOwner, null],
  ['communityAdmin', 'a new owner', newOwner, null],
] as const)('%s routes for %s', (route, _, access, redirect) => {
  expect(redirectFrom(route, access)).toBe(redirect);
});

test.each([
  ['an onboarded owner', onboarded, '/'],
  ['a team member', member, '/'],
  ['a new owner', newOwner, '/onboarding'],
])('%s is at home in %s', (_, access, home) => {
  expect(homeOf(access)).toBe(home);
});

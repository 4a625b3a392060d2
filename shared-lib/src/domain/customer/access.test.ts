import { decideAccess, membershipOf, type AccessFacts } from './access.ts';
import type { TeamMember } from '../teamMember/teamMember.ts';

const now = Date.parse('2026-07-15T12:00Z');
const daysAgo = (days: number) => now - days * 86_400_000;

const onboarded = { initialOnboardingComplete: true, dateCreated: daysAgo(300), planChosen: null };
const signedUp = (days: number, planChosen: 'free' | null = null) => ({
  initialOnboardingComplete: false,
  dateCreated: daysAgo(days),
  planChosen,
});
const member = (tier: TeamMember['tier'], isActive = true) => ({ tier, isActive });

const facts = (given: Partial<AccessFacts>): AccessFacts => ({
  user: { uid: 'me' },
  teamRecords: [],
  customer: onboarded,
  teamMember: null,
  subscriptions: [],
  now,
  statusCheckFailed: false,
  ...given,
});

const owner = (onboardingComplete: boolean, planSelected: boolean, mustChoosePlan = false) => ({
  kind: 'owner',
  customerId: 'me',
  onboardingComplete,
  planSelected,
  mustChoosePlan,
});
const refused = (error: string, more: object = {}) => ({ kind: 'refused', error, ...more });
const theirs = [{ customerId: 'olivia' }];
const mine = [{ customerId: 'me' }];
const active = [{ status: 'active' }];

test.each<[string, Partial<AccessFacts>, object]>([
  ['no one signed in', { user: null }, { kind: 'signedOut' }],
  ['onboarded owner, paying', { subscriptions: active }, owner(true, true)],
  ['onboarded owner, neither paying nor in trial', {}, owner(true, false)],
  [
    'owner with a record in their own collection',
    { teamRecords: mine, subscriptions: active },
    owner(true, true),
  ],
  ['own record along with a foreign one', { teamRecords: [...theirs, ...mine] }, owner(true, false)],
  [
    'own record of a lower tier',
    { teamRecords: mine, teamMember: member('Collection Specialist') },
    owner(true, false),
  ],
  ['no customer document', { customer: null, subscriptions: active }, owner(false, false)],
  ['in trial, first day', { customer: signedUp(0) }, owner(false, true)],
  ['in trial, 3 days', { customer: signedUp(3) }, owner(false, true)],
  ['trial ended after 14 days', { customer: signedUp(14) }, owner(false, false, true)],
  ['trial ended, 20 days', { customer: signedUp(20) }, owner(false, false, true)],
  ['trial ended, Free chosen', { customer: signedUp(20, 'free') }, owner(false, true)],
  [
    'not onboarded, without a creation date',
    { customer: { ...signedUp(0), dateCreated: null } },
    owner(false, false, true),
  ],
  ['trial ended, paying', { customer: signedUp(20), subscriptions: active }, owner(false, true)],
  [
    'a canceled subscription',
    { customer: signedUp(20), subscriptions: [{ status: 'canceled' }] },
    owner(false, false, true),
  ],
  ['one active among others', { subscriptions: [{ status: 'canceled' }, ...active] }, owner(true, true)],
  ['no creation date', { customer: { ...onboarded, dateCreated: null } }, owner(true, false)],
  [
    'member with tier Admin',
    { teamRecords: theirs, teamMember: member('Admin') },
    {
      kind: 'member',
      customerId: 'olivia',
      onboardingComplete: true,
      planSelected: true,
      mustChoosePlan: false,
    },
  ],
  [
    'Admin of an owner whose document is missing',
    { teamRecords: theirs, teamMember: member('Admin'), customer: null },
    {
      kind: 'member',
      customerId: 'olivia',
      onboardingComplete: false,
      planSelected: false,
      mustChoosePlan: false,
    },
  ],
  [
    'District Manager',
    { teamRecords: theirs, teamMember: member('District Manager') },
    refused('admin_required', { worksFor: 'olivia' }),
  ],
  [
    'Specialist',
    { teamRecords: theirs, teamMember: member('Collection Specialist') },
    refused('admin_required', { worksFor: 'olivia' }),
  ],
  ['inactive Admin', { teamRecords: theirs, teamMember: member('Admin', false) }, refused('admin_required')],
  ['member without a team document', { teamRecords: theirs }, refused('account_not_found')],
  ['failed check of an owner', { statusCheckFailed: true, subscriptions: active }, owner(false, false)],
  ['failed check of a member', { statusCheckFailed: true, teamRecords: theirs }, owner(false, false)],
  ['a record without an owner', { teamRecords: [{ customerId: null }] }, owner(true, false)],
])('%s', (_, given, access) => {
  expect(decideAccess(facts(given))).toEqual(access);
});

test('membership determines whose documents to read', () => {
  expect(membershipOf('me', theirs)).toEqual({ kind: 'member', customerId: 'olivia' });
  expect(membershipOf('me', [])).toEqual({ kind: 'owner', customerId: 'me' });
});

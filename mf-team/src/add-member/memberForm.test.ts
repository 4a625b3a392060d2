import { blankMemberDetails, defaultPlan, newTeamMemberSchema, paidPlan } from 'shared-lib/domain';
import { checkValues } from 'shared-lib/ui/form';
import {
  addressErrors,
  invitationOf,
  blankMember,
  emailErrors,
  isBlank,
  planErrors,
  type MemberValues,
} from './memberForm.ts';
import { teamCapacityOf, type TeamCapacity } from './teamCapacityOf.ts';

const typed: MemberValues = {
  ...blankMember,
  firstName: 'Dana',
  lastName: 'Cole',
  email: 'dana@members.test',
  tier: 'District Manager',
  isActive: true,
};
const member = {
  firstName: 'Dana',
  lastName: 'Cole',
  email: 'dana@members.test',
  ...blankMemberDetails,
  tier: 'District Manager',
  isActive: true,
};
const existing = { email: 'Nadia@members.test', tier: 'Admin', isActive: true } as const;
const room = teamCapacityOf([existing], paidPlan(3));
const fullRoom = teamCapacityOf([existing], defaultPlan);
const email = (length: number) => `${'x'.repeat(60)}@${'y.'.repeat((length - 64) / 2)}com`;

const checkMember = (values: object, within: TeamCapacity | null) =>
  checkValues({ ...typed, ...values } as MemberValues, {
    schema: newTeamMemberSchema,
    check: (requested) => emailErrors(requested, within),
    liveCheck: (requested) => planErrors(requested, within),
  });

test.each([
  ['all there', {}, member],
  [
    'surrounding spaces, capitals in the email',
    { firstName: ' Dana ', email: ' DANA@members.test ' },
    member,
  ],
  ['no last name', { lastName: ' ' }, { ...member, lastName: '' }],
  ['another script', { firstName: 'نادية' }, { ...member, firstName: 'نادية' }],
  ['an Admin, with room', { tier: 'Admin' }, { ...member, tier: 'Admin' }],
  ['inactive', { isActive: false }, { ...member, isActive: false }],
  ['the longest name', { lastName: 'x'.repeat(200) }, { ...member, lastName: 'x'.repeat(200) }],
])('%s can be added', (_, change, payload) => {
  expect(checkMember(change, room)).toEqual({ ok: true, payload });
});

const missing = { code: 'missing' };

test.each([
  ['nothing', blankMember, { firstName: missing, email: missing, tier: missing }],
  ['only spaces', { firstName: ' ', email: '\t' }, { firstName: missing, email: missing }],
  ['zero-width spaces', { firstName: '\u200B\u200D' }, { firstName: missing }],
  [
    'long names',
    { firstName: 'x'.repeat(201), lastName: 'x'.repeat(201) },
    { firstName: { code: 'tooLong', max: 200 }, lastName: { code: 'tooLong', max: 200 } },
  ],
  ['a long email', { email: email(324) }, { email: { code: 'tooLong', max: 320 } }],
  ['no email', { email: 'dana' }, { email: { code: 'invalid', format: 'email' } }],
  ['an email already on the team', { email: ' nadia@MEMBERS.test' }, { email: { code: 'duplicate' } }],
  ['another role', { tier: 'Owner' }, { tier: { code: 'invalid' } }],
])('%s is refused next to its field', (_, change, errors) => {
  expect(checkMember(change, room)).toEqual({ ok: false, errors });
});

test('a full plan refuses active members and Admins, not inactive ones', () => {
  const teamFull = { isActive: { code: 'teamFull' } };
  expect(checkMember({}, fullRoom)).toEqual({ ok: false, errors: teamFull });
  const errors = { ...teamFull, tier: { code: 'adminsFull', count: 1 } };
  expect(checkMember({ tier: 'Admin' }, fullRoom)).toEqual({ ok: false, errors });
  expect(checkMember({ tier: 'Admin', isActive: false }, fullRoom)).toMatchObject({ ok: true });
});

test.each([
  ['nothing', blankMember, true],
  ['spaces', { ...blankMember, firstName: ' ' }, true],
  ['inactive', { ...blankMember, isActive: false }, true],
  ['a name', { ...blankMember, lastName: 'Cole' }, false],
  ['a role', { ...blankMember, tier: 'Admin' as const }, false],
])('the form is empty: %s', (_, values, expected) => {
  expect(isBlank(values)).toBe(expected);
});

test('the limit is shown before any input, but not before the team is loaded', () => {
  expect(planErrors(blankMember, fullRoom)).toMatchObject({ isActive: 'teamFull' });
  expect(planErrors(blankMember, room)).toEqual({ isActive: false, tier: false });
  expect(planErrors(blankMember, null)).toEqual({});
});

test('the plan does not refuse someone already on the team: they may have taken the last seat themselves', () => {
  expect(planErrors({ ...typed, email: ' NADIA@members.test' }, fullRoom)).toEqual({});
  expect(checkMember({ email: 'nadia@members.test' }, fullRoom)).toEqual({
    ok: false,
    errors: { email: { code: 'duplicate' } },
  });
});

const number = '+12125550100';
const texting = teamCapacityOf([{ ...existing, phone: number }], paidPlan(3));

test.each([
  ['no email', { email: ' ' }, { email: 'missing' }],
  ['an email in the team', { email: 'nadia@MEMBERS.test' }, { email: 'duplicate' }],
  ['no number', { via: 'text' }, { phone: 'missing' }],
  ['a number in the team', { via: 'text', phone: number }, { phone: 'phoneTaken' }],
  ['a foreign number', { via: 'text', phone: '+18765550100' }, { phone: 'abroad' }],
] as const)('%s is marked', (_, change, errors) => {
  const obstacleTo = (phone: string | null) => (phone?.startsWith('+1876') ? 'abroad' : null);
  expect(addressErrors({ ...typed, ...change }, texting, obstacleTo)).toEqual(errors);
});

test('an invitation has only the chosen address', () => {
  const both = { ...typed, phone: number };
  expect(invitationOf(both)).toMatchObject({ email: typed.email, phone: null });
  expect(invitationOf({ ...both, via: 'text' })).toMatchObject({ email: '', phone: number });
});

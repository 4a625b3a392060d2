import { defaultPlan, paidPlan } from 'shared-lib/domain';
import {
  blankMember,
  checkMember,
  isTyped,
  planProblems,
  withoutProblem,
  type MemberProblems,
  type MemberTexts,
} from './memberForm.ts';
import { teamRoomOf } from './teamRoomOf.ts';

const typed: MemberTexts = {
  firstName: 'Dana',
  lastName: 'Cole',
  email: 'dana@members.test',
  tier: 'District Manager',
  isActive: 'yes',
};
const member = {
  firstName: 'Dana',
  lastName: 'Cole',
  email: 'dana@members.test',
  phone: null,
  tier: 'District Manager',
  isActive: true,
};
const existing = { email: 'Nadia@members.test', tier: 'Admin', isActive: true } as const;
const room = teamRoomOf([existing], paidPlan(3));
const fullRoom = teamRoomOf([existing], defaultPlan);
const email = (length: number) => `${'x'.repeat(60)}@${'y.'.repeat((length - 64) / 2)}com`;

test.each([
  ['all there', {}, member],
  ['spaces around, capitals in the email', { firstName: ' Dana ', email: ' DANA@members.test ' }, member],
  ['no last name', { lastName: ' ' }, { ...member, lastName: '' }],
  ['another script', { firstName: 'نادية' }, { ...member, firstName: 'نادية' }],
  ['an Admin, with room', { tier: 'Admin' }, { ...member, tier: 'Admin' }],
  ['inactive', { isActive: '' }, { ...member, isActive: false }],
  ['the longest name', { lastName: 'x'.repeat(200) }, { ...member, lastName: 'x'.repeat(200) }],
])('%s can be added', (_, change, expected) => {
  expect(checkMember({ ...typed, ...change }, room)).toEqual({ ok: true, member: expected });
});

const missing = { kind: 'missing' };

test.each([
  ['nothing', blankMember, { firstName: missing, email: missing, tier: missing }],
  ['only spaces', { firstName: ' ', email: '\t' }, { firstName: missing, email: missing }],
  ['spaces without a width', { firstName: '\u200B\u200D' }, { firstName: missing }],
  [
    'long names',
    { firstName: 'x'.repeat(201), lastName: 'x'.repeat(201) },
    { firstName: { kind: 'tooLong', max: 200 }, lastName: { kind: 'tooLong', max: 200 } },
  ],
  ['a long email', { email: email(324) }, { email: { kind: 'tooLong', max: 320 } }],
  ['no email', { email: 'dana' }, { email: { kind: 'invalid' } }],
  ['an email of the team', { email: ' nadia@MEMBERS.test' }, { email: { kind: 'duplicate' } }],
  ['another role', { tier: 'Owner' }, { tier: { kind: 'invalid' } }],
])('%s is refused beside its field', (_, change, problems) => {
  expect(checkMember({ ...typed, ...change }, room)).toEqual({ ok: false, problems });
});

test('a full plan refuses active members and Admins, not inactive ones', () => {
  const teamFull = { isActive: { kind: 'teamFull' } };
  expect(checkMember(typed, fullRoom)).toEqual({ ok: false, problems: teamFull });
  const asAdmin = { ...typed, tier: 'Admin' };
  const problems = { ...teamFull, tier: { kind: 'adminsFull', max: 1 } };
  expect(checkMember(asAdmin, fullRoom)).toEqual({ ok: false, problems });
  expect(checkMember({ ...asAdmin, isActive: '' }, fullRoom)).toMatchObject({ ok: true });
});

test('the limit is known before anything is typed, and not before the team is', () => {
  expect(planProblems(blankMember, fullRoom)).toEqual({ isActive: { kind: 'teamFull' } });
  expect(planProblems(blankMember, room)).toEqual({});
  expect(planProblems(blankMember, null)).toEqual({});
  expect(checkMember(typed, null)).toEqual({ ok: true, member });
});

test.each([
  ['nothing', {}, false],
  ['a letter', { email: 'd' }, true],
  ['a role', { tier: 'Admin' }, true],
  ['inactive', { isActive: '' }, true],
])('typed: %s', (_, change, expected) => {
  expect(isTyped({ ...blankMember, ...change })).toBe(expected);
});

test('a change settles the problem of its field, and making inactive that of a full allowance', () => {
  const problems: MemberProblems = {
    email: { kind: 'invalid' },
    tier: { kind: 'adminsFull', max: 1 },
    isActive: { kind: 'teamFull' },
  };
  expect(Object.keys(withoutProblem(problems, 'email'))).toEqual(['tier', 'isActive']);
  expect(Object.keys(withoutProblem(problems, 'isActive'))).toEqual(['email']);
  expect(Object.keys(withoutProblem({ tier: { kind: 'missing' } }, 'isActive'))).toEqual(['tier']);
});

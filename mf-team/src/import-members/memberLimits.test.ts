import { blankMemberDetails, defaultPlan, olderPlan, paidPlan, type Tier } from 'shared-lib/domain';
import { memberLimits, planNeedOf } from './memberLimits.ts';
import type { MemberRequest } from './readMember.ts';

const add = (tier: Tier, isActive = true): MemberRequest => ({
  act: 'add',
  member: { firstName: 'x', lastName: '', email: 'x@a.test', ...blankMemberDetails, tier, isActive },
});
const change = (from: Tier, to: Tier, isActive = true): MemberRequest => ({
  act: 'change',
  before: { tier: from, isActive },
  change: {
    teamMemberId: 'm',
    seen: null,
    firstName: 'x',
    lastName: '',
    email: 'x@a.test',
    ...blankMemberDetails,
    tier: to,
  },
});
const rowsOf = (requests: readonly MemberRequest[]) =>
  requests.map((request, index) => ({ line: index + 1, values: { request } }));
const worker = 'Collection Specialist';
const member = (tier: Tier, isActive = true) => ({ tier, isActive });
const teamFull = { code: 'teamFull' };
const adminsFull = (count: number) => ({ code: 'adminsFull', count });

test.each([
  ['as many as there is room for', [add(worker), add(worker)], [], paidPlan(1), {}],
  ['the last ones exceed it', [add(worker), add(worker), add(worker)], [], paidPlan(1), { 3: teamFull }],
  [
    'inactive members take no seats',
    [add(worker, false), add('Admin', false)],
    [member('Admin')],
    defaultPlan,
    {},
  ],
  ['a full team', [add(worker)], [member(worker)], defaultPlan, { 1: teamFull }],
  ['inactive members are not counted', [add(worker)], [member(worker, false)], defaultPlan, {}],
  [
    'more Admins than the plan allows, who leave their seats to others',
    [add('Admin'), add('Admin'), add(worker)],
    [member('Admin'), member('Admin')],
    olderPlan(3),
    { 2: adminsFull(3) },
  ],
  [
    'becoming an Admin',
    [change(worker, 'Admin')],
    [member('Admin'), member(worker)],
    defaultPlan,
    { 1: adminsFull(1) },
  ],
  [
    'an inactive member who becomes one',
    [change(worker, 'Admin', false)],
    [member('Admin')],
    defaultPlan,
    {},
  ],
  [
    'an Admin who stops being one frees a seat',
    [change('Admin', worker), add('Admin')],
    [member('Admin')],
    { ...defaultPlan, maxTeam: 2 },
    {},
  ],
])('%s', (_, requests, team, plan, expected) => {
  expect(Object.fromEntries(memberLimits(rowsOf(requests), team, plan))).toEqual(expected);
});

const refusals = (...codes: string[]) => new Map(codes.map((code, line) => [line, { code }]));

test.each([
  ['no rows', [], refusals(), { members: 0 }],
  [
    'three new members, with room for one',
    [add(worker), add(worker), add(worker)],
    refusals('teamFull', 'teamFull'),
    { members: 3 },
  ],
  ['one who is added as inactive', [add(worker), add('Admin', false)], refusals('teamFull'), { members: 1 }],
  ['an Admin with room', [add('Admin'), add(worker)], refusals('teamFull'), { members: 2 }],
  ['an Admin without room', [add('Admin'), add(worker)], refusals('adminsFull'), { members: 2, admins: 1 }],
  [
    'someone who becomes an Admin',
    [change(worker, 'Admin')],
    refusals('adminsFull'),
    { members: 0, admins: 1 },
  ],
])('the plan needed for %s', (_, requests, refused, need) => {
  expect(planNeedOf(rowsOf(requests), refused)).toEqual(need);
});

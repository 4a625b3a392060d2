import { blankMemberDetails, defaultPlan, olderPlan, paidPlan, type Tier } from 'shared-lib/domain';
import type { RowVerdict } from './checkRows.ts';
import { limitsOf } from './limitsOf.ts';

const add = (tier: Tier, isActive = true): RowVerdict => ({
  verdict: 'new',
  member: { firstName: 'x', lastName: '', email: 'x@a.test', ...blankMemberDetails, tier, isActive },
});
const change = (from: Tier, to: Tier, isActive = true): RowVerdict => ({
  verdict: 'changed',
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
  differences: [],
});
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
  ['rows that are not imported', [{ verdict: 'unchanged' } as const], [member(worker)], defaultPlan, {}],
])('%s', (_, judged, team, plan, expected) => {
  const byLine = judged.map((judgement, index) => [index + 1, judgement] as const);
  expect(Object.fromEntries(limitsOf(byLine, team, plan))).toEqual(expected);
});

import { defaultPlan, paidPlan, type Tier } from 'shared-lib/domain';
import { hasCapacity, teamCapacityOf } from './teamCapacityOf.ts';

const member = (tier: Tier, isActive: boolean, email = '') => ({ tier, isActive, email });
const full = (limit: number) => ({ ok: false, reason: 'limitReached', limit });
const room = { ok: true };

test.each([
  ['no one on the free plan', [], defaultPlan, { member: room, admin: room, admins: 0 }],
  [
    'one Admin on the free plan',
    [member('Admin', true)],
    defaultPlan,
    { member: full(1), admin: full(1), admins: 1 },
  ],
  [
    'inactive members take no seats',
    [member('Admin', false), member('District Manager', false)],
    defaultPlan,
    { member: room, admin: room, admins: 0 },
  ],
  [
    'three Admins on a paid plan',
    [member('Admin', true), member('Admin', true), member('Admin', true)],
    paidPlan(9),
    { member: room, admin: full(3), admins: 3 },
  ],
  [
    'more than the plan allows',
    [member('Collection Specialist', true), member('Collection Specialist', true)],
    defaultPlan,
    { member: full(1), admin: room, admins: 0 },
  ],
])('%s', (_, team, plan, expected) => {
  expect(teamCapacityOf(team, plan)).toMatchObject(expected);
});

test.each([
  ['room for both', { activeMembers: 0, activeAdmins: 0 }, true],
  ['no room for an Admin', { activeMembers: 3, activeAdmins: 3 }, false],
  ['no room at all', { activeMembers: 10, activeAdmins: 1 }, false],
])('the server’s count overrides the list’s: %s', (_, counted, expected) => {
  expect(hasCapacity(teamCapacityOf([member('Admin', true)], paidPlan(9), counted))).toBe(expected);
});

test('emails are compared in lowercase, including those of inactive members', () => {
  const { emails } = teamCapacityOf([member('Admin', false, 'Dana@Members.TEST')], defaultPlan);
  expect([...emails]).toEqual(['dana@members.test']);
});

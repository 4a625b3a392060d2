import { defaultPlan, paidPlan, type Tier } from 'shared-lib/domain';
import { teamCapacityOf } from '../add-member/teamCapacityOf.ts';
import { reactivationRefusal } from './reactivationRefusal.ts';

const active = (tier: Tier) => ({ tier, isActive: true, email: '' });
const specialist = { tier: 'Collection Specialist' } as const;
const admin = { tier: 'Admin' } as const;

test.each([
  ['with room', specialist, teamCapacityOf([], defaultPlan), null],
  [
    'at the limit',
    specialist,
    teamCapacityOf([active('District Manager')], defaultPlan),
    { key: 'atLimit', limit: 1 },
  ],
  ['an Admin, with room', admin, teamCapacityOf([active('Admin')], paidPlan(5)), null],
  [
    'an Admin, with all accounts in use',
    admin,
    teamCapacityOf([active('Admin'), active('Admin'), active('Admin')], paidPlan(5)),
    { key: 'adminsFull', count: 3 },
  ],
  ['while the plan is loading', specialist, null, { key: 'planUnavailable' }],
])('%s', (_, member, room, expected) => {
  expect(reactivationRefusal(member, room)).toEqual(expected);
});

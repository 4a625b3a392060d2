import type { Tier } from '../teamMember/teamMember.ts';
import { defaultPlan, paidPlan } from './plan.ts';
import { adminUsage, communityUsage, limitStatusOf, teamUsage } from './planUse.ts';

const members = (count: number, tier: Tier, isActive = true) =>
  Array.from({ length: count }, () => ({ tier, isActive }));

test.each([
  [
    'a new owner',
    defaultPlan,
    [],
    0,
    [
      [0, 1],
      [0, 2],
      [0, 1],
    ],
  ],
  [
    'a full team with inactive members and Admins',
    paidPlan(12),
    [...members(2, 'Admin'), ...members(11, 'Collection Specialist'), ...members(40, 'Admin', false)],
    26,
    [
      [13, 13],
      [26, 26],
      [2, 3],
    ],
  ],
  [
    'a plan that was downgraded',
    defaultPlan,
    members(3, 'Admin'),
    4,
    [
      [3, 1],
      [4, 2],
      [3, 1],
    ],
  ],
])('%s', (_, plan, team, communities, expected) => {
  const uses = [teamUsage(team, plan), communityUsage({ length: communities }, plan), adminUsage(team, plan)];
  expect(uses.map(({ used, limit }) => [used, limit])).toEqual(expected);
});

const team = (active: number, inactive: number) => [
  ...members(active, 'Collection Specialist'),
  ...members(inactive, 'Collection Specialist', false),
];

test.each([
  ['nobody', team(0, 0), 1, { used: 0, limit: 1, over: 0 }],
  ['inactive members don’t count', team(12, 40), 13, { used: 12, limit: 13, over: 0 }],
  ['exactly the limit', team(13, 40), 13, { used: 13, limit: 13, over: 0 }],
  ['a plan that was downgraded', team(13, 0), 1, { used: 13, limit: 1, over: 12 }],
])('the team: %s', (_, all, maxTeam, expected) => {
  expect(teamUsage(all, { maxTeam })).toEqual(expected);
});

test.each([
  [0, 2, { standing: 'within', by: 2 }],
  [2, 2, { standing: 'at', by: 0 }],
  [5, 2, { standing: 'over', by: 3 }],
])('%i of %i', (used, maxCommunities, expected) => {
  expect(limitStatusOf(communityUsage({ length: used }, { maxCommunities }))).toEqual(expected);
});

import { defaultPlan, paidPlan, type Tier } from 'shared-lib/domain';
import { planUse, standingOf } from './planUse.ts';

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
    'a plan that became smaller',
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
  expect(planUse(plan, team, communities).map(({ used, limit }) => [used, limit])).toEqual(expected);
});

test.each([
  [0, 2, { standing: 'within', by: 2 }],
  [2, 2, { standing: 'at', by: 0 }],
  [5, 2, { standing: 'over', by: 3 }],
])('%i of %i', (used, limit, expected) => {
  expect(standingOf({ used, limit })).toEqual(expected);
});

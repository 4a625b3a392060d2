import { limitStatusOf, limitUsage } from './planUse.ts';

test.each([
  ['nothing', 0, 1, { used: 0, limit: 1, over: 0 }],
  ['exactly the limit', 13, 13, { used: 13, limit: 13, over: 0 }],
  ['a plan that was downgraded', 13, 1, { used: 13, limit: 1, over: 12 }],
])('%s', (_, used, limit, expected) => {
  expect(limitUsage(used, limit)).toEqual(expected);
});

test.each([
  [0, 2, { status: 'within', by: 2 }],
  [2, 2, { status: 'at', by: 0 }],
  [5, 2, { status: 'over', by: 3 }],
])('%i of %i', (used, limit, expected) => {
  expect(limitStatusOf(limitUsage(used, limit))).toEqual(expected);
});

import { skipReasonOf, reviewActionsOf } from './reviewActions.ts';

test.each([
  ['inProgress', [], 'inProgress'],
  ['missed', [], 'missed'],
  ['submitted', ['approve', 'return'], null],
  ['approved', ['return', 'undo'], 'approved'],
  ['returned', ['approve', 'undo'], 'returned'],
] as const)('what is %s', (status, actions, leftOut) => {
  expect(reviewActionsOf({ status })).toEqual(actions);
  expect(skipReasonOf({ status })).toBe(leftOut);
});

import { skipReasonOf, reviewActsOf } from './reviewActs.ts';

test.each([
  ['inProgress', [], 'inProgress'],
  ['missed', [], 'missed'],
  ['submitted', ['approve', 'return'], null],
  ['approved', ['return', 'undo'], 'approved'],
  ['returned', ['approve', 'undo'], 'returned'],
] as const)('what is %s', (status, acts, leftOut) => {
  expect(reviewActsOf({ status })).toEqual(acts);
  expect(skipReasonOf({ status })).toBe(leftOut);
});

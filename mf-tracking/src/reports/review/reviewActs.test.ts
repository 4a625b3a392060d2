import type { ShiftReport } from 'shared-lib/domain';
import { leftOutAs, reviewActsOf, waitingAround } from './reviewActs.ts';

const row = (id: string, status: ShiftReport['status']) => ({ record: { id, status } });
const rows = [
  row('a', 'submitted'),
  row('b', 'approved'),
  row('c', 'submitted'),
  row('d', 'inProgress'),
  row('e', 'submitted'),
];

test.each([
  ['a', null, 'c'],
  ['b', 'a', 'c'],
  ['c', 'a', 'e'],
  ['e', 'c', null],
  ['not of the list', null, 'a'],
  [null, null, 'a'],
])('around %s wait %s and %s', (openId, previous, next) => {
  expect(waitingAround(rows, openId)).toEqual({ previous, next });
});

test.each([
  ['inProgress', [], 'inProgress'],
  ['missed', [], 'missed'],
  ['submitted', ['approve', 'return'], null],
  ['approved', ['return', 'undo'], 'approved'],
  ['returned', ['approve', 'undo'], 'returned'],
] as const)('what is %s', (status, acts, leftOut) => {
  expect(reviewActsOf({ status })).toEqual(acts);
  expect(leftOutAs({ status })).toBe(leftOut);
});

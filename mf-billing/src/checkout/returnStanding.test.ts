import { returnStanding } from './returnStanding.ts';

test.each([
  ['someone who was not there', null, false, false, null],
  ['an address that says something else', 'maybe', true, false, null],
  ['who turned back', 'cancelled', false, false, 'cancelled'],
  ['who turned back, with a plan from before', 'cancelled', true, false, 'cancelled'],
  ['who paid a moment ago', 'done', false, false, 'waiting'],
  ['who paid a while ago', 'done', false, true, 'late'],
  ['whose plan is there', 'done', true, false, 'arrived'],
  ['whose plan is there after all', 'done', true, true, 'arrived'],
])('%s', (_, payment, hasPlan, isLate, expected) => {
  expect(returnStanding(payment, hasPlan, isLate)).toBe(expected);
});

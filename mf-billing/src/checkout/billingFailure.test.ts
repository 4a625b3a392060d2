import { billingFailure, billingReason } from './billingFailure.ts';

test.each([
  ['unavailable', 'unreachable'],
  ['failed-precondition', 'refused'],
  ['permission-denied', 'denied'],
  ['unauthenticated', 'denied'],
  ['aborted', 'changed'],
  ['deadline-exceeded', 'noAnswer'],
  ['internal', 'failed'],
  ['unknown', 'failed'],
] as const)('%s: %s', (code, failure) => {
  expect(billingFailure({ code })).toBe(failure);
});

test.each([
  ['notSold', 'notSold'],
  ['communities', null],
  [undefined, null],
] as const)('the reason %p: %p', (reason, expected) => {
  expect(billingReason(reason === undefined ? {} : { reason })).toBe(expected);
});

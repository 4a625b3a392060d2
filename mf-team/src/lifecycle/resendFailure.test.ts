import { resendFailure } from './resendFailure.ts';

test.each([
  ['resource-exhausted', undefined, 'tooOften'],
  ['failed-precondition', 'joined', 'joined'],
  ['failed-precondition', 'inactive', 'inactive'],
  ['not-found', 'memberGone', 'memberGone'],
  ['failed-precondition', undefined, 'notSent'],
  ['internal', undefined, 'notSent'],
] as const)('%s, for %s: %s', (code, reason, words) => {
  expect(resendFailure({ code, ...(reason && { reason }) })).toBe(words);
});

import { denialReasonOf } from './denialReasonOf.ts';

test.each([
  ['permission-denied', 'notAllowed'],
  ['unauthenticated', 'notAllowed'],
  ['resource-exhausted', 'noRoom'],
  ['not-found', 'gone'],
  ['aborted', 'busy'],
  ['invalid-argument', 'notTaken'],
  ['already-exists', 'notTaken'],
] as const)('%s: %s', (code, denial) => {
  expect(denialReasonOf({ code })).toBe(denial);
});

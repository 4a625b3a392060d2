import { denialOf } from './denialOf.ts';

test.each([
  ['permission-denied', 'notAllowed'],
  ['unauthenticated', 'notAllowed'],
  ['resource-exhausted', 'noRoom'],
  ['not-found', 'gone'],
  ['aborted', 'busy'],
  ['invalid-argument', 'notTaken'],
  ['already-exists', 'notTaken'],
] as const)('%s: %s', (code, denial) => {
  expect(denialOf({ code })).toBe(denial);
});

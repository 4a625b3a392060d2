import { addFailure } from './addFailure.ts';

test.each([
  ['resource-exhausted', 'limit'],
  ['permission-denied', 'denied'],
  ['unauthenticated', 'denied'],
  ['deadline-exceeded', 'noAnswer'],
  ['internal', 'failed'],
  ['unavailable', 'failed'],
  ['invalid-argument', 'failed'],
  ['unknown', 'failed'],
] as const)('%s: %s', (code, failure) => {
  expect(addFailure(code)).toBe(failure);
});

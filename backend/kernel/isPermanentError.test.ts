import { HttpsError } from 'firebase-functions/https';
import { isPermanentError } from './isPermanentError.ts';

const withCode = (code: unknown) => Object.assign(new Error('no'), { code });

test.each([
  ['a document or request that is too large', withCode(3), true],
  ['a message that is too large', withCode(8), true],
  ['a value that code could not handle', new TypeError('no'), true],
  ['an error thrown by a callable', new HttpsError('failed-precondition', 'no'), false],
  ['someone else’s write', withCode(10), false],
  ['a lost connection', withCode(14), false],
  ['a time-out', withCode(4), false],
  ['a missing account', withCode('auth/user-not-found'), false],
])('%s', (_what, error, expected) => {
  expect(isPermanentError(error)).toBe(expected);
});

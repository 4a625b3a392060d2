import { FirebaseError } from 'firebase/app';
import { callableError } from './callableError.ts';

test.each([
  'invalid-argument',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'aborted',
  'resource-exhausted',
  'cancelled',
  'internal',
  'unimplemented',
  'unavailable',
  'deadline-exceeded',
  'already-exists',
  'failed-precondition',
  'out-of-range',
  'data-loss',
])("functions/%s keeps its code and loses the SDK's addition", (code) => {
  const thrown = new FirebaseError(`functions/${code}`, 'The plan [A] is full. [409]');
  expect(callableError(thrown)).toEqual({ code, message: 'The plan [A] is full.' });
});

test.each([
  [new FirebaseError('functions/unknown', 'unknown [418]'), 'unknown'],
  [new FirebaseError('functions/invented', 'x'), 'x'],
  [new FirebaseError('storage/aborted', 'x'), 'x'],
  [new Error('Loading chunk functions failed.'), 'Loading chunk functions failed.'],
  [{ code: 409 }, '[object Object]'],
  ['text', 'text'],
  [undefined, 'undefined'],
])('%p is unknown', (thrown, message) => {
  expect(callableError(thrown)).toEqual({ code: 'unknown', message });
});

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

test.each([
  [{ fields: { email: { code: 'taken' } } }, { email: { code: 'taken' } }],
  [
    { fields: { tier: { code: 'adminsFull', count: 3 } }, limit: 'admins' },
    { tier: { code: 'adminsFull', count: 3 } },
  ],
  [{ limit: 'team', allowed: 7 }, undefined],
  [{ fields: { email: 'taken' } }, undefined],
  [{ fields: [{ code: 'taken' }, null] }, undefined],
  ['taken', undefined],
  [null, undefined],
])('details %j name the fields %j', (details, fields) => {
  const thrown = Object.assign(new FirebaseError('functions/already-exists', 'x'), { details });
  expect(callableError(thrown).fields).toEqual(fields);
});

test.each([
  [{ reason: 'notSold' }, { reason: 'notSold', values: {} }],
  [
    { limit: 'teamMembers', allowed: 3 },
    { reason: 'teamMembers', values: { allowed: 3 } },
  ],
  [{ reason: 7 }, {}],
  ['text', {}],
])('the reason in %j', (details, expected) => {
  const thrown = Object.assign(new FirebaseError('functions/failed-precondition', 'x'), { details });
  expect(callableError(thrown)).toEqual({ code: 'failed-precondition', message: 'x', ...expected });
});

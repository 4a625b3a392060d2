import { messages } from 'shared-lib/domain';
import { failureOf } from './failureOf.ts';

const error = (code: Parameters<typeof failureOf>[1]['code'], message = '') => ({ code, message });

test.each([
  ['deactivate', error('internal'), { key: 'updateStatusFailed' }],
  ['deactivate', error('failed-precondition', 'Whoever takes over'), { key: 'updateStatusFailed' }],
  ['deactivate', error('unknown'), { key: 'updateStatusError' }],
  ['finish', error('deadline-exceeded'), { key: 'updateStatusFailed' }],
  [
    'reactivate',
    error('resource-exhausted', messages.planLimit(3)),
    { key: 'reactivateFailed', message: messages.planLimit(3) },
  ],
  [
    'reactivate',
    { ...error('resource-exhausted', 'in English'), reason: 'teamMembers', values: { allowed: 3 } },
    { key: 'reactivateFailed', reason: 'teamMembers', count: 3 },
  ],
  [
    'reactivate',
    { ...error('already-exists', 'in English'), fields: { email: { code: 'taken' } } },
    { key: 'reactivateFailed', reason: 'taken', count: 0 },
  ],
  [
    'reactivate',
    {
      ...error('resource-exhausted', 'in English'),
      fields: { email: { code: 'tooManyInvitations', count: 20 } },
      reason: 'invitations',
      values: { allowed: 20 },
    },
    { key: 'reactivateFailed', reason: 'invitations', count: 20 },
  ],
  [
    'reactivate',
    { ...error('failed-precondition', 'in English'), fields: { email: { code: 'invalid' } } },
    { key: 'reactivateFailed', reason: 'invalid', count: 0 },
  ],
  [
    'reactivate',
    { ...error('failed-precondition', 'in English'), reason: 'damaged' },
    { key: 'reactivateFailed', reason: 'damaged', count: 0 },
  ],
  [
    'reactivate',
    error('permission-denied', 'in English'),
    { key: 'reactivateFailed', reason: 'denied', count: 0 },
  ],
  ['reactivate', error('permission-denied'), { key: 'reactivateFailedUnsaid' }],
  ['reactivate', error('internal', 'internal'), { key: 'updateStatusError' }],
  ['delete', error('permission-denied', 'no'), { key: 'deleteFailed' }],
  ['delete', error('unknown'), { key: 'deleteFailed' }],
] as const)('%s: %j', (action, given, expected) => {
  expect(failureOf(action, given)).toEqual(expected);
});

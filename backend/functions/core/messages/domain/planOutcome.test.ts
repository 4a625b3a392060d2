import { leased, now, queued, sent } from '../../../../../shared-lib/src/domain/message/message.fixture.ts';
import { planOutcome, retryDelay, type SendOutcome } from './planOutcome.ts';

const day = 86_400_000;
const plan = (outcome: SendOutcome, delivery = leased, lease = 'a', expiry = now + day) =>
  planOutcome(delivery, lease, outcome, expiry, now);
const accepted: SendOutcome = { kind: 'accepted', providerId: 'SM1', numSegments: 2 };
const later: SendOutcome = { kind: 'later', code: '429', message: 'Slowly.' };

test.each([
  [1, 30],
  [2, 120],
  [3, 480],
  [4, 1920],
  [5, 7680],
  [6, 21_600],
  [60, 21_600],
])('after %i attempts it waits %i s', (attempts, seconds) => {
  expect(retryDelay(attempts)).toBe(seconds * 1000);
});

test.each<[string, SendOutcome, object]>([
  [
    'accepted',
    accepted,
    { state: 'SUCCESS', dueTime: null, error: null, info: { providerId: 'SM1', numSegments: 2 } },
  ],
  [
    'refused',
    { kind: 'refused', code: '21211', message: 'No.' },
    { state: 'ERROR', dueTime: null, error: { code: '21211' } },
  ],
  [
    'refused because they opted out with the provider',
    { kind: 'refused', code: '21610', message: 'No.', isSuppressed: true },
    { state: 'ERROR', error: { code: 'suppressed' } },
  ],
  ['put off', later, { state: 'RETRY', lease: null, dueTime: now + 30_000, error: { code: '429' } }],
  ['postponed for long', { ...later, afterMillis: 90_000 }, { state: 'RETRY', dueTime: now + 90_000 }],
  ['not there', { kind: 'absent' }, { state: 'RETRY', lease: null, dueTime: now }],
  [
    'not answered: the lease remains',
    { kind: 'unknown', code: 'ETIMEDOUT', message: '' },
    { state: 'PROCESSING', lease: 'a', dueTime: leased.dueTime, error: { code: 'ETIMEDOUT' } },
  ],
])('a message that is %s', (_, outcome, expected) => {
  expect(plan(outcome)).toMatchObject(expected);
});

test('nothing is retried after it expires', () => {
  expect(plan(later, leased, 'a', now + 30_000)).toMatchObject({ state: 'ERROR', error: { code: '429' } });
});

test.each([
  ['now has another sender', leased, 'b'],
  ['was reported meanwhile', sent, 'a'],
  ['is nobody’s', queued, 'a'],
])('an answer for one that %s changes nothing', (_, delivery, lease) => {
  expect(plan(accepted, delivery, lease)).toBeNull();
});

import { leaseMillis, type Delivery } from 'shared-lib/domain';
import {
  delivered,
  failed,
  leased,
  now,
  queued,
  sent,
} from '../../../../../shared-lib/src/domain/message/message.fixture.ts';
import { planAttempt, type AttemptFacts } from './planAttempt.ts';

const facts: AttemptFacts = {
  channel: 'text',
  purpose: 'notice',
  createdAt: now,
  expiresAt: null,
  isSuppressed: false,
  hasComplained: false,
  isSwitchedOff: false,
  isAbroad: false,
  isWithdrawn: false,
  quietUntil: null,
  canBeAsked: true,
};

const hour = 3_600_000;

const waiting: Delivery = { ...queued, state: 'RETRY', attempts: 2, dueTime: now };

const plan = (delivery: Delivery, more: Partial<AttemptFacts> = {}, at = now) =>
  planAttempt(delivery, { ...facts, ...more }, 'b', at);

test.each<[string, Delivery, Partial<AttemptFacts>, number, string]>([
  ['a queued one', queued, {}, now, 'send'],
  ['one before it is due', queued, {}, now - 1, 'nothing'],
  ['one waiting for its next attempt', waiting, {}, now, 'send'],
  ['one that another sender has', leased, {}, now + leaseMillis - 1, 'nothing'],
  ['one whose sender was killed', leased, {}, now + leaseMillis, 'ask'],
  [
    'the same with a provider that has no record of it',
    leased,
    { canBeAsked: false },
    now + leaseMillis,
    'unknown',
  ],
  ['one that was sent', sent, {}, now + leaseMillis, 'nothing'],
  ['one that arrived', delivered, {}, now + leaseMillis, 'nothing'],
  ['one that failed', failed('30003'), {}, now + leaseMillis, 'nothing'],
  ['one to someone who opted out', queued, { isSuppressed: true }, now, 'suppressed'],
  [
    'an emailed invitation to a blocked address',
    queued,
    { channel: 'mail', isSuppressed: true, purpose: 'account' },
    now,
    'send',
  ],
  [
    'a texted invitation to someone who wrote STOP',
    queued,
    { channel: 'text', isSuppressed: true, purpose: 'account' },
    now,
    'suppressed',
  ],
  [
    'an invitation to someone who reported spam',
    queued,
    { isSuppressed: true, hasComplained: true, purpose: 'account' },
    now,
    'suppressed',
  ],
  [
    'an invitation to someone whose spam report was lifted',
    queued,
    { hasComplained: true, purpose: 'account' },
    now,
    'send',
  ],
  ['one of a business without texts', queued, { isSwitchedOff: true }, now, 'switchedOff'],
  ['one to a number that its business may not text', queued, { isAbroad: true }, now, 'abroad'],
  ['one to someone who no longer agrees', queued, { isWithdrawn: true }, now, 'noConsent'],
  ['one in the quiet hours', queued, { quietUntil: now + 8 * hour }, now, 'wait'],
  ['one at the end of the quiet hours', queued, { quietUntil: now }, now, 'send'],
  [
    'one that expires before its quiet hours end',
    queued,
    { quietUntil: now + 8 * hour, expiresAt: now + hour },
    now,
    'expired',
  ],
  ['a text from the day before', queued, {}, now + 24 * hour, 'expired'],
  ['an email from the day before', queued, { channel: 'mail' }, now + 24 * hour, 'send'],
  ['an email from three days ago', queued, { channel: 'mail' }, now + 72 * hour, 'expired'],
  ['one that is no longer useful', waiting, { expiresAt: now }, now, 'expired'],
  ['one that no one knows about, however late', leased, {}, now + 72 * hour, 'ask'],
])('a sender finds %s', (_, delivery, more, at, expected) => {
  const found = plan(delivery, more, at);
  expect(found.act === 'end' ? found.delivery.error?.code : found.act).toBe(expected);
});

test('a lease is counted and expires after two minutes', () => {
  expect(plan(waiting)).toEqual({
    act: 'send',
    delivery: {
      ...waiting,
      state: 'PROCESSING',
      attempts: 3,
      lease: 'b',
      startTime: now,
      dueTime: now + leaseMillis,
    },
  });
});

test('quiet hours delay a message and don’t count as an attempt', () => {
  expect(plan(queued, { quietUntil: now + hour })).toEqual({
    act: 'wait',
    delivery: { ...queued, dueTime: now + hour },
  });
});

test('an ended message is not sent again', () => {
  expect(plan(queued, { isSuppressed: true })).toMatchObject({
    delivery: { state: 'ERROR', lease: null, dueTime: null, endTime: now },
  });
});

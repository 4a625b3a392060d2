import type { Delivery } from 'shared-lib/domain';
import {
  delivered,
  failed,
  leased,
  now,
  queued,
  sent,
} from '../../../shared-lib/src/domain/message/message.fixture.ts';
import { planCancel, planResend } from './manualActions.ts';

const waiting: Delivery = { ...queued, state: 'RETRY', attempts: 2 };

test.each<[string, Delivery, boolean]>([
  ['waits', queued, true],
  ['waits for a retry', waiting, true],
  ['is being sent', leased, false],
  ['was sent', sent, false],
  ['arrived', delivered, false],
  ['failed', failed('30003'), false],
])('a text that %s can be canceled: %#', (_, delivery, expected) => {
  const ended = planCancel(delivery, now);
  expect(ended !== null).toBe(expected);
  if (ended) expect(ended).toMatchObject({ state: 'ERROR', dueTime: null, error: { code: 'canceled' } });
});

test.each<[string, Delivery, number, boolean]>([
  ['a phone that was off', failed('30003'), now, true],
  ['texts that were turned off', failed('switchedOff'), now, true],
  ['one that is no longer useful', failed('30003'), now + 1000, false],
  ['an invalid number', failed('21211'), now, false],
  ['someone who opted out', failed('suppressed'), now, false],
  ['one that may have arrived', failed('unknown'), now, false],
  ['one that waits', queued, now, false],
  ['one that was sent', sent, now, false],
])('%s is sent again: %#', (_, delivery, at, expected) => {
  expect(planResend(delivery, now + 1000, at)).toEqual(expected ? { ...queued, dueTime: at } : null);
});

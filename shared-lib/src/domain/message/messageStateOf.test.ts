import { messageStateOf, type Delivery } from './delivery.ts';
import { delivered, failed, leased, now, queued, sent } from './message.fixture.ts';

const waiting: Delivery = { ...queued, state: 'RETRY', attempts: 2, dueTime: now };

test.each<[Delivery, string]>([
  [queued, 'queued'],
  [waiting, 'queued'],
  [leased, 'leased'],
  [sent, 'sent'],
  [delivered, 'delivered'],
  [failed('30003'), 'failed'],
  [failed('unknown'), 'failed'],
  [failed('bounced'), 'bounced'],
  [failed('suppressed'), 'suppressed'],
])('state %#: %j is called %s', (delivery, expected) => {
  expect(messageStateOf(delivery)).toBe(expected);
});

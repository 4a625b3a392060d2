import type { Subscription } from 'shared-lib/domain';
import { planProblem } from './planProblem.ts';

const day = 86_400_000;
const now = Date.parse('2026-07-15T12:00Z');
const subscription = (change: Partial<Subscription> = {}): Subscription => ({
  id: 'sub',
  status: 'active',
  periodStart: now - 10 * day,
  periodEnd: now + 20 * day,
  priceId: 'price_professional',
  priceIsOlder: false,
  quantity: 3,
  nextQuantity: null,
  cancelAtPeriodEnd: false,
  created: now - 100 * day,
  endedAt: null,
  ...change,
});
const within = [{ over: 0 }, { over: 0 }];
const above = [{ over: 0 }, { over: 2 }];

test.each([
  ['without a subscription, within limits', [], within, null],
  ['with a current subscription', [subscription()], within, null],
  ['without a subscription, over the limits', [], above, { kind: 'over' }],
  ['with too few paid seats', [subscription()], above, { kind: 'over' }],
  ['whose payment failed', [subscription({ status: 'past_due' })], within, { kind: 'unpaid' }],
  [
    'whose payment failed, over the limits',
    [subscription({ status: 'past_due' })],
    above,
    { kind: 'unpaid' },
  ],
  [
    'who canceled',
    [subscription({ cancelAtPeriodEnd: true })],
    within,
    { kind: 'ending', at: now + 20 * day },
  ],
  ['whose plan has ended', [subscription({ status: 'canceled', cancelAtPeriodEnd: true })], within, null],
])('an owner %s', (_, subscriptions, uses, expected) => {
  expect(planProblem(subscriptions, uses, now)).toEqual(expected);
});

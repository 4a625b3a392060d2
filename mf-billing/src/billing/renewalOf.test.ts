import type { Subscription } from 'shared-lib/domain';
import { renewalOf } from './renewalOf.ts';

const now = Date.parse('2026-07-15T12:00Z');
const inDays = (days: number) => now + days * 86_400_000;
const subscription = (quantity: number, periodEnd: number, status = 'active'): Subscription => ({
  id: 'sub',
  status,
  periodEnd,
  priceId: 'price_professional',
  quantity,
  periodStart: null,
  priceIsOlder: false,
  nextQuantity: null,
  cancelAtPeriodEnd: false,
  created: null,
  endedAt: null,
});

test.each([
  ['none', [], null],
  ['one', [subscription(12, inDays(20))], inDays(20)],
  ['one that has ended', [subscription(12, inDays(-1))], null],
  ['a cancelled one', [subscription(12, inDays(20), 'canceled')], null],
  ['one that pays for nobody', [subscription(0, inDays(20))], null],
  [
    'the one that the plan comes from',
    [subscription(1, inDays(30)), subscription(12, inDays(20))],
    inDays(20),
  ],
])('%s', (_, subscriptions, expected) => {
  expect(renewalOf(subscriptions, now)).toBe(expected);
});

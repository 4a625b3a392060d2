import type { Subscription } from 'shared-lib/domain';
import { billingDate, billingStatusOf } from './billingStatusOf.ts';

const day = 86_400_000;
const now = Date.parse('2026-07-15T12:00Z');
const createdDaysAgo = (days: number, planChosen: 'free' | null = null) => ({
  dateCreated: now - days * day,
  planChosen,
});
const old = createdDaysAgo(200);
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

test.each([
  ['in the trial', [], createdDaysAgo(3), { kind: 'trial', daysLeft: 11 }],
  ['after the trial', [], old, { kind: 'free', mustChoose: true }],
  ['who chose Free after the trial', [], createdDaysAgo(200, 'free'), { kind: 'free', mustChoose: false }],
  ['without a customer document', [], null, { kind: 'free', mustChoose: false }],
  [
    'with a subscription',
    [subscription()],
    old,
    { kind: 'paid', then: 'renews', plan: { priceMonthly: 120 } },
  ],
  ['with a subscription during the trial', [subscription()], createdDaysAgo(1), { kind: 'paid' }],
  [
    'with an older price',
    [subscription({ priceId: 'price_team', priceIsOlder: true })],
    old,
    { kind: 'paid', plan: { name: 'four', priceMonthly: 90 } },
  ],
  [
    'who canceled',
    [subscription({ cancelAtPeriodEnd: true })],
    old,
    { kind: 'paid', then: 'ends', periodEnd: now + 20 * day },
  ],
  ['with fewer seats from the renewal on', [subscription({ nextQuantity: 1 })], old, { then: 'shrinks' }],
  [
    'who canceled after reducing seats',
    [subscription({ nextQuantity: 1, cancelAtPeriodEnd: true })],
    old,
    { then: 'ends' },
  ],
  ['whose payment failed', [subscription({ status: 'past_due' })], old, { kind: 'unpaid' }],
  ['whose first payment wasn’t completed', [subscription({ status: 'incomplete' })], old, { kind: 'unpaid' }],
  [
    'whose payment failed for one of two subscriptions',
    [subscription({ id: 'late', status: 'past_due' }), subscription()],
    old,
    { kind: 'paid', subscription: { id: 'sub' } },
  ],
  [
    'whose subscription has ended',
    [subscription({ status: 'canceled', periodEnd: now - day })],
    old,
    { kind: 'free', mustChoose: false },
  ],
  ['whose period ended without an update', [subscription({ periodEnd: now - day })], old, { kind: 'free' }],
  ['with a subscription for no employees', [subscription({ quantity: 0 })], old, { kind: 'empty' }],
])('an owner %s', (_, subscriptions, customer, expected) => {
  expect(billingStatusOf(subscriptions, customer, now)).toMatchObject(expected);
});

test.each([
  ['2026-11-21T00:00:00Z', 'Nov 21, 2026'],
  ['2026-11-21T23:59:59Z', 'Nov 21, 2026'],
])('%s is the date on the PDF', (moment, expected) => {
  expect(billingDate(Date.parse(moment), 'en-US')).toBe(expected);
});

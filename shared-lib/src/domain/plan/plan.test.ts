import { defaultPlan, offeredPlans, olderPlan, paidPlan } from './plan.ts';
import { canActivate, canAddAdmin, canAddCommunity } from './planLimits.ts';
import { planOf } from './planOf.ts';
import type { Subscription } from '../subscription/subscription.ts';
import { trialDaysLeft } from '../customer/trial.ts';

const now = Date.parse('2026-07-15T12:00Z');
const day = 86_400_000;

const subscription = (fields: Partial<Subscription>): Subscription => ({
  id: 'sub',
  status: 'active',
  periodEnd: now + day,
  priceId: 'price_professional',
  quantity: 1,
  periodStart: null,
  priceIsOlder: false,
  nextQuantity: null,
  cancelAtPeriodEnd: false,
  created: null,
  endedAt: null,
  ...fields,
});

test('the two plans of the pricing table', () => {
  expect(offeredPlans.free).toMatchObject({
    maxTeam: 1,
    maxCommunities: 2,
    admin: 1,
    priceMonthly: 0,
    name: 'one',
  });
  expect(offeredPlans.professional).toMatchObject({
    maxTeam: 2,
    maxCommunities: 4,
    admin: 3,
    priceMonthly: 40,
  });
});

test.each([
  [1, { name: 'professional', maxTeam: 2, maxCommunities: 4, priceMonthly: 40 }],
  [2, { name: 'enterprise', maxTeam: 3, maxCommunities: 6, priceMonthly: 80 }],
  [12, { name: 'enterprise', maxTeam: 13, maxCommunities: 26, priceMonthly: 480 }],
])('the paid price for %i', (quantity, plan) => {
  expect(paidPlan(quantity)).toEqual({ ...plan, rank: 2, admin: 3, quantity });
});

test.each([
  [1, 'two', 2, 30],
  [2, 'three', 3, 60],
  [3, 'four', 4, 90],
  [4, 'five', 5, 120],
  [5, 'enterprise', 6, 150],
  [9, 'enterprise', 6, 270],
])('the older price for %i is %s of rank %i', (quantity, name, rank, priceMonthly) => {
  expect(olderPlan(quantity)).toMatchObject({ name, rank, priceMonthly, maxTeam: quantity + 1 });
});

test.each([
  ['no subscription', [], defaultPlan],
  ['a current one', [subscription({ quantity: 12 })], paidPlan(12)],
  ['the placeholder price', [subscription({ priceId: 'price_1', quantity: 2 })], paidPlan(2)],
  [
    'the older price',
    [subscription({ priceId: 'price_team', priceIsOlder: true, quantity: 2 })],
    olderPlan(2),
  ],
  ['a price unknown to this version', [subscription({ priceId: 'price_2031' })], paidPlan(1)],
  ['no price id', [subscription({ priceId: null })], defaultPlan],
  ['a quantity of zero', [subscription({ quantity: 0 })], defaultPlan],
  ['a canceled one', [subscription({ status: 'canceled' })], defaultPlan],
  ['an inactive placeholder', [subscription({ priceId: 'price_1', status: 'past_due' })], defaultPlan],
  ['a period that ends now', [subscription({ periodEnd: now })], defaultPlan],
  ['no period', [subscription({ periodEnd: null })], defaultPlan],
  [
    'an ended and a current one',
    [subscription({ periodEnd: now - 1, quantity: 9 }), subscription({})],
    paidPlan(1),
  ],
  ['two current ones', [subscription({}), subscription({ quantity: 3 })], paidPlan(3)],
])('the plan with %s', (_, subscriptions, plan) => {
  expect(planOf(subscriptions, now)).toEqual(plan);
});

describe('limits', () => {
  const reached = (limit: number) => ({ ok: false, reason: 'limitReached', limit });

  test.each([
    ['below the members', canActivate(12, paidPlan(12)), { ok: true }],
    ['at the members', canActivate(13, paidPlan(12)), reached(13)],
    ['above the members', canActivate(14, paidPlan(12)), reached(13)],
    ['at the members of the free plan', canActivate(1, defaultPlan), reached(1)],
    ['without a plan', canActivate(0, null), { ok: false, reason: 'planUnavailable' }],
    ['below the admins', canAddAdmin(2, paidPlan(1)), { ok: true }],
    ['at the admins', canAddAdmin(3, paidPlan(1)), reached(3)],
    ['at the admins of the free plan', canAddAdmin(1, defaultPlan), reached(1)],
    ['below the communities', canAddCommunity(1, defaultPlan), { ok: true }],
    ['at the communities', canAddCommunity(2, defaultPlan), reached(2)],
  ])('%s', (_, result, expected) => {
    expect(result).toEqual(expected);
  });
});

test.each([
  ['no customer', null, 0],
  ['no date', { dateCreated: null }, 0],
  ['just created', { dateCreated: now }, 14],
  ['created three days ago', { dateCreated: now - 3 * day }, 11],
  ['a minute before the end', { dateCreated: now - 14 * day + 60_000 }, 1],
  ['at the end', { dateCreated: now - 14 * day }, 0],
  ['long over', { dateCreated: now - 20 * day }, 0],
  ['created by a clock a day ahead', { dateCreated: now + day }, 14],
])('trial days left: %s', (_, customer, days) => {
  expect(trialDaysLeft(customer, now)).toBe(days);
});

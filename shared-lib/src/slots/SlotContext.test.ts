import type { Live } from '../data/index.ts';
import { appError, type Subscription } from '../domain/index.ts';
import { isFilledFor } from './SlotContext.ts';

const now = Date.parse('2026-07-15T12:00Z');
const plan: Subscription = {
  id: 'sub',
  status: 'active',
  periodEnd: now + 1,
  priceId: null,
  quantity: 1,
  periodStart: null,
  priceIsOlder: false,
  nextQuantity: null,
  cancelAtPeriodEnd: false,
  created: null,
  endedAt: null,
};
const ready = (...data: Subscription[]): Live<Subscription[]> => ({ status: 'ready', data });
const loading: Live<Subscription[]> = { status: 'loading' };
const failed: Live<Subscription[]> = { status: 'failed', error: appError('sectionError') };

test.each<[string, Live<Subscription[]>, boolean, boolean]>([
  ['a plan', ready(plan), false, true],
  ['no subscription', ready(), true, false],
  ['a plan that has ended', ready({ ...plan, periodEnd: now }), true, false],
  ['a plan that was canceled', ready({ ...plan, status: 'canceled' }), true, false],
  ['a plan along with one that has ended', ready({ ...plan, periodEnd: now }, plan), false, true],
  ['unknown subscriptions', loading, false, false],
  ['unreadable subscriptions', failed, true, true],
])('with %s', (_, subscriptions, forNone, forCurrent) => {
  expect(isFilledFor({ subscription: 'none' }, subscriptions, now)).toBe(forNone);
  expect(isFilledFor({ subscription: 'current' }, subscriptions, now)).toBe(forCurrent);
  expect(isFilledFor({}, subscriptions, now)).toBe(true);
});

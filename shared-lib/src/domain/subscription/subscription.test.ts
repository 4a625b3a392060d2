import { readDocument } from '../base/document.ts';
import { defaultPlan, olderPlan, paidPlan } from '../plan/plan.ts';
import { planOf, activeSubscription, subscriptionOf } from '../plan/planOf.ts';
import { subscriptionSchema } from './subscription.ts';

const now = Date.parse('2026-11-20T12:00Z');
const end = 1_797_000_000_000;
const endSeconds = end / 1000;
const timestamp = { toMillis: () => end };

const read = (data: object, id = 'sub') => {
  const result = readDocument(subscriptionSchema, `customers/a/subscriptions/${id}`, {
    status: 'active',
    ...data,
  });
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

/** As in both SDKs: the id is a getter of the class. */
class Reference {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
  get id() {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }
}

test.each([
  ['the price of the first item', { items: [{ price: { id: 'p' } }], priceId: 'other' }],
  ['that price as an id only', { items: [{ price: 'p' }], priceId: 'other' }],
  ['the price id of the first item', { items: [{ priceId: 'p' }] }],
  ['an item of the provider’s own list', { items: { object: 'list', data: [{ price: { id: 'p' } }] } }],
  ['an item behind a damaged one', { items: [null, 'damaged', { price: { id: 'p' } }] }],
  ['the item with a known price', { items: [{ price: 'add-on' }, { price: 'price_1' }] }, 'price_1'],
  ['its own price id', { priceId: 'p', items: [{ plan: { id: 'older' } }] }],
  ['its own price', { price: 'p' }],
  ['its own price as a reference', { price: new Reference('products/a/prices/p') }],
  ['its own price as a path', { price: 'products/a/prices/p' }],
  ['the first of its prices', { prices: [new Reference('products/a/prices/p')], plan: 'older' }],
  ['the plan of the first item', { items: [{ plan: { id: 'p' } }], plan: 'older' }],
  ['its own plan', { plan: { id: 'p' } }],
  ['the next place, if one is damaged', { items: [{ price: 7 }], priceId: { no: 1 }, price: 'p' }],
  ['no place', { items: 'damaged', prices: 7 }, null],
] as [string, object, (string | null)?][])('the price id is read from %s', (_, data, expected = 'p') => {
  expect(read(data).priceId).toBe(expected);
});

test.each([
  ['the first item', { items: [{ quantity: 12 }], quantity: 3 }, 12],
  ['the item with a known price', { items: [{ quantity: 9 }, { price: 'price_team', quantity: 4 }] }, 4],
  ['the subscription', { quantity: 3 }, 3],
  ['the subscription, if the item’s is damaged', { items: [{ quantity: 1.5 }], quantity: 3 }, 3],
  ['a text', { quantity: '3' }, 3],
  ['nowhere', {}, 1],
  ['no readable place', { items: [{ quantity: -1 }], quantity: 'many' }, 1],
  ['an item with quantity 0', { items: [{ quantity: 0 }], quantity: 3 }, 0],
])('the quantity is read from %s', (_, data, expected) => {
  expect(read(data)).toMatchObject({ quantity: expected, nextQuantity: null });
});

test.each([
  ['a timestamp', timestamp],
  ['a date', new Date(end)],
  ['seconds', endSeconds],
  ['milliseconds', end],
  ['a map of seconds', { seconds: endSeconds, nanoseconds: 0 }],
  ['a map of seconds as the Admin SDK writes one', { _seconds: endSeconds, _nanoseconds: 0 }],
  ['ISO 8601', new Date(end).toISOString()],
])('the period’s end is read from %s', (_, written) => {
  expect(read({ current_period_end: written }).periodEnd).toBe(end);
  expect(read({ items: [{ current_period_end: written }] }).periodEnd).toBe(end);
});

test.each([
  ['the previous API', { current_period_end: timestamp, items: [{ quantity: 1 }] }, end],
  ['the present API, which only has it in the items', { items: [{ current_period_end: endSeconds }] }, end],
  [
    'null along with the item’s',
    { current_period_end: null, items: [{ current_period_end: endSeconds }] },
    end,
  ],
  [
    'a damaged one along with the item’s',
    { current_period_end: 'soon', items: [{ current_period_end: end }] },
    end,
  ],
  ['its own before the item’s', { current_period_end: timestamp, items: [{ current_period_end: 7 }] }, end],
  ['none', { items: [{}] }, null],
])('the period’s end of %s', (_, data, expected) => {
  expect(read(data).periodEnd).toBe(expected);
});

test.each([
  ['not at all', {}, false],
  ['with the period', { cancel_at_period_end: true }, true],
  ['at a moment', { cancel_at_period_end: false, cancel_at: timestamp }, true],
  ['no longer', { cancel_at_period_end: false, cancel_at: null }, false],
])('it ends %s', (_, data, expected) => {
  expect(read(data).cancelAtPeriodEnd).toBe(expected);
});

describe('after a reduction', () => {
  const reduced = (paidUntil: number) =>
    read({
      items: [{ quantity: 3, current_period_end: endSeconds }],
      metadata: { paidQuantity: '5', paidUntil: String(paidUntil), customerId: 'a' },
    });

  test('the paid number may work until the renewal', () => {
    expect(reduced(endSeconds)).toMatchObject({ quantity: 5, nextQuantity: 3 });
  });

  test('fewer may from then on', () => {
    expect(reduced(endSeconds - 1)).toMatchObject({ quantity: 3, nextQuantity: null });
  });

  test('a damaged note is ignored', () => {
    const metadata = { paidQuantity: 'five', paidUntil: String(endSeconds) };
    expect(read({ quantity: 3, current_period_end: end, metadata }).quantity).toBe(3);
    expect(read({ quantity: 3, current_period_end: end, metadata: 'damaged' }).quantity).toBe(3);
  });
});

/** A subscription as the webhook writes it from the current API: only its items have the period. */
const present = (price: object | string, quantity?: number) => ({
  items: [{ price, current_period_end: endSeconds, ...(quantity === undefined ? {} : { quantity }) }],
});

test.each([
  ['the standard price', [present({ id: 'price_professional' }, 12)], paidPlan(12)],
  ['the placeholder', [present('price_1', 2)], paidPlan(2)],
  ['an inactive placeholder', [{ ...present('price_1'), status: 'past_due' }], defaultPlan],
  ['the older price', [present('price_team', 2)], olderPlan(2)],
  ['an older price by its key', [present({ id: 'price_1Abc', lookup_key: 'team' }, 2)], olderPlan(2)],
  ['an unknown price', [present('price_2031', 2)], paidPlan(2)],
  ['no quantity', [present('price_professional')], paidPlan(1)],
  ['a quantity of 0', [present('price_professional', 0)], defaultPlan],
  ['one that is paid and one with quantity 0', [present('price_1', 0), present('price_1', 2)], paidPlan(2)],
  ['a missing payment', [{ ...present('price_professional', 3), status: 'past_due' }], defaultPlan],
  ['a trial at the provider', [{ ...present('price_professional', 3), status: 'trialing' }], defaultPlan],
  ['none', [], defaultPlan],
])('the plan with %s', (_, found, expected) => {
  const subscriptions = found.map((data, index) => read(data, String(index)));
  expect(planOf(subscriptions, now)).toEqual(expected);
  expect(activeSubscription(subscriptions, now) === null).toBe(expected === defaultPlan);
});

test.each([
  [
    'the most generous of several',
    [present('price_1', 1), present('price_1', 3), present('price_1', 2)],
    '1',
  ],
  [
    'the one in force, rather than one that is owed',
    [{ ...present('price_1', 9), status: 'past_due' }, present('price_1', 1)],
    '1',
  ],
  [
    'the latest that is owed',
    [
      { ...present('price_1'), status: 'unpaid', created: 1_700_000_000 },
      { ...present('price_1'), status: 'past_due', created: 1_790_000_000 },
      { ...present('price_1'), status: 'canceled', created: 1_795_000_000 },
    ],
    '1',
  ],
  ['none that has ended', [{ ...present('price_1'), status: 'canceled' }], undefined],
  ['none with quantity 0', [present('price_1', 0)], undefined],
])('an owner sees %s', (_, found, expected) => {
  const subscriptions = found.map((data, index) => read(data, String(index)));
  expect(subscriptionOf(subscriptions, now)?.id).toBe(expected);
});

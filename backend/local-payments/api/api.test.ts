import { app, idOf, ownApi, refusal } from './ownApi.fixture.ts';

const { stripe, address, clientOf, control, customerWith, subscribed, startAgain } = ownApi();

it('keeps customers, finds them by email and metadata, and changes them', async () => {
  const customer = await stripe().customers.create({
    email: 'a@b.test',
    metadata: { firebaseUID: 'u1', plan: 'x' },
  });
  await stripe().customers.update(customer.id, { name: 'Ann', metadata: { plan: '' } });
  const byEmail = await stripe().customers.list({ email: 'a@b.test', limit: 1 });
  const bySearch = await stripe().customers.search({ query: "metadata['firebaseUID']:'u1'" });
  expect(byEmail.data[0]).toMatchObject({ id: customer.id, name: 'Ann', metadata: { firebaseUID: 'u1' } });
  expect(bySearch.data.map(({ id }) => id)).toEqual([customer.id]);
  expect((await stripe().customers.search({ query: "email:'c@d.test'" })).data).toEqual([]);
  await stripe().customers.del(customer.id);
  expect(await refusal(stripe().customers.retrieve(customer.id))).toEqual([
    'StripeInvalidRequestError',
    'resource_missing',
    'id',
    404,
  ]);
});

it('lists products, prices and its webhook endpoint', async () => {
  const prices = await stripe().prices.list({ active: true, expand: ['data.product'] });
  expect(prices.data).toMatchObject([
    { id: 'price_test', unit_amount: 4000, product: { name: 'Professional' } },
  ]);
  expect((await stripe().products.list()).data).toHaveLength(1);
  expect((await stripe().webhookEndpoints.list()).data).toEqual([]);
});

it('pages through a long list', async () => {
  for (let at = 0; at < 5; at += 1) await stripe().customers.create({ name: `N${at}` });
  const names: (string | null | undefined)[] = [];
  for await (const { name } of stripe().customers.list({ limit: 2 })) names.push(name);
  expect(names).toEqual(['N4', 'N3', 'N2', 'N1', 'N0']);
});

it('gives the same answer to the same idempotency key, and refuses the key for another request', async () => {
  const once = { idempotencyKey: 'k1' };
  const first = await stripe().customers.create({ email: 'a@b.test' }, once);
  const second = await stripe().customers.create({ email: 'a@b.test' }, once);
  expect(second.id).toBe(first.id);
  expect(await refusal(stripe().customers.create({ email: 'c@d.test' }, once))).toEqual([
    'StripeIdempotencyError',
    undefined,
    undefined,
    400,
  ]);
});

it.each([
  ['another key', () => clientOf('sk_test_other').customers.list(), 'StripeAuthenticationError'],
  ['a live key', () => clientOf('sk_live_real').customers.list(), 'StripeAuthenticationError'],
  [
    'an unknown customer',
    () => stripe().billingPortal.sessions.create({ customer: 'cus_x', return_url: app }),
    'StripeInvalidRequestError',
  ],
])('refuses %s', async (_, call, type) => {
  expect((await refusal(call()))[0]).toBe(type);
});

describe('checkout sessions', () => {
  const session = (change: object = {}) =>
    stripe().checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_test', quantity: 3 }],
      success_url: `${app}/settings?tab=billing&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${app}/pricing`,
      ...change,
    });

  it('are created, shown and expired', async () => {
    const made = await session({ expand: ['line_items'] });
    expect(made).toMatchObject({
      status: 'open',
      amount_total: 12_000,
      line_items: { data: [{ quantity: 3 }] },
    });
    expect(made.url).toBe(`${address()}/checkout/${made.id}`);
    expect(await stripe().checkout.sessions.retrieve(made.id)).not.toHaveProperty('line_items');
    expect(await stripe().checkout.sessions.expire(made.id)).toMatchObject({ status: 'expired', url: null });
    expect((await refusal(stripe().checkout.sessions.expire(made.id)))[0]).toBe('StripeInvalidRequestError');
  });

  it.each([
    ['quantity 0', { line_items: [{ price: 'price_test', quantity: 0 }] }, 'line_items[0][quantity]'],
    ['quantity −1', { line_items: [{ price: 'price_test', quantity: -1 }] }, 'line_items[0][quantity]'],
    ['quantity 1.5', { line_items: [{ price: 'price_test', quantity: 1.5 }] }, 'line_items[0][quantity]'],
    ['an inactive price', { line_items: [{ price: 'price_gone', quantity: 1 }] }, 'line_items[0][price]'],
    ['a nonexistent price', { line_items: [{ price: 'price_x', quantity: 1 }] }, 'line_items[0][price]'],
    ["another site's address", { success_url: 'https://evil.test/' }, 'success_url'],
    ['an address without a site', { cancel_url: 'javascript:alert(1)' }, 'cancel_url'],
    ['an unknown parameter', { sucess_url: app }, 'sucess_url'],
  ])('refuse %s', async (_, change, param) => {
    expect(await refusal(session(change))).toEqual([
      'StripeInvalidRequestError',
      expect.anything(),
      param,
      expect.any(Number),
    ]);
  });

  it('expire after a day', async () => {
    const customer = await customerWith();
    const made = await session({ customer: customer.id });
    await control('advance', { customer: customer.id, days: 1 });
    expect((await stripe().checkout.sessions.retrieve(made.id)).status).toBe('expired');
    const events = await stripe().events.list({ type: 'checkout.session.expired' });
    expect(events.data).toHaveLength(1);
  });
});

it('restores its data and clocks after a kill', async () => {
  const subscription = await subscribed(2);
  const { now } = await control('advance', { customer: idOf(subscription.customer), days: 5 });
  const before = await stripe().subscriptions.retrieve(subscription.id);
  await startAgain();
  expect(await stripe().subscriptions.retrieve(subscription.id)).toEqual(before);
  const again = await control('advance', { customer: 'u1', seconds: 0 });
  expect(Number(again.now)).toBeGreaterThanOrEqual(Number(now));
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startLocalPayments, type LocalPayments } from '../startLocalPayments.ts';
import { testCatalogue } from '../testCatalogue.fixture.ts';

const app = 'http://127.0.0.1:5999';

let folder: string;
let payments: LocalPayments;
let stripe: Stripe;

const clientOf = (key: string): Stripe =>
  new Stripe(key, {
    host: '127.0.0.1',
    port: new URL(payments.address).port,
    protocol: 'http',
    apiVersion: Stripe.API_VERSION,
    maxNetworkRetries: 0,
  });

const control = async (path: string, wish: object): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${payments.address}/control/${path}`, {
    method: 'POST',
    body: JSON.stringify(wish),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
};

const start = async (): Promise<void> => {
  payments = await startLocalPayments({ port: 0 });
  payments.open({ folder, webhook: null, app: [app] });
  stripe = clientOf(payments.environment.STRIPE_SECRET_KEY!);
  await control('seed', testCatalogue);
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-payments-'));
  await start();
});
afterEach(async () => {
  await payments.stop();
  rmSync(folder, { recursive: true });
});

const customerWith = async (card = 'pm_card_visa'): Promise<Stripe.Customer> => {
  const customer = await stripe.customers.create({ email: 'o@demo.test', metadata: { firebaseUID: 'u1' } });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  return stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
};

const subscribed = async (quantity: number, card?: string) => {
  const customer = await customerWith(card);
  return stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: 'price_test', quantity }],
  });
};

/** What a call is refused with. */
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`Not refused: ${String(error)}`);
  const { type, code, param, statusCode } = error;
  return [type, code, param, statusCode];
};

const idOf = (value: string | { id: string } | null | undefined): string =>
  typeof value === 'string' ? value : (value?.id ?? '');

it('keeps customers, finds them by email and metadata, and changes them', async () => {
  const customer = await stripe.customers.create({
    email: 'a@b.test',
    metadata: { firebaseUID: 'u1', plan: 'x' },
  });
  await stripe.customers.update(customer.id, { name: 'Ann', metadata: { plan: '' } });
  const byEmail = await stripe.customers.list({ email: 'a@b.test', limit: 1 });
  const bySearch = await stripe.customers.search({ query: "metadata['firebaseUID']:'u1'" });
  expect(byEmail.data[0]).toMatchObject({ id: customer.id, name: 'Ann', metadata: { firebaseUID: 'u1' } });
  expect(bySearch.data.map(({ id }) => id)).toEqual([customer.id]);
  expect((await stripe.customers.search({ query: "email:'c@d.test'" })).data).toEqual([]);
  await stripe.customers.del(customer.id);
  expect(await refusal(stripe.customers.retrieve(customer.id))).toEqual([
    'StripeInvalidRequestError',
    'resource_missing',
    'id',
    404,
  ]);
});

it('lists products, prices and where it sends events', async () => {
  const prices = await stripe.prices.list({ active: true, expand: ['data.product'] });
  expect(prices.data).toMatchObject([
    { id: 'price_test', unit_amount: 4000, product: { name: 'Professional' } },
  ]);
  expect((await stripe.products.list()).data).toHaveLength(1);
  expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
});

it('goes through a long list page by page', async () => {
  for (let at = 0; at < 5; at += 1) await stripe.customers.create({ name: `N${at}` });
  const names: (string | null | undefined)[] = [];
  for await (const { name } of stripe.customers.list({ limit: 2 })) names.push(name);
  expect(names).toEqual(['N4', 'N3', 'N2', 'N1', 'N0']);
});

it('gives the same answer to the same idempotency key, and refuses it for another request', async () => {
  const once = { idempotencyKey: 'k1' };
  const first = await stripe.customers.create({ email: 'a@b.test' }, once);
  const second = await stripe.customers.create({ email: 'a@b.test' }, once);
  expect(second.id).toBe(first.id);
  expect(await refusal(stripe.customers.create({ email: 'c@d.test' }, once))).toEqual([
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
    () => stripe.billingPortal.sessions.create({ customer: 'cus_x', return_url: app }),
    'StripeInvalidRequestError',
  ],
])('refuses %s', async (_, call, type) => {
  expect((await refusal(call()))[0]).toBe(type);
});

describe('checkout sessions', () => {
  const session = (change: object = {}) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: 'price_test', quantity: 3 }],
      success_url: `${app}/settings?tab=billing&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${app}/pricing`,
      ...change,
    });

  it('are made, shown and expired', async () => {
    const made = await session({ expand: ['line_items'] });
    expect(made).toMatchObject({
      status: 'open',
      amount_total: 12_000,
      line_items: { data: [{ quantity: 3 }] },
    });
    expect(made.url).toBe(`${payments.address}/checkout/${made.id}`);
    expect(await stripe.checkout.sessions.retrieve(made.id)).not.toHaveProperty('line_items');
    expect(await stripe.checkout.sessions.expire(made.id)).toMatchObject({ status: 'expired', url: null });
    expect((await refusal(stripe.checkout.sessions.expire(made.id)))[0]).toBe('StripeInvalidRequestError');
  });

  it.each([
    ['quantity 0', { line_items: [{ price: 'price_test', quantity: 0 }] }, 'line_items[0][quantity]'],
    ['quantity −1', { line_items: [{ price: 'price_test', quantity: -1 }] }, 'line_items[0][quantity]'],
    ['quantity 1.5', { line_items: [{ price: 'price_test', quantity: 1.5 }] }, 'line_items[0][quantity]'],
    [
      'a price that is not sold',
      { line_items: [{ price: 'price_gone', quantity: 1 }] },
      'line_items[0][price]',
    ],
    [
      'a price that is not there',
      { line_items: [{ price: 'price_x', quantity: 1 }] },
      'line_items[0][price]',
    ],
    ['an address of another site', { success_url: 'https://evil.test/' }, 'success_url'],
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

  it('end after a day', async () => {
    const customer = await customerWith();
    const made = await session({ customer: customer.id });
    await control('advance', { customer: customer.id, days: 1 });
    expect((await stripe.checkout.sessions.retrieve(made.id)).status).toBe('expired');
    const events = await stripe.events.list({ type: 'checkout.session.expired' });
    expect(events.data).toHaveLength(1);
  });
});

describe('subscriptions', () => {
  it('have their period in their items, and an invoice that names them', async () => {
    const subscription = await subscribed(2);
    const invoice = await stripe.invoices.retrieve(idOf(subscription.latest_invoice));
    const [item] = subscription.items.data;
    expect(subscription.status).toBe('active');
    expect(subscription).not.toHaveProperty('current_period_end');
    expect(item!.current_period_end - item!.current_period_start).toBeGreaterThanOrEqual(28 * 86_400);
    expect(invoice).toMatchObject({
      status: 'paid',
      amount_paid: 8000,
      parent: { subscription_details: { subscription: subscription.id } },
    });
  });

  it('are shown with what is asked for in the place of ids', async () => {
    const { id } = await subscribed(1);
    const shown = await stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice', 'default_payment_method', 'items.data.price.product', 'customer'],
    });
    expect(shown).toMatchObject({
      latest_invoice: { object: 'invoice' },
      customer: { object: 'customer' },
      items: { data: [{ price: { product: { name: 'Professional' } } }] },
    });
    expect((await refusal(stripe.subscriptions.retrieve(id, { expand: ['nothing'] })))[0]).toBe(
      'StripeInvalidRequestError',
    );
  });

  it('cost what the preview said when seats are added', async () => {
    const subscription = await subscribed(2);
    const [item] = subscription.items.data;
    await control('advance', { customer: idOf(subscription.customer), days: 10 });
    const items = [{ id: item!.id, quantity: 3 }];
    const proration_date = Math.floor(item!.current_period_start + 10 * 86_400);
    const preview = await stripe.invoices.createPreview({
      customer: idOf(subscription.customer),
      subscription: subscription.id,
      subscription_details: { items, proration_date, proration_behavior: 'create_prorations' },
    });
    expect(preview.lines.data.map(({ quantity }) => quantity)).toEqual([2, 3, 3]);
    await stripe.subscriptions.update(subscription.id, {
      items,
      proration_date,
      proration_behavior: 'create_prorations',
    });
    await control('advance', { customer: idOf(subscription.customer), days: 30 });
    const [renewal] = (await stripe.invoices.list({ subscription: subscription.id, limit: 1 })).data;
    expect(renewal).toMatchObject({
      billing_reason: 'subscription_cycle',
      total: preview.total,
      amount_paid: preview.amount_due,
    });
  });

  it('are charged at once when that is asked for, and stay as they are when the card must not fail and does', async () => {
    const subscription = await subscribed(2);
    const customer = idOf(subscription.customer);
    const [item] = subscription.items.data;
    const update = (quantity: number, payment_behavior: Stripe.SubscriptionUpdateParams.PaymentBehavior) =>
      stripe.subscriptions.update(subscription.id, {
        items: [{ id: item!.id, quantity }],
        proration_behavior: 'always_invoice',
        proration_date: item!.current_period_start,
        payment_behavior,
      });
    const changed = await update(3, 'error_if_incomplete');
    expect(await stripe.invoices.retrieve(idOf(changed.latest_invoice))).toMatchObject({ amount_paid: 4000 });
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: bad.id } });
    expect((await refusal(update(4, 'error_if_incomplete'))).slice(0, 2)).toEqual([
      'StripeCardError',
      'card_declined',
    ]);
    expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]!.quantity).toBe(3);
    const pending = await update(4, 'pending_if_incomplete');
    expect(pending).toMatchObject({
      items: { data: [{ quantity: 3 }] },
      pending_update: { subscription_items: [{ quantity: 4 }] },
    });
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.invoices.pay(idOf(pending.latest_invoice), { payment_method: good.id });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      items: { data: [{ quantity: 4 }] },
      pending_update: null,
    });
  });

  it('get fewer seats at renewal by a schedule', async () => {
    const subscription = await subscribed(5);
    const customer = idOf(subscription.customer);
    const schedule = await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
    const [phase] = schedule.phases;
    await stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        {
          start_date: phase!.start_date,
          end_date: phase!.end_date,
          items: [{ price: 'price_test', quantity: 5 }],
        },
        { items: [{ price: 'price_test', quantity: 2 }] },
      ],
    });
    expect((await stripe.invoices.createPreview({ subscription: subscription.id })).total).toBe(8000);
    await control('advance', { customer, days: 32 });
    const renewed = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(renewed).toMatchObject({
      items: { data: [{ quantity: 2 }] },
      schedule: schedule.id,
      latest_invoice: { total: 8000 },
    });
    await control('advance', { customer, days: 31 });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      items: { data: [{ quantity: 2 }] },
      schedule: null,
    });
    expect((await stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('released');
  });

  it('end at the end of the period, or go on when that is taken back', async () => {
    const subscription = await subscribed(1);
    const customer = idOf(subscription.customer);
    const end = subscription.items.data[0]!.current_period_end;
    const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ cancel_at_period_end: true, cancel_at: end, status: 'active' });
    const resumed = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await control('advance', { customer, days: 40 });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: end,
    });
    expect((await stripe.subscriptions.list({ customer })).data).toEqual([]);
    expect((await stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    expect((await refusal(stripe.subscriptions.cancel(subscription.id)))[3]).toBe(404);
    expect((await refusal(stripe.subscriptions.update(subscription.id, { description: 'x' })))[3]).toBe(400);
  });

  it('fall behind when a renewal fails, and are mended by another card', async () => {
    const subscription = await subscribed(1);
    const customer = idOf(subscription.customer);
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: bad.id } });
    await control('advance', { customer, days: 31 });
    const behind = await stripe.subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(behind).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1 },
    });
    await control('advance', { customer, days: 3 });
    const open = await stripe.invoices.retrieve(idOf(behind.latest_invoice));
    expect(open.attempt_count).toBe(2);
    expect((await refusal(stripe.invoices.pay(open.id!)))[0]).toBe('StripeCardError');
    expect((await stripe.invoices.retrieve(open.id!)).attempt_count).toBe(3);
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    await stripe.invoices.pay(open.id!, { payment_method: good.id });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
    const types = (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['invoice.payment_failed', 'invoice.paid']));
  });

  it.each([
    ['quantity −1', { quantity: -1 }],
    ['quantity 1.5', { quantity: 1.5 }],
  ])('refuse %s', async (_, change) => {
    const subscription = await subscribed(1);
    const items = [{ id: subscription.items.data[0]!.id, ...change }];
    expect((await refusal(stripe.subscriptions.update(subscription.id, { items })))[1]).toBe(
      'parameter_invalid_integer',
    );
  });
});

it('is as it was after it was killed, with its clocks', async () => {
  const subscription = await subscribed(2);
  const { now } = await control('advance', { customer: idOf(subscription.customer), days: 5 });
  const before = await stripe.subscriptions.retrieve(subscription.id);
  await payments.stop();
  await start();
  expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(before);
  const again = await control('advance', { customer: 'u1', seconds: 0 });
  expect(Number(again.now)).toBeGreaterThanOrEqual(Number(now));
});

import type Stripe from 'stripe';
import { idOf, ownApi, refusal } from './ownApi.fixture.ts';

const { stripe, control, subscribed } = ownApi();

describe('subscriptions', () => {
  it('have their period in their items, and an invoice that names them', async () => {
    const subscription = await subscribed(2);
    const invoice = await stripe().invoices.retrieve(idOf(subscription.latest_invoice));
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

  it('are shown with requested expansions', async () => {
    const { id } = await subscribed(1);
    const shown = await stripe().subscriptions.retrieve(id, {
      expand: ['latest_invoice', 'default_payment_method', 'items.data.price.product', 'customer'],
    });
    expect(shown).toMatchObject({
      latest_invoice: { object: 'invoice' },
      customer: { object: 'customer' },
      items: { data: [{ price: { product: { name: 'Professional' } } }] },
    });
    expect((await refusal(stripe().subscriptions.retrieve(id, { expand: ['nothing'] })))[0]).toBe(
      'StripeInvalidRequestError',
    );
  });

  it('cost what the preview said when seats are added', async () => {
    const subscription = await subscribed(2);
    const [item] = subscription.items.data;
    await control('advance', { customer: idOf(subscription.customer), days: 10 });
    const items = [{ id: item!.id, quantity: 3 }];
    const proration_date = Math.floor(item!.current_period_start + 10 * 86_400);
    const preview = await stripe().invoices.createPreview({
      customer: idOf(subscription.customer),
      subscription: subscription.id,
      subscription_details: { items, proration_date, proration_behavior: 'create_prorations' },
    });
    expect(preview.lines.data.map(({ quantity }) => quantity)).toEqual([2, 3, 3]);
    await stripe().subscriptions.update(subscription.id, {
      items,
      proration_date,
      proration_behavior: 'create_prorations',
    });
    await control('advance', { customer: idOf(subscription.customer), days: 30 });
    const [renewal] = (await stripe().invoices.list({ subscription: subscription.id, limit: 1 })).data;
    expect(renewal).toMatchObject({
      billing_reason: 'subscription_cycle',
      total: preview.total,
      amount_paid: preview.amount_due,
    });
  });

  it('are charged immediately on request, and stay unchanged if the card must not fail but does', async () => {
    const subscription = await subscribed(2);
    const customer = idOf(subscription.customer);
    const [item] = subscription.items.data;
    const update = (quantity: number, payment_behavior: Stripe.SubscriptionUpdateParams.PaymentBehavior) =>
      stripe().subscriptions.update(subscription.id, {
        items: [{ id: item!.id, quantity }],
        proration_behavior: 'always_invoice',
        proration_date: item!.current_period_start,
        payment_behavior,
      });
    const changed = await update(3, 'error_if_incomplete');
    expect(await stripe().invoices.retrieve(idOf(changed.latest_invoice))).toMatchObject({
      amount_paid: 4000,
    });
    const bad = await stripe().paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe().customers.update(customer, { invoice_settings: { default_payment_method: bad.id } });
    expect((await refusal(update(4, 'error_if_incomplete'))).slice(0, 2)).toEqual([
      'StripeCardError',
      'card_declined',
    ]);
    expect((await stripe().subscriptions.retrieve(subscription.id)).items.data[0]!.quantity).toBe(3);
    const pending = await update(4, 'pending_if_incomplete');
    expect(pending).toMatchObject({
      items: { data: [{ quantity: 3 }] },
      pending_update: { subscription_items: [{ quantity: 4 }] },
    });
    const good = await stripe().paymentMethods.attach('pm_card_visa', { customer });
    await stripe().invoices.pay(idOf(pending.latest_invoice), { payment_method: good.id });
    expect(await stripe().subscriptions.retrieve(subscription.id)).toMatchObject({
      items: { data: [{ quantity: 4 }] },
      pending_update: null,
    });
  });

  it('get fewer seats at renewal by a schedule', async () => {
    const subscription = await subscribed(5);
    const customer = idOf(subscription.customer);
    const schedule = await stripe().subscriptionSchedules.create({ from_subscription: subscription.id });
    const [phase] = schedule.phases;
    await stripe().subscriptionSchedules.update(schedule.id, {
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
    expect((await stripe().invoices.createPreview({ subscription: subscription.id })).total).toBe(8000);
    await control('advance', { customer, days: 32 });
    const renewed = await stripe().subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(renewed).toMatchObject({
      items: { data: [{ quantity: 2 }] },
      schedule: schedule.id,
      latest_invoice: { total: 8000 },
    });
    await control('advance', { customer, days: 31 });
    expect(await stripe().subscriptions.retrieve(subscription.id)).toMatchObject({
      items: { data: [{ quantity: 2 }] },
      schedule: null,
    });
    expect((await stripe().subscriptionSchedules.retrieve(schedule.id)).status).toBe('released');
  });

  it('end at the end of the period, or continue when that is undone', async () => {
    const subscription = await subscribed(1);
    const customer = idOf(subscription.customer);
    const end = subscription.items.data[0]!.current_period_end;
    const ending = await stripe().subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ cancel_at_period_end: true, cancel_at: end, status: 'active' });
    const resumed = await stripe().subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(resumed).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await stripe().subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await control('advance', { customer, days: 40 });
    expect(await stripe().subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'canceled',
      ended_at: end,
    });
    expect((await stripe().subscriptions.list({ customer })).data).toEqual([]);
    expect((await stripe().subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1);
    expect((await refusal(stripe().subscriptions.cancel(subscription.id)))[3]).toBe(404);
    expect((await refusal(stripe().subscriptions.update(subscription.id, { description: 'x' })))[3]).toBe(
      400,
    );
  });

  it('become past due when a renewal fails, and active again with another card', async () => {
    const subscription = await subscribed(1);
    const customer = idOf(subscription.customer);
    const bad = await stripe().paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await stripe().customers.update(customer, { invoice_settings: { default_payment_method: bad.id } });
    await control('advance', { customer, days: 31 });
    const behind = await stripe().subscriptions.retrieve(subscription.id, { expand: ['latest_invoice'] });
    expect(behind).toMatchObject({
      status: 'past_due',
      latest_invoice: { status: 'open', attempt_count: 1 },
    });
    await control('advance', { customer, days: 3 });
    const open = await stripe().invoices.retrieve(idOf(behind.latest_invoice));
    expect(open.attempt_count).toBe(2);
    expect((await refusal(stripe().invoices.pay(open.id!)))[0]).toBe('StripeCardError');
    expect((await stripe().invoices.retrieve(open.id!)).attempt_count).toBe(3);
    const good = await stripe().paymentMethods.attach('pm_card_visa', { customer });
    await stripe().invoices.pay(open.id!, { payment_method: good.id });
    expect((await stripe().subscriptions.retrieve(subscription.id)).status).toBe('active');
    const types = (await stripe().events.list({ limit: 100 })).data.map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['invoice.payment_failed', 'invoice.paid']));
  });

  it.each([
    ['quantity −1', { quantity: -1 }],
    ['quantity 1.5', { quantity: 1.5 }],
  ])('refuse %s', async (_, change) => {
    const subscription = await subscribed(1);
    const items = [{ id: subscription.items.data[0]!.id, ...change }];
    expect((await refusal(stripe().subscriptions.update(subscription.id, { items })))[1]).toBe(
      'parameter_invalid_integer',
    );
  });
});

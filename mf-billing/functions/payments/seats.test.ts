import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { changeSeats, previewSeats } from './callables/changeSeats.ts';
import { cancelAtPeriodEnd } from './callables/billing.ts';
import {
  change,
  invoicesOf,
  newPayer,
  payments,
  planNow,
  preview,
  storedOf,
  withPayers,
} from './payers.fixture.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';

withPayers();

describe('more employees', () => {
  test('may work immediately, and cost the previewed amount to the cent', async () => {
    const { owner, stripeId, subscription } = await newPayer(1);
    await payments.control('advance', { customer: stripeId, days: 10 });
    const shown = await preview(owner, 3);
    expect(shown).toMatchObject({ dueNow: 0, takesEffect: 'now', currency: 'usd' });
    expect(shown.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown.nextInvoice);
    expect(shown.nextInvoice).toBeGreaterThan(12_000);
    expect(shown.lines.map(({ part, quantity }) => [part, quantity]).toSorted()).toEqual([
      ['credit', 1],
      ['period', 3],
      ['rest', 3],
    ]);
    expect(await change(owner, 3)).toEqual({ status: 'done' });
    expect(await planNow(owner)).toMatchObject({ maxTeam: 4 });
    await payments.control('advance', { customer: stripeId, days: 25 });
    await payments.settle();
    const invoices = await invoicesOf(owner, subscription.id);
    expect(invoices.map(({ amount_due }) => amount_due)).toEqual([4_000, shown.nextInvoice]);
  });

  test('are refused for amounts that were not shown', async () => {
    const { owner } = await newPayer(1);
    const expected = { dueNow: 0, nextInvoice: 1 };
    expect(await callAs(owner, changeSeats, { quantity: 2, expected })).toBe('aborted');
    expect((await planNow(owner)).quantity).toBe(1);
  });

  test('requested twice are charged once', async () => {
    const { owner, subscription } = await newPayer(1);
    const { dueNow, nextInvoice } = await preview(owner, 2);
    const call = { quantity: 2, expected: { dueNow, nextInvoice } };
    expect(await callAs(owner, changeSeats, call)).toEqual({ status: 'done' });
    expect(await callAs(owner, changeSeats, call)).toEqual({ status: 'done' });
    const next = await requireStripe().invoices.createPreview({ subscription: subscription.id });
    expect(next.amount_due).toBe(nextInvoice);
  });
});

test('a subscription without employees is the free plan, and becomes a paid one with a number', async () => {
  const { owner } = await newPayer(0);
  expect(await planNow(owner)).toMatchObject({ name: 'one' });
  expect(await change(owner, 1)).toEqual({ status: 'done' });
  expect(await planNow(owner)).toMatchObject({ name: 'professional', maxTeam: 2 });
});

test('a second change in one period keeps the first one on the next invoice', async () => {
  const { owner, stripeId } = await newPayer(1);
  await payments.control('advance', { customer: stripeId, days: 10 });
  await change(owner, 3);
  const { nextInvoice } = await preview(owner, 3);
  expect(nextInvoice).toBeGreaterThan(12_000);
  await change(owner, 2);
  const upcoming = await preview(owner, 2);
  expect(upcoming.nextInvoice).toBe(nextInvoice - 4_000);
  expect(upcoming.lines.map(({ part }) => part).toSorted()).toEqual(['credit', 'period', 'rest']);
});

test('a canceled subscription shows what its last invoice still charges, if anything', async () => {
  const { owner, stripeId } = await newPayer(1);
  const { nextInvoice } = await preview(owner, 1);
  await payments.control('advance', { customer: stripeId, days: 10 });
  await change(owner, 3);
  const added = (await preview(owner, 3)).nextInvoice - 3 * nextInvoice;
  expect(await callAs(owner, cancelAtPeriodEnd, null)).toEqual({});
  expect(await preview(owner, 3)).toMatchObject({
    nextInvoice: added,
    lines: [{ part: 'credit' }, { part: 'rest' }],
  });
  expect(await callAs(owner, previewSeats, { quantity: 4 })).toBe('failed-precondition');
  const { owner: other } = await newPayer(2);
  await callAs(other, cancelAtPeriodEnd, null);
  expect(await callAs(other, previewSeats, { quantity: 2 })).toBe('failed-precondition');
});

describe('fewer employees', () => {
  test('take effect at the renewal, and cost less from then on', async () => {
    const { owner, stripeId, subscription } = await newPayer(5, 2);
    const shown = await preview(owner, 2);
    expect(shown).toMatchObject({ dueNow: 0, nextInvoice: 8_000, takesEffect: 'renewal' });
    expect(await change(owner, 2)).toEqual({ status: 'done' });
    expect(await storedOf(owner)).toEqual([expect.objectContaining({ quantity: 5, nextQuantity: 2 })]);
    await payments.control('advance', { customer: stripeId, days: 32 });
    await payments.settle();
    expect(await storedOf(owner)).toEqual([expect.objectContaining({ quantity: 2, nextQuantity: null })]);
    expect((await invoicesOf(owner, subscription.id)).map(({ amount_due }) => amount_due)).toEqual([
      20_000, 8_000,
    ]);
  });

  test('can be undone, at no cost', async () => {
    const { owner } = await newPayer(5);
    await change(owner, 2);
    expect(await preview(owner, 5)).toMatchObject({ nextInvoice: 20_000, takesEffect: 'now' });
    expect(await callAs(owner, previewSeats, { quantity: 6 })).toBe('failed-precondition');
    expect(await change(owner, 5)).toEqual({ status: 'done' });
    expect(await storedOf(owner)).toEqual([expect.objectContaining({ quantity: 5, nextQuantity: null })]);
  });

  test('are refused while more are in use, with how many too many', async () => {
    const { owner } = await newPayer(5, 4, 9);
    const shown = await preview(owner, 2);
    expect(shown.tooFew).toEqual({ members: 1, communities: 3 });
    expect(await change(owner, 2)).toBe('failed-precondition');
    expect((await planNow(owner)).quantity).toBe(5);
  });
});

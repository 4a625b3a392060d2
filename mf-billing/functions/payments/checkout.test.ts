import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { beginCheckout, expireOtherSessions, type CheckoutTerms } from './checkoutSessions.ts';
import { openBillingPortal } from './callables/billing.ts';
import { newOwner, payments, storedOf, withPayers } from './payers.fixture.ts';
import { startCheckout } from './callables/startCheckout.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';

withPayers();

const day = 86_400_000;

describe('a checkout', () => {
  const sessionsOf = async (stripeId: string) =>
    (await requireStripe().checkout.sessions.list({ customer: stripeId })).data;

  test('leads to Stripe’s page and back to where it began', async () => {
    const { owner, stripeId } = await newOwner();
    const order = { quantity: 3, returnTo: '/communities?add=1' };
    expect(await callAs(owner, startCheckout, order)).toEqual({ url: expect.stringMatching(/^http/) });
    const [session] = await sessionsOf(stripeId);
    expect(session).toMatchObject({
      success_url: `${payments.site}/communities?add=1&payment=done`,
      cancel_url: `${payments.site}/communities?add=1&payment=cancelled`,
      amount_total: 12_000,
    });
    const { docs } = await firestore().collection(paths.checkoutSessions(owner)).get();
    expect(docs.map((document) => document.data())).toEqual([
      expect.objectContaining({ sessionId: session?.id, status: 'open', quantity: 3, mode: 'subscription' }),
    ]);
  });

  test('in two tabs at once is one', async () => {
    const { owner, stripeId } = await newOwner();
    const answers = await Promise.all([1, 2].map(() => callAs(owner, startCheckout, { quantity: 2 })));
    expect(answers[0]).toEqual({ url: expect.any(String) });
    expect(answers[1]).toEqual(answers[0]);
    expect(await sessionsOf(stripeId)).toHaveLength(1);
  });

  test('for another number ends the previous one', async () => {
    const { owner, stripeId } = await newOwner();
    await callAs(owner, startCheckout, { quantity: 2 });
    expect(await callAs(owner, startCheckout, { quantity: 5 })).toEqual({ url: expect.any(String) });
    const open = (await sessionsOf(stripeId)).filter(({ status }) => status === 'open');
    expect(open.map(({ amount_total }) => amount_total)).toEqual([20_000]);
  });

  const keptOf = (owner: string) => firestore().collection(paths.checkoutSessions(owner)).get();

  test('left for a day has ended, and the next is a new one', async () => {
    const { owner, stripeId } = await newOwner();
    const left = await callAs(owner, startCheckout, { quantity: 2 });
    await payments.control('advance', { customer: stripeId, days: 2 });
    await payments.settle();
    expect((await keptOf(owner)).docs.map((kept) => kept.get('status') as unknown)).toEqual(['expired']);
    const again = await callAs(owner, startCheckout, { quantity: 2 });
    expect(again).toEqual({ url: expect.any(String) });
    expect(again).not.toEqual(left);
    expect((await sessionsOf(stripeId)).map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
  });

  test('left for a day is not reused, even if its end was never reported', async () => {
    const { owner, stripeId } = await newOwner();
    await callAs(owner, startCheckout, { quantity: 2 });
    await payments.control('fault', { customer: stripeId, fault: 'lost' });
    await payments.control('advance', { customer: stripeId, days: 2 });
    const [left] = (await keptOf(owner)).docs;
    const { price, quantity, success_url, cancel_url, locale } = left!.data() as CheckoutTerms;
    const terms = { price, quantity, success_url, cancel_url, locale };
    expect((await beginCheckout(owner, terms, Date.now())).reference.id).toBe(left!.id);
    const { others } = await beginCheckout(owner, terms, Date.now() + day);
    expect(others.map(({ reference }) => reference.id)).toEqual([left!.id]);
    await expireOtherSessions(requireStripe(), owner, stripeId, others);
    expect((await left!.ref.get()).get('status')).toBe('expired');
  });

  test('is refused for a paying business, even before the webhook has reported it', async () => {
    const { owner, stripeId } = await newOwner();
    await payments.control('fault', { customer: stripeId, fault: 'lost' });
    await payments.subscribe(stripeId, 1);
    expect(await storedOf(owner)).toEqual([]);
    expect(await callAs(owner, startCheckout, { quantity: 1 })).toBe('failed-precondition');
  });

  test.each([-1, 0, 1.5, 10_000, '2', undefined])('for %j employees is refused', async (quantity) => {
    const { owner } = await newOwner();
    expect(await callAs(owner, startCheckout, { quantity })).toBe('invalid-argument');
  });

  test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'settings'])(
    'that leads back to %s is refused',
    async (returnTo) => {
      const { owner } = await newOwner();
      expect(await callAs(owner, startCheckout, { quantity: 1, returnTo })).toBe('invalid-argument');
    },
  );

  test('of a customer deleted at Stripe creates them again there', async () => {
    const { owner, stripeId } = await newOwner();
    await requireStripe().customers.del(stripeId);
    expect(await callAs(owner, openBillingPortal, { returnTo: '/settings' })).toBe('failed-precondition');
    const order = { quantity: 2 };
    const answers = await Promise.all(
      [order, order].map((requested) => callAs(owner, startCheckout, requested)),
    );
    expect(answers[0]).toEqual({ url: expect.any(String) });
    const anew: unknown = (await firestore().doc(paths.customer(owner)).get()).get('stripeId');
    expect(anew).not.toBe(stripeId);
    expect((await sessionsOf(String(anew))).filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  test('is refused while the price is not sold', async () => {
    const { owner } = await newOwner();
    process.env['STRIPE_PRICE'] = 'price_gone';
    await payments.control('seed', {
      price: [
        { ...(await requireStripe().prices.retrieve('price_professional')), id: 'price_gone', active: false },
      ],
    });
    try {
      expect(await callAs(owner, startCheckout, { quantity: 1 })).toBe('failed-precondition');
    } finally {
      delete process.env['STRIPE_PRICE'];
    }
    expect(await callAs(owner, startCheckout, { quantity: 1 })).toEqual({ url: expect.any(String) });
  });
});

import { paths, planOf, readDocument, subscriptionSchema } from 'shared-lib/domain';
import type { SeatsPreview } from 'mf-billing/domain';
import { firestore } from '../firebase.ts';
import { callAs } from '../inProcess.fixture.ts';
import { useOwnFirestore } from '../summaries/ownFirestore.fixture.ts';
import { changeSeats, previewSeats } from './changeSeats.ts';
import { beginCheckout, endOthers, type CheckoutTerms } from './checkoutSessions.ts';
import { choosePlan } from './choosePlan.ts';
import { emailDueAtStripe, tryTellingEmailToStripe } from './emailAtStripe.ts';
import { cancelAtPeriodEnd, resumeSubscription } from './endAndResume.ts';
import { openBillingPortal } from './openBillingPortal.ts';
import { useOwnPayments } from './ownPayments.fixture.ts';
import { repairEveryPayment } from './repairPayments.ts';
import { startCheckout } from './startCheckout.ts';
import { requireStripe } from './stripeClient.ts';
import { endEverySubscription, stopRenewals, takeUpRenewals } from './subscriptionOfDeleted.ts';

/** What an owner buys, changes and ends, against local payments, which tell the webhook. */
// The webhook writes what is still on its way before Firestore ends.
afterAll(() => payments.settle());
useOwnFirestore();
const payments = useOwnPayments();
jest.setTimeout(120_000);

let count = 0;

/** A business of its own for each test, with members and communities in use. */
const newOwner = async (members = 0, communities = 0): Promise<{ owner: string; stripeId: string }> => {
  const owner = `owner-${++count}`;
  const stripeId = await payments.newCustomer(owner);
  const batch = firestore().batch();
  batch.set(firestore().doc(paths.customer(owner)), {
    stripeId,
    businessName: 'Valet',
    firstName: 'Olivia',
    email: 'olivia@example.com',
    initialOnboardingComplete: true,
  });
  for (let index = 0; index < members; index++) {
    batch.set(firestore().doc(paths.teamMember(owner, `${owner}-m${index}`)), {
      uid: `${owner}-m${index}`,
      customerId: owner,
      firstName: 'Member',
      tier: 'Collection Specialist',
      isActive: true,
    });
  }
  for (let index = 0; index < communities; index++) {
    batch.set(firestore().doc(paths.community(owner, `${owner}-c${index}`)), { propertyName: 'Maple' });
  }
  await batch.commit();
  return { owner, stripeId };
};

const newPayer = async (quantity: number, members = 0, communities = 0) => {
  const { owner, stripeId } = await newOwner(members, communities);
  const subscription = await payments.subscribe(stripeId, quantity);
  await payments.settle();
  return { owner, stripeId, subscription };
};

const storedOf = async (owner: string) => {
  const { docs } = await firestore().collection(paths.subscriptions(owner)).get();
  return docs.flatMap((document) => {
    const result = readDocument(subscriptionSchema, document.ref.path, document.data());
    return result.ok ? [result.value] : [];
  });
};

const planNow = async (owner: string, at = Date.now()) => planOf(await storedOf(owner), at);

const invoicesOf = async (owner: string, subscriptionId: string) => {
  const invoices = await firestore()
    .collection(`${paths.subscription(owner, subscriptionId)}/invoices`)
    .get();
  return invoices.docs
    .map((invoice) => invoice.data() as { created: number; amount_due: number; status: string })
    .toSorted((one, other) => one.created - other.created);
};

const preview = async (owner: string, quantity: number) =>
  (await callAs(owner, previewSeats, { quantity })) as SeatsPreview;

const change = async (owner: string, quantity: number) => {
  const { dueNow, nextInvoice } = await preview(owner, quantity);
  return callAs(owner, changeSeats, { quantity, expected: { dueNow, nextInvoice } });
};

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

  test('of two tabs at once is one', async () => {
    const { owner, stripeId } = await newOwner();
    const answers = await Promise.all([1, 2].map(() => callAs(owner, startCheckout, { quantity: 2 })));
    expect(answers[0]).toEqual({ url: expect.any(String) });
    expect(answers[1]).toEqual(answers[0]);
    expect(await sessionsOf(stripeId)).toHaveLength(1);
  });

  test('of another number ends the one of before', async () => {
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

  test('left for a day, whose end nobody was told of, is not gone back to', async () => {
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
    await endOthers(requireStripe(), owner, stripeId, others);
    expect((await left!.ref.get()).get('status')).toBe('expired');
  });

  test('is refused to who pays already, also before the webhook has told of it', async () => {
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

  test('of who was deleted at Stripe makes them anew there', async () => {
    const { owner, stripeId } = await newOwner();
    await requireStripe().customers.del(stripeId);
    expect(await callAs(owner, openBillingPortal, { returnTo: '/settings' })).toBe('failed-precondition');
    const order = { quantity: 2 };
    const answers = await Promise.all([order, order].map((asked) => callAs(owner, startCheckout, asked)));
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

test('the webhook writes what was bought, and its invoice', async () => {
  const { owner, subscription } = await newPayer(3);
  expect(await planNow(owner)).toMatchObject({ maxTeam: 4, maxCommunities: 8 });
  expect(await invoicesOf(owner, subscription.id)).toEqual([
    expect.objectContaining({ status: 'paid', amount_due: 12_000 }),
  ]);
});

describe('more employees', () => {
  test('may work at once, and cost to the cent what was shown', async () => {
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

  test('asked for twice are charged once', async () => {
    const { owner, subscription } = await newPayer(1);
    const { dueNow, nextInvoice } = await preview(owner, 2);
    const call = { quantity: 2, expected: { dueNow, nextInvoice } };
    expect(await callAs(owner, changeSeats, call)).toEqual({ status: 'done' });
    expect(await callAs(owner, changeSeats, call)).toEqual({ status: 'done' });
    const next = await requireStripe().invoices.createPreview({ subscription: subscription.id });
    expect(next.amount_due).toBe(nextInvoice);
  });
});

test('who pays for nobody has the free plan, and comes to a paid one by the number', async () => {
  const { owner } = await newPayer(0);
  expect(await planNow(owner)).toMatchObject({ name: 'one' });
  expect(await change(owner, 1)).toEqual({ status: 'done' });
  expect(await planNow(owner)).toMatchObject({ name: 'professional', maxTeam: 2 });
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

  test('can be taken back, at no cost', async () => {
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

describe('an end', () => {
  test('comes with the period, and can be taken back until then', async () => {
    const { owner, stripeId } = await newPayer(2);
    expect(await callAs(owner, cancelAtPeriodEnd, {})).toEqual({});
    expect(await callAs(owner, cancelAtPeriodEnd, {})).toEqual({});
    expect(await storedOf(owner)).toEqual([
      expect.objectContaining({ cancelAtPeriodEnd: true, quantity: 2 }),
    ]);
    expect(await callAs(owner, resumeSubscription, {})).toEqual({});
    expect(await storedOf(owner)).toEqual([expect.objectContaining({ cancelAtPeriodEnd: false })]);
    await callAs(owner, cancelAtPeriodEnd, {});
    expect(await callAs(owner, previewSeats, { quantity: 3 })).toBe('failed-precondition');
    await payments.control('advance', { customer: stripeId, days: 32 });
    await payments.settle();
    expect(await planNow(owner)).toMatchObject({ name: 'one' });
    expect(await callAs(owner, resumeSubscription, {})).toBe('failed-precondition');
    expect(await callAs(owner, startCheckout, { quantity: 1 })).toEqual({ url: expect.any(String) });
  });

  test('of a business that is to be deleted is taken back when it is kept', async () => {
    const { owner } = await newPayer(2);
    await stopRenewals(owner);
    await stopRenewals(owner);
    expect(await storedOf(owner)).toEqual([
      expect.objectContaining({ cancelAtPeriodEnd: true, status: 'active' }),
    ]);
    expect(await callAs(owner, resumeSubscription, {})).toBe('failed-precondition');
    await takeUpRenewals(owner);
    expect(await storedOf(owner)).toEqual([expect.objectContaining({ cancelAtPeriodEnd: false })]);
  });

  test('that the owner chose before stays', async () => {
    const { owner } = await newPayer(2);
    await callAs(owner, cancelAtPeriodEnd, {});
    await stopRenewals(owner);
    await takeUpRenewals(owner);
    expect(await storedOf(owner)).toEqual([expect.objectContaining({ cancelAtPeriodEnd: true })]);
  });

  test('of a business that is deleted comes at once, and nobody can pay any more', async () => {
    const { owner, stripeId } = await newPayer(2);
    const other = await newOwner();
    await callAs(other.owner, startCheckout, { quantity: 1 });
    expect(await endEverySubscription(owner)).toBe(true);
    expect(await endEverySubscription(other.owner)).toBe(true);
    const { data } = await requireStripe().subscriptions.list({ customer: stripeId, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
    const sessions = await requireStripe().checkout.sessions.list({ customer: other.stripeId });
    expect(sessions.data.map(({ status }) => status)).toEqual(['expired']);
  });
});

/** Where an owner is led who wants to make a payment that is missing. */
const pageToPay = async (owner: string): Promise<string> =>
  ((await callAs(owner, openBillingPortal, { returnTo: '/settings', toPay: true })) as { url: string }).url;

test('a payment that fails at the renewal takes the plan, and nothing else, until it is made', async () => {
  const owner = `owner-${++count}`;
  const stripeId = await payments.newCustomer(owner);
  await firestore().doc(paths.customer(owner)).set({ stripeId, initialOnboardingComplete: true });
  await payments.subscribe(stripeId, 2);
  const stripe = requireStripe();
  const failing = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: stripeId });
  await stripe.customers.update(stripeId, { invoice_settings: { default_payment_method: failing.id } });
  await payments.control('advance', { customer: stripeId, days: 32 });
  await payments.settle();
  expect(await storedOf(owner)).toEqual([expect.objectContaining({ status: 'past_due', quantity: 2 })]);
  expect(await planNow(owner, Date.now() + 33 * day)).toMatchObject({ name: 'one' });
  expect(await callAs(owner, changeSeats, { quantity: 3, expected: { dueNow: 0, nextInvoice: 0 } })).toEqual({
    status: 'needsAuthentication',
    url: expect.stringMatching(/^http/),
  });
  expect(await callAs(owner, startCheckout, { quantity: 1 })).toBe('failed-precondition');
  const [open] = (await stripe.invoices.list({ customer: stripeId, status: 'open' })).data;
  expect(await pageToPay(owner)).toBe(open!.hosted_invoice_url);
  const paying = await stripe.paymentMethods.attach('pm_card_visa', { customer: stripeId });
  await stripe.invoices.pay(open!.id, { payment_method: paying.id });
  await payments.settle();
  expect(await planNow(owner, Date.now() + 33 * day)).toMatchObject({ maxTeam: 3 });
  // Nothing is to be paid any more, so the card's page opens.
  expect(await pageToPay(owner)).toContain('/portal/');
});

test.each(['duplicate', 'late', 'outOfOrder', 'lost', 'wrongSignature'])(
  'deliveries that are %s end with what is there',
  async (fault) => {
    const { owner, stripeId } = await newOwner();
    await payments.control('fault', { customer: stripeId, fault });
    await payments.subscribe(stripeId, 2);
    await change(owner, 4);
    await callAs(owner, cancelAtPeriodEnd, {});
    await payments.control('fault', { customer: stripeId, fault: 'none' });
    await payments.control('replay', { customer: stripeId });
    await payments.settle();
    expect(await storedOf(owner)).toEqual([
      expect.objectContaining({ quantity: 4, cancelAtPeriodEnd: true, status: 'active' }),
    ]);
  },
);

test('what was lost for good is found by the daily comparison', async () => {
  const { owner, stripeId } = await newOwner();
  await payments.control('fault', { customer: stripeId, fault: 'lost' });
  await payments.subscribe(stripeId, 2);
  const failed: string[] = [];
  await repairEveryPayment((customerId) => failed.push(customerId));
  expect(failed).toEqual([]);
  expect(await planNow(owner)).toMatchObject({ maxTeam: 3 });
  const kept = await firestore().doc(paths.price('prod_team', 'price_professional')).get();
  expect(kept.data()).toMatchObject({ unit_amount: 4_000, interval: 'month' });
});

test('a new email that Stripe could not be told is told with the daily comparison', async () => {
  const { owner, stripeId } = await newOwner();
  const customer = firestore().doc(paths.customer(owner));
  const email = 'olivia@new.example';
  await customer.update({ email, ...emailDueAtStripe(await customer.get()) });
  const address = process.env['STRIPE_API_ADDRESS'];
  process.env['STRIPE_API_ADDRESS'] = 'http://127.0.0.1:9';
  try {
    await tryTellingEmailToStripe(owner);
  } finally {
    process.env['STRIPE_API_ADDRESS'] = address;
  }
  expect(await requireStripe().customers.retrieve(stripeId)).toMatchObject({ email: null });
  await repairEveryPayment(() => {});
  expect(await requireStripe().customers.retrieve(stripeId)).toMatchObject({ email });

  // What somebody has changed at Stripe since then stays.
  await requireStripe().customers.update(stripeId, { email: 'books@new.example' });
  await repairEveryPayment(() => {});
  expect(await requireStripe().customers.retrieve(stripeId)).toMatchObject({ email: 'books@new.example' });
});

test('who never began to pay is nobody whom Stripe is told of', async () => {
  const customer = firestore().doc(paths.customer(`owner-${++count}`));
  await customer.set({ email: 'nora@example.com' });
  expect(emailDueAtStripe(await customer.get())).toEqual({});
});

test('only the owner asks, and only for this site', async () => {
  const { owner, stripeId } = await newPayer(1);
  const admin = `${owner}-admin`;
  const record = { uid: admin, customerId: owner, firstName: 'Adam', tier: 'Admin', isActive: true };
  await firestore().doc(paths.teamMember(owner, admin)).set(record);
  for (const callable of [startCheckout, previewSeats, changeSeats, openBillingPortal, cancelAtPeriodEnd]) {
    expect(await callAs(admin, callable as never, { quantity: 2 })).toBe('permission-denied');
  }
  expect(await callAs(owner, openBillingPortal, { returnTo: '//elsewhere.example' })).toBe(
    'invalid-argument',
  );
  expect(await callAs(owner, openBillingPortal, { returnTo: '/settings?tab=billing' })).toEqual({
    url: expect.stringMatching(/^http/),
  });
  expect(stripeId).toMatch(/^cus_/);
});

test('without payments nothing can be bought, and the free plan can be chosen', async () => {
  const { owner } = await newOwner();
  const key = process.env['STRIPE_SECRET_KEY'];
  process.env['STRIPE_SECRET_KEY'] = 'off';
  try {
    expect(await callAs(owner, startCheckout, { quantity: 1 })).toBe('failed-precondition');
    expect(await callAs(owner, cancelAtPeriodEnd, {})).toBe('failed-precondition');
    expect(await endEverySubscription(owner)).toBe(false);
    expect(await callAs(owner, choosePlan, { plan: 'free' })).toEqual({});
    expect((await firestore().doc(paths.customer(owner)).get()).get('planChosen')).toBe('free');
  } finally {
    process.env['STRIPE_SECRET_KEY'] = key;
  }
});

import { paths } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { callAs } from 'backend/kernel/testing/inProcess.fixture.ts';
import { changeSeats, previewSeats } from './callables/changeSeats.ts';
import { cancelAtPeriodEnd, choosePlan, openBillingPortal, resumeSubscription } from './callables/billing.ts';
import { emailDueAtStripe, tryUpdateStripeEmail } from 'backend/functions/core/payments/emailAtStripe.ts';
import {
  change,
  invoicesOf,
  newOwner,
  newPayer,
  nextOwner,
  payments,
  planNow,
  storedOf,
  withPayers,
} from './payers.fixture.ts';
import { repairEveryPayment } from './triggers/repairPayments.ts';
import { startCheckout } from './callables/startCheckout.ts';
import { requireStripe } from 'backend/functions/core/payments/stripeClient.ts';
import {
  endEverySubscription,
  stopRenewals,
  resumeRenewals,
} from 'backend/functions/core/payments/subscriptionOfDeleted.ts';

withPayers();

const day = 86_400_000;

test('the webhook writes what was bought, and its invoice', async () => {
  const { owner, subscription } = await newPayer(3);
  expect(await planNow(owner)).toMatchObject({ maxTeam: 4, maxCommunities: 8 });
  expect(await invoicesOf(owner, subscription.id)).toEqual([
    expect.objectContaining({ status: 'paid', amount_due: 12_000 }),
  ]);
});

describe('an end', () => {
  test('comes with the period, and can be undone until then', async () => {
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

  test('of a business about to be deleted is undone when it is kept', async () => {
    const { owner } = await newPayer(2);
    await stopRenewals(owner);
    await stopRenewals(owner);
    expect(await storedOf(owner)).toEqual([
      expect.objectContaining({ cancelAtPeriodEnd: true, status: 'active' }),
    ]);
    expect(await callAs(owner, resumeSubscription, {})).toBe('failed-precondition');
    await resumeRenewals(owner);
    expect(await storedOf(owner)).toEqual([expect.objectContaining({ cancelAtPeriodEnd: false })]);
  });

  test('chosen earlier by the owner stays', async () => {
    const { owner } = await newPayer(2);
    await callAs(owner, cancelAtPeriodEnd, {});
    await stopRenewals(owner);
    await resumeRenewals(owner);
    expect(await storedOf(owner)).toEqual([expect.objectContaining({ cancelAtPeriodEnd: true })]);
  });

  test('of a deleted business comes immediately, and no one can pay anymore', async () => {
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

/** The page for an owner who wants to make a missing payment. */
const pageToPay = async (owner: string): Promise<string> =>
  ((await callAs(owner, openBillingPortal, { returnTo: '/settings', toPay: true })) as { url: string }).url;

test('a failed payment at the renewal suspends the plan, and nothing else, until it is made', async () => {
  const owner = nextOwner();
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
  // Nothing is due anymore, so the card's page opens.
  expect(await pageToPay(owner)).toContain('/portal/');
});

test.each(['duplicate', 'late', 'outOfOrder', 'lost', 'wrongSignature'])(
  'deliveries that are %s end with the current state',
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

test('a permanently lost event is found by the daily comparison', async () => {
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

test('a new email that Stripe did not receive is sent with the daily comparison', async () => {
  const { owner, stripeId } = await newOwner();
  const customer = firestore().doc(paths.customer(owner));
  const email = 'olivia@new.example';
  await customer.update({ email, ...emailDueAtStripe(await customer.get()) });
  const address = process.env['STRIPE_API_ADDRESS'];
  process.env['STRIPE_API_ADDRESS'] = 'http://127.0.0.1:9';
  try {
    await tryUpdateStripeEmail(owner);
  } finally {
    process.env['STRIPE_API_ADDRESS'] = address;
  }
  expect(await requireStripe().customers.retrieve(stripeId)).toMatchObject({ email: null });
  await repairEveryPayment(() => {});
  expect(await requireStripe().customers.retrieve(stripeId)).toMatchObject({ email });

  // Later changes made at Stripe stay.
  await requireStripe().customers.update(stripeId, { email: 'books@new.example' });
  await repairEveryPayment(() => {});
  expect(await requireStripe().customers.retrieve(stripeId)).toMatchObject({ email: 'books@new.example' });
});

test('a business that never began to pay is not reported to Stripe', async () => {
  const customer = firestore().doc(paths.customer(nextOwner()));
  await customer.set({ email: 'nora@example.com' });
  expect(emailDueAtStripe(await customer.get())).toEqual({});
});

test('only the owner may, and only for this site', async () => {
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

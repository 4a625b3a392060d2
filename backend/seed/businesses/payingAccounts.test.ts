import { paths, planOf, readDocument } from 'shared-lib/domain';
import { invoiceSchema, invoiceStatusOf } from 'mf-billing/domain';
import Stripe from 'stripe';
import { startLocalPayments, type LocalPayments } from '../../local-payments/startLocalPayments.ts';
import { demoUids } from '../accounts.ts';
import { demoSet } from '../demoSet.ts';
import { localPagesAt } from '../payments/localPages.ts';
import { recordsIn } from '../seedRecords.ts';

// Local payments use this machine's clock: they would process older data's due dates.
const now = Date.now();
const demo = demoSet(now);
let payments: LocalPayments;
let stripe: Stripe;

beforeAll(async () => {
  payments = await startLocalPayments({ port: 0 });
  payments.open({ folder: null, webhook: null, app: ['http://127.0.0.1:5000'] });
  stripe = new Stripe(payments.environment.STRIPE_SECRET_KEY!, {
    host: '127.0.0.1',
    port: new URL(payments.address).port,
    protocol: 'http',
  });
  await localPagesAt(payments.address)!.add(demo.payments!);
});
afterAll(() => payments.stop());

const subscriptionOf = (uid: string) => {
  const found = demo.documents.find(({ path }) => path === paths.subscription(uid, `sub_${uid}`));
  return found!.data;
};

describe.each([
  [demoUids.owner, { name: 'enterprise', quantity: 12, priceMonthly: 480 }, 'active', false, []],
  [demoUids.professional, { name: 'professional', quantity: 1, priceMonthly: 40 }, 'active', false, []],
  [demoUids.olderPrice, { name: 'four', quantity: 3, priceMonthly: 90 }, 'active', false, []],
  [demoUids.pastDue, { name: 'one', quantity: 0, priceMonthly: 0 }, 'past_due', false, ['open']],
  [demoUids.cancelling, { name: 'enterprise', quantity: 2, priceMonthly: 80 }, 'active', true, []],
] as const)('%s', (uid, plan, status, isEnding, unpaid) => {
  test('has the plan that it shows', () => {
    expect(planOf(recordsIn(demo, uid, 'subscriptions'), now)).toMatchObject(plan);
    expect(recordsIn(demo, uid, 'subscriptions')).toMatchObject([
      { status, cancelAtPeriodEnd: isEnding, quantity: expect.any(Number), periodEnd: expect.any(Number) },
    ]);
  });

  test('has the same status in Firestore and in local payments', async () => {
    const there = await stripe.subscriptions.retrieve(`sub_${uid}`, { expand: ['items.data.price.product'] });
    const here = subscriptionOf(uid);
    const [item] = there.items.data;
    expect(here).toMatchObject({
      status: there.status,
      quantity: item!.quantity,
      cancel_at_period_end: there.cancel_at_period_end,
      current_period_end: new Date(item!.current_period_end * 1000),
      current_period_start: new Date(item!.current_period_start * 1000),
      items: [JSON.parse(JSON.stringify(item))],
    });
    expect(item!.current_period_end * 1000).toBeGreaterThan(now);
    expect(item!.current_period_start * 1000).toBeLessThan(now);
  });

  test('has the invoices in local payments', async () => {
    const { data } = await stripe.invoices.list({ customer: `cus_${uid}`, limit: 100 });
    const read = demo.documents
      .filter(({ path }) => path.startsWith(`${paths.subscription(uid, `sub_${uid}`)}/invoices/`))
      .map(({ path, data: raw }) => {
        const result = readDocument(invoiceSchema, path, raw);
        if (!result.ok) throw new Error(result.error);
        return result.value;
      });
    const told = ({
      number,
      status,
      total,
    }: {
      number: string | null;
      status: string | null;
      total: number;
    }) => `${number} ${status} ${total}`;
    expect(read.map(told).toSorted()).toEqual(data.map(told).toSorted());
    expect(read.length).toBeGreaterThan(2);
    expect(read.map(invoiceStatusOf).filter((status) => status !== 'paid')).toEqual(unpaid);
    expect(data.every(({ hosted_invoice_url: page }) => page?.startsWith(payments.address))).toBe(true);
  });
});

test('a preview, an added seat and a payment of an open invoice work on seeded accounts', async () => {
  const { total } = await stripe.invoices.createPreview({ subscription: `sub_${demoUids.olderPrice}` });
  expect(total).toBe(9000);
  const uid = demoUids.pastDue;
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: `cus_${uid}` });
  const [open] = (await stripe.invoices.list({ customer: `cus_${uid}`, status: 'open' })).data;
  await stripe.invoices.pay(open!.id!, { payment_method: method.id });
  expect((await stripe.subscriptions.retrieve(`sub_${uid}`)).status).toBe('active');
});

test('one price is for sale, and each price that owners pay exists', async () => {
  const { data } = await stripe.prices.list({ expand: ['data.product'] });
  expect(data.filter(({ active }) => active).map(({ id }) => id)).toEqual(['price_professional']);
  expect(data.map(({ id }) => id).toSorted()).toEqual(['price_1', 'price_professional', 'price_team']);
});

test('the seed never writes to another machine', () => {
  expect(() => localPagesAt('https://api.stripe.com')).toThrow('not to https://api.stripe.com');
  expect(localPagesAt(undefined)).toBeNull();
});

import Stripe from 'stripe';
import { startLocalPayments, type LocalPayments } from '../startLocalPayments.ts';
import { testCatalog } from '../testCatalog.fixture.ts';
import { pdfOf } from './pdfOf.ts';

const app = 'http://127.0.0.1:5999';
const card = { number: '4242424242424242', expiry: '12 / 40', cvc: '123', name: 'Olivia Park' };

let payments: LocalPayments;
let stripe: Stripe;
let customer: Stripe.Customer;

beforeEach(async () => {
  payments = await startLocalPayments({ port: 0 });
  payments.open({ folder: null, webhook: null, app: [app] });
  stripe = new Stripe(payments.environment.STRIPE_SECRET_KEY!, {
    host: '127.0.0.1',
    port: new URL(payments.address).port,
    protocol: 'http',
  });
  await control('seed', testCatalog);
  customer = await stripe.customers.create({ email: 'o@demo.test' });
});
afterEach(() => payments.stop());

const control = (path: string, wish: object) =>
  fetch(`${payments.address}/control/${path}`, { method: 'POST', body: JSON.stringify(wish) });

/** A page's text, or its redirect. */
const ask = async (address: string, form?: Record<string, string>) => {
  const answer = await fetch(new URL(address, payments.address), {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
};

const checkout = () =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: 'price_test', quantity: 3 }],
    success_url: `${app}/done?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${app}/pricing`,
  });

const subscriptions = async () => (await stripe.subscriptions.list({ customer: customer.id })).data;

const bought = async (number = card.number) => {
  const session = await checkout();
  await ask(session.url!, { ...card, number });
  const [subscription] = await subscriptions();
  return subscription!;
};

const portal = async () =>
  (await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: `${app}/settings` })).url;

describe('checkout', () => {
  it('accepts a card, creates one subscription, and redirects back', async () => {
    const session = await checkout();
    expect((await ask(session.url!)).text).toContain('$120.00');
    const paid = await ask(session.url!, card);
    expect(paid).toMatchObject({ status: 303, location: `${app}/done?session=${session.id}` });
    // A second click or a reload of the form charges nothing more.
    expect(await ask(session.url!, card)).toMatchObject({ status: 303 });
    const [subscription, ...others] = await subscriptions();
    expect(others).toEqual([]);
    expect(subscription).toMatchObject({ status: 'active', items: { data: [{ quantity: 3 }] } });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      subscription: subscription!.id,
    });
  });

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['1234', 'This page only accepts the test cards below.'],
  ])('says what is wrong with %s, keeps the input, and charges nothing', async (number, message) => {
    const session = await checkout();
    const said = await ask(session.url!, { ...card, number });
    expect(said.status).toBe(200);
    expect(said.text).toContain(message);
    expect(said.text).toContain('value="Olivia Park"');
    expect(await subscriptions()).toEqual([]);
    expect((await ask(session.url!, card)).status).toBe(303);
  });

  it('asks the bank if a card requires it', async () => {
    const session = await checkout();
    const typed = { ...card, number: '4000002500003155' };
    expect((await ask(session.url!, typed)).text).toContain('Confirm the payment');
    expect((await ask(session.url!, { ...typed, bank: 'no' })).text).toContain('unable to authenticate');
    expect(await subscriptions()).toEqual([]);
    expect((await ask(session.url!, { ...typed, bank: 'yes' })).status).toBe(303);
    expect(await subscriptions()).toHaveLength(1);
  });

  it('expires after a day', async () => {
    const session = await checkout();
    await control('advance', { customer: customer.id, days: 1 });
    expect(await ask(session.url!, card)).toMatchObject({ status: 410 });
    expect(await subscriptions()).toEqual([]);
  });
});

describe('portal', () => {
  it('cancels the subscription at the end of its period, and undoes that', async () => {
    await bought();
    const url = await portal();
    expect((await ask(`${url}/cancel`)).text).toContain('Cancel the subscription?');
    await ask(`${url}/cancel`, {});
    expect((await subscriptions())[0]).toMatchObject({ cancel_at_period_end: true });
    expect((await ask(url)).text).toContain('Ends on');
    await ask(`${url}/resume`, {});
    expect((await subscriptions())[0]).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
    expect((await ask(url)).text).toContain(`href="${app}/settings"`);
  });

  it('changes the card that everything is paid with', async () => {
    await bought();
    const url = await portal();
    expect((await ask(`${url}/card`, { ...card, number: '4000000000000002' })).text).toContain('declined');
    await ask(`${url}/card`, { ...card, number: '4000000000000341' });
    expect((await ask(url)).text).toContain('ending in 0341');
    await control('advance', { customer: customer.id, days: 31 });
    expect((await subscriptions())[0]?.status).toBe('past_due');
  });

  it('is not served at unknown addresses', async () => {
    expect((await ask('/portal/bps_guess')).status).toBe(404);
    expect((await ask('/toString/x')).status).toBe(404);
  });
});

describe('invoice', () => {
  it('is paid with another card after a failed renewal, and the subscription continues', async () => {
    const { id } = await bought('4000000000000341');
    await control('advance', { customer: customer.id, days: 31 });
    const behind = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    const { hosted_invoice_url: url } = behind.latest_invoice as Stripe.Invoice;
    expect((await ask(url!)).text).toContain('Not paid');
    expect((await ask(url!, { kept: 'yes' })).text).toContain('Your card was declined.');
    expect(await ask(url!, card)).toMatchObject({ status: 303 });
    expect((await ask(url!)).text).toContain('Paid on');
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active');
  });

  it('can be downloaded', async () => {
    const { latest_invoice } = await bought();
    const invoice = await stripe.invoices.retrieve(String(latest_invoice));
    const answer = await fetch(invoice.invoice_pdf!);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(await answer.text()).toMatch(/^%PDF-1\.4[^]*\$120\.00[^]*%%EOF\n$/);
  });
});

test("escapes customers' texts", async () => {
  customer = await stripe.customers.create({ email: '<script>@x.test', name: '"><b>' });
  const session = await checkout();
  const { text } = await ask(session.url!, { ...card, name: '"><script>', cvc: '' });
  expect(text).not.toContain('<script>');
  expect((await ask('/')).text).not.toContain('<script>');
});

test('a PDF page holds 48 lines, and its offsets are right', () => {
  const file = Buffer.from(pdfOf(Array.from({ length: 100 }, (_, at) => `Line ${at} (×)`))).toString(
    'latin1',
  );
  expect(file).toContain('/Count 3');
  const places = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place));
  places.forEach((place, at) => expect(file.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj`)));
});

import { createServer, type Server } from 'node:http';
import Stripe from 'stripe';
import { startLocalPayments, type LocalPayments } from '../startLocalPayments.ts';
import { testCatalog } from '../testCatalog.fixture.ts';

/** An event as received by the webhook. */
interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly isSigned: boolean;
}

let payments: LocalPayments;
let stripe: Stripe;
let webhook: Server;
let received: ReceivedEvent[];
/** The webhook's next responses; after those, 200. */
let answers: number[];

const control = async (path: string, wish: object): Promise<Record<string, unknown>> => {
  const answer = await fetch(`${payments.address}/control/${path}`, {
    method: 'POST',
    body: JSON.stringify(wish),
  });
  return (await answer.json()) as Record<string, unknown>;
};

beforeEach(async () => {
  received = [];
  answers = [];
  payments = await startLocalPayments({ port: 0 });
  const secret = payments.environment.STRIPE_WEBHOOK_SECRET!;
  webhook = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const { id, type } = JSON.parse(body) as { id: string; type: string };
      let isSigned = true;
      try {
        stripe.webhooks.constructEvent(body, String(request.headers['stripe-signature']), secret);
      } catch {
        isSigned = false;
      }
      received.push({ id, type, isSigned });
      response.writeHead(isSigned ? (answers.shift() ?? 200) : 401).end();
    });
  });
  await new Promise<void>((done) => void webhook.listen(0, '127.0.0.1', done));
  const address = webhook.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  stripe = new Stripe(payments.environment.STRIPE_SECRET_KEY!, {
    host: '127.0.0.1',
    port: new URL(payments.address).port,
    protocol: 'http',
  });
  payments.open({ folder: null, webhook: `http://127.0.0.1:${port}/hook`, app: ['http://localhost:5999'] });
  await control('seed', testCatalog);
});
afterEach(async () => {
  await payments.stop();
  await new Promise((done) => {
    webhook.close(done);
    webhook.closeAllConnections();
  });
});

const customer = async (email = 'a@b.test') => (await stripe.customers.create({ email })).id;
const ids = (): string[] => received.map(({ id }) => id);

it('sends signed events in order, each once', async () => {
  const id = await customer();
  await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
  await control('settle', { customer: id });
  expect(received.map(({ type, isSigned }) => [type, isSigned])).toEqual([
    ['customer.created', true],
    ['payment_method.attached', true],
  ]);
});

it('retries what was not acknowledged', async () => {
  answers = [500, 503];
  const id = await customer();
  await control('settle', { customer: id });
  expect(received).toHaveLength(3);
  expect(new Set(ids()).size).toBe(1);
});

it.each([
  ['duplicate', 2, 2],
  ['late', 0, 1],
  ['lost', 0, 1],
  ['wrongSignature', 1, 2],
])('%s: sent %d times, and %d after a replay', async (fault, before, after) => {
  await control('fault', { fault });
  const id = await customer();
  await control('settle', { customer: id });
  expect(received).toHaveLength(before);
  await control('replay', { customer: id });
  expect(received).toHaveLength(after);
  expect(received.at(-1)?.isSigned).toBe(true);
});

it('sends events out of order on a replay', async () => {
  const id = await customer();
  await control('settle', { customer: id });
  await control('fault', { customer: id, fault: 'outOfOrder' });
  await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
  await stripe.customers.update(id, { name: 'Ann' });
  await control('settle', { customer: id });
  await control('replay', { customer: id });
  expect(received.map(({ type }) => type)).toEqual([
    'customer.created',
    'customer.updated',
    'payment_method.attached',
  ]);
});

it('keeps customers’ faults separate', async () => {
  const one = await customer('one@b.test');
  await control('settle', {});
  await control('fault', { customer: 'one@b.test', fault: 'lost' });
  const other = await customer('other@b.test');
  await stripe.customers.update(one, { name: 'One' });
  await control('settle', { customer: one });
  await control('settle', { customer: other });
  expect(received.map(({ type }) => type)).toEqual(['customer.created', 'customer.created']);
});

it.each([
  ['an unknown fault', 'fault', { fault: 'fire' }],
  ['an unknown customer', 'advance', { customer: 'x', days: 1 }],
  ['a clock that goes back', 'advance', { days: -1 }],
  ['a clock that skips years', 'advance', { days: 10_000 }],
])('refuses %s', async (_, path, wish) => {
  expect(await control(path, wish)).toEqual({ error: expect.any(String) });
});

it('answers only this machine and its own pages', async () => {
  const from = async (headers: Record<string, string>) =>
    (await fetch(`${payments.address}/control/advance`, { method: 'POST', body: '{"days":0}', headers }))
      .status;
  expect(await from({ Origin: payments.address })).toBe(200);
  expect(await from({ Origin: 'https://evil.test' })).toBe(403);
});

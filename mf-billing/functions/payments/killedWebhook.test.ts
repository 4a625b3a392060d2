import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { paths, planOf, readDocument, subscriptionSchema } from 'shared-lib/domain';
import { firestore } from 'backend/kernel/firebase.ts';
import { useOwnFirestore } from 'backend/functions/core/summaries/ownFirestore.fixture.ts';
import { handledEvents } from 'backend/functions/core/payments/handledEvents.ts';
import { useOwnPayments } from './ownPayments.fixture.ts';

/** The webhook in processes that are killed while working, one after another, like instances of functions. */

const host = '127.0.0.1';
const relays: Server[] = [];

const passed = ['authorization', 'content-type', 'idempotency-key', 'stripe-signature', 'stripe-version'];

/** Forwards requests. @param to returns the origin for each; null for none, which ends the request without an answer */
const startRelay = async (to: (path: string) => string | null | Promise<string>): Promise<string> => {
  const relay = createServer((request, response) => {
    const pass = async () => {
      const path = request.url ?? '/';
      const headers = passed.map((name) => [name, String(request.headers[name] ?? '')] as [string, string]);
      const body = await buffer(request);
      const origin = await to(path);
      if (origin === null) throw new Error('Nobody is there');
      const answer = await fetch(`${origin}${path}`, {
        method: request.method ?? 'GET',
        headers: headers.filter(([, value]) => value !== ''),
        ...(request.method === 'POST' && { body: new Uint8Array(body) }),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    };
    pass().catch(() => response.destroy());
  });
  relays.push(relay);
  await new Promise<void>((resolve) => void relay.listen(0, host, resolve));
  return `http://${host}:${(relay.address() as AddressInfo).port}`;
};

let serving: ChildProcess | null = null;
/** The destination of events. Without a server they wait, as for an instance that is starting. */
let served = Promise.withResolvers<string>();
let isKilledAtAsking = false;
let toWebhook: string;

beforeAll(async () => {
  toWebhook = await startRelay(() => served.promise);
});
// Before Firestore ends, which the process is connected to.
afterAll(async () => {
  serving?.kill('SIGKILL');
  await Promise.all(
    relays.map((relay) => {
      const closed = new Promise((resolve) => void relay.close(resolve));
      relay.closeAllConnections();
      return closed;
    }),
  );
});
useOwnFirestore();
const payments = useOwnPayments(() => toWebhook);
// Each process loads all of the functions' code first.
jest.setTimeout(240_000);

const start = async (): Promise<void> => {
  const stripe = process.env['STRIPE_API_ADDRESS']!;
  const toStripe = await startRelay((path) => {
    if (!isKilledAtAsking || !path.startsWith('/v1/invoices/')) return stripe;
    serving?.kill('SIGKILL');
    return null;
  });
  const child = spawn(process.execPath, [join(__dirname, 'webhookProcess.fixture.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, STRIPE_API_ADDRESS: toStripe },
  });
  const [port] = (await once(child, 'message')) as [number];
  serving = child;
  served.resolve(`http://${host}:${port}`);
};

/** Waits for the serving process to end. */
const ended = async (): Promise<void> => {
  if (serving?.signalCode === null) await once(serving, 'exit');
  served = Promise.withResolvers();
};

const owner = 'owner-of-the-killed';
/** The kinds of payment events that are remembered as done. */
const remembered = async (): Promise<string[]> => {
  const { docs } = await firestore().collection(paths.paymentEvents()).get();
  const types = docs.map((event) => String(event.get('type')));
  return handledEvents.filter((type) => types.includes(type) && !/^(product|price)/.test(type));
};
const subscriptions = () => firestore().collection(paths.subscriptions(owner));

test('an event whose webhook was killed is handled by the next, before and after writing', async () => {
  const stripeId = await payments.newCustomer(owner);
  await firestore().doc(paths.customer(owner)).set({ stripeId });
  await start();
  isKilledAtAsking = true;
  const { id } = await payments.subscribe(stripeId, 3);
  await ended();
  isKilledAtAsking = false;
  expect((await subscriptions().get()).size).toBe(0);
  // Its event is redelivered, and is still unknown.
  expect(await remembered()).toEqual([]);

  const written = new Promise<void>((resolve) => {
    const end = subscriptions().onSnapshot(({ empty }) => {
      if (empty) return;
      end();
      serving?.kill('SIGKILL');
      resolve();
    });
  });
  await start();
  await written;
  await ended();

  served.resolve(payments.functions());
  await payments.settle();
  expect(await remembered()).not.toEqual([]);
  const [kept] = (await subscriptions().get()).docs;
  const result = readDocument(subscriptionSchema, kept!.ref.path, kept!.data());
  expect(planOf(result.ok ? [result.value] : [], Date.now())).toMatchObject({ maxTeam: 4 });
  const invoices = await firestore().collection(paths.invoices(owner, id)).get();
  expect(invoices.docs.map((invoice) => invoice.data())).toEqual([
    expect.objectContaining({ status: 'paid', amount_due: 12_000 }),
  ]);
});

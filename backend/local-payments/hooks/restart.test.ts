import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Stripe from 'stripe';

const folder = mkdtempSync(join(tmpdir(), 'local-payments-'));
const entry = join(__dirname, '..', 'startLocalPayments.ts');
const received: string[] = [];
let isUp = false;
let webhook: Server;

beforeAll(async () => {
  webhook = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (isUp) received.push((JSON.parse(Buffer.concat(chunks).toString()) as { type: string }).type);
      response.writeHead(isUp ? 200 : 500).end();
    });
  });
  await new Promise<void>((done) => void webhook.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  await new Promise((done) => {
    webhook.close(done);
    webhook.closeAllConnections();
  });
  rmSync(folder, { recursive: true });
});

/** Local payments in a separate process that can be killed. */
const startProcess = async (): Promise<{
  child: ChildProcess;
  environment: { STRIPE_SECRET_KEY: string; STRIPE_API_ADDRESS: string };
}> => {
  const { port } = webhook.address() as AddressInfo;
  const surroundings = { folder, webhook: `http://127.0.0.1:${port}/hook`, app: ['http://127.0.0.1:5999'] };
  const code = `
    import { startLocalPayments } from ${JSON.stringify(entry)};
    const payments = await startLocalPayments({ port: 0 });
    payments.open(${JSON.stringify(surroundings)});
    console.log(JSON.stringify(payments.environment));`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, environment: JSON.parse(line) as never };
  }
  throw new Error('It did not start.');
};

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

test('the next start sends what the webhook did not acknowledge, even after a kill', async () => {
  const first = await startProcess();
  const { STRIPE_SECRET_KEY: key, STRIPE_API_ADDRESS: address } = first.environment;
  const stripe = new Stripe(key, { host: '127.0.0.1', port: new URL(address).port, protocol: 'http' });
  await stripe.customers.create({ email: 'a@b.test' });
  await kill(first.child);

  isUp = true;
  const second = await startProcess();
  const settled = await fetch(`${second.environment.STRIPE_API_ADDRESS}/control/settle`, { method: 'POST' });
  expect(await settled.json()).toMatchObject({
    customers: [{ email: 'a@b.test' }],
    events: [{ type: 'customer.created', state: 'delivered' }],
  });
  expect(received).toEqual(['customer.created']);
  await kill(second.child);
});

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  startLocalPayments,
  type LocalPayments,
} from '../../../backend/local-payments/startLocalPayments.ts';
import { testCatalog } from '../../../backend/local-payments/testCatalog.fixture.ts';
import { readPermissions } from './checkPayments.ts';
import { reportPayments } from './reportPayments.ts';

const webhook = 'http://127.0.0.1:5001/valet/us-central1/stripeWebhook';
const options = { project: 'valet' };

describe('with local payments', () => {
  let payments: LocalPayments;
  let environment: Record<string, string>;
  beforeAll(async () => {
    payments = await startLocalPayments({ port: 0 });
    payments.open({ folder: null, webhook, app: ['http://localhost:5000'] });
    environment = { ...payments.environment, STRIPE_WEBHOOK_ADDRESS: webhook, STRIPE_PRICE: 'price_test' };
    await fetch(`${payments.address}/control/seed`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(testCatalog),
    });
  });
  afterAll(() => payments.stop());

  const report = async (more: Record<string, string>) => {
    const lines: string[] = [];
    const code = await reportPayments(options, { ...environment, ...more }, (line) => lines.push(line));
    return { code, said: lines.join('\n') };
  };

  test('accepts a complete setup', async () => {
    const { code, said } = await report({});
    expect(said).toContain('secret, test mode, no real money');
    expect(said).toContain('price_test, 40 dollars a month for each employee');
    expect(said).toContain(webhook);
    expect(said).not.toContain('Not set up');
    expect(code).toBe(0);
  });

  test.each([
    ['no key', { STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY is missing'],
    ['an invalid key', { STRIPE_SECRET_KEY: 'pk_test_1' }, 'must be a secret or restricted key'],
    ['someone else’s key', { STRIPE_SECRET_KEY: 'sk_test_another' }, 'key: '],
    ['no such price', { STRIPE_PRICE: 'price_none' }, 'price: No such price'],
    ['an inactive price', { STRIPE_PRICE: 'price_gone' }, 'price_gone is not active'],
    ['another webhook', { STRIPE_WEBHOOK_ADDRESS: 'https://valet.example/hook' }, 'no enabled endpoint'],
    ['an unreachable Stripe', { STRIPE_API_ADDRESS: 'http://127.0.0.1:9' }, 'could not be reached'],
  ])('reports %s', async (_, more, words) => {
    const { code, said } = await report(more);
    expect(said).toContain(words);
    expect(code).toBe(1);
  });
});

describe('with a partly configured Stripe', () => {
  let server: Server;
  const price = {
    active: true,
    currency: 'usd',
    unit_amount: 4_000,
    billing_scheme: 'per_unit',
    recurring: { interval: 'month', interval_count: 1 },
  };
  const endpoint = { url: webhook, status: 'enabled', enabled_events: ['*'], api_version: null };
  let answers: Record<string, object>;
  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      const { pathname } = new URL(url ?? '/', 'http://stripe');
      const answer = answers[pathname];
      if (answer === undefined) response.statusCode = 403;
      response.end(JSON.stringify(answer ?? { error: { message: `no permission for ${pathname}` } }));
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
  });
  afterAll(() => server.close());

  const settings = () => ({
    STRIPE_SECRET_KEY: 'rk_live_of_the_test',
    STRIPE_API_ADDRESS: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    STRIPE_WEBHOOK_ADDRESS: webhook,
  });

  test('accepts the restricted key of the docs', async () => {
    const bodies: Record<string, object> = {
      '/v1/prices/': price,
      '/v1/webhook_endpoints': { data: [endpoint] },
      '/v1/billing_portal/configurations': { data: [{ active: true, is_default: true }] },
    };
    const docs = readFileSync(join(__dirname, '../../../docs/payments.md'), 'utf8');
    const [key = ''] = /^2\. \*\*Key\.\*\*[\s\S]*?Store it/m.exec(docs) ?? [];
    const granted = Object.entries(readPermissions).filter(([, permission]) => key.includes(permission));
    expect(granted).toHaveLength(3);
    answers = Object.fromEntries(
      granted.map(([path]) => [path.endsWith('/') ? `${path}price_professional` : path, bodies[path] ?? {}]),
    );
    const lines: string[] = [];
    expect(await reportPayments(options, settings(), (line) => lines.push(line))).toBe(0);
    expect(lines.join('\n')).toContain('restricted, real money');
  });

  test.each([
    [
      'a yearly price',
      { price: { ...price, recurring: { interval: 'year', interval_count: 1 } } },
      'each month',
    ],
    ['a price with another amount', { price: { ...price, unit_amount: 3_000 } }, '3000 usd, not 4000'],
    ['a disabled webhook', { endpoint: { ...endpoint, status: 'disabled' } }, 'no enabled endpoint'],
    [
      'a webhook with too few events',
      { endpoint: { ...endpoint, enabled_events: ['invoice.paid'] } },
      'does not receive checkout.session.completed',
    ],
    [
      'a webhook with another API version',
      { endpoint: { ...endpoint, api_version: '2020-08-27' } },
      '2020-08-27',
    ],
    ['no portal', { portals: [] }, 'no default configuration'],
  ])('reports %s', async (_, given, words) => {
    const parts = { price, endpoint, portals: [{ active: true, is_default: true }], ...given };
    answers = {
      '/v1/prices/price_professional': parts.price,
      '/v1/webhook_endpoints': { data: [parts.endpoint] },
      '/v1/billing_portal/configurations': { data: parts.portals },
    };
    const lines: string[] = [];
    expect(await reportPayments(options, settings(), (line) => lines.push(line))).toBe(1);
    expect(lines.join('\n')).toContain(words);
  });
});

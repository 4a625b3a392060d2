import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { applyOps, type OpsOptions } from './applyOps.ts';
import { isWithin } from './isWithin.ts';
import { parseOps } from './options.ts';

interface Stored {
  name: string;
  [field: string]: unknown;
}

let server: Server;
let root: string;
/** Collections of the stand-in by their paths. */
let stored: Map<string, Stored[]>;
let asked: string[];
/** What is refused, by the beginning of method and path. */
let refused: Readonly<Record<string, string>>;
let lines: string[];

const fieldOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Answers as Google's APIs do: it names what is created, adds fields, and lists two at a time. */
const answer = (method: string, url: URL, body: Stored): readonly [number, object] => {
  const path = url.pathname;
  const refusal = Object.entries(refused).find(([start]) => `${method} ${path}`.startsWith(start));
  if (refusal) return [403, { error: { message: refusal[1] } }];
  if (method === 'GET') {
    const all = stored.get(path) ?? [];
    const from = Number(url.searchParams.get('pageToken') ?? 0);
    const next = from + 2 < all.length ? { nextPageToken: String(from + 2) } : {};
    return [200, { [fieldOf(path)]: all.slice(from, from + 2), ...next }];
  }
  if (method === 'POST') {
    const id =
      url.searchParams.get('serviceId') ??
      url.searchParams.get('serviceLevelObjectiveId') ??
      `id${asked.length}`;
    const name = body.name ?? `${path.slice(4)}/${id}`;
    const made = { ...body, name, creationRecord: {}, etag: 'e1' };
    stored.set(path, [...(stored.get(path) ?? []), made]);
    return [200, made];
  }
  for (const all of stored.values()) {
    const index = all.findIndex(({ name }) => path.endsWith(`/${name}`));
    if (index >= 0) return [200, (all[index] = { ...body, name: all[index]!.name, etag: 'e2' })];
  }
  return [404, { error: { message: 'Not found.' } }];
};

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const text = Buffer.concat((await request.toArray()) as Buffer[]).toString();
      const url = new URL(request.url!, 'http://host');
      asked.push(`${request.method} ${url.pathname} ${request.headers.authorization}`);
      const [status, body] = answer(request.method!, url, JSON.parse(text || '{}') as Stored);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'valet-hub-ops-'));
  cpSync(resolve(__dirname, '../../ops'), join(root, 'ops'), { recursive: true });
  [stored, asked, refused, lines] = [new Map(), [], {}, []];
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const apply = async (more: Partial<OpsOptions> = {}) => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  lines = [];
  asked = [];
  return applyOps(
    {
      root,
      project: 'valet',
      host: 'valet.web.app',
      token: 'token',
      notificationEmail: 'ops@home.test',
      dryRun: false,
      api: { monitoring: address, logging: address },
      ...more,
    },
    (line) => lines.push(line),
  );
};
const changes = () => asked.filter((line) => !line.startsWith('GET'));
const total = () => [...stored.values()].flat().length;

test('a first run creates all, a second one changes nothing', async () => {
  expect(await apply()).toBe(true);
  // All files, the channel of the alerts, and the service of the objectives.
  expect(lines.at(-1)).toBe(`${total() - 1} created, 0 updated, 0 unchanged, 0 failed.`);
  expect(total()).toBeGreaterThan(20);
  const [channel] = stored.get('/v3/projects/valet/notificationChannels')!;
  expect(channel).toMatchObject({ type: 'email', labels: { email_address: 'ops@home.test' } });
  for (const policy of stored.get('/v3/projects/valet/alertPolicies')!)
    expect(policy).toMatchObject({ notificationChannels: [channel!.name] });
  expect(stored.get('/v3/projects/valet/services/valet-hub/serviceLevelObjectives')![0]!.name).toBe(
    'projects/valet/services/valet-hub/serviceLevelObjectives/dashboard',
  );
  expect(await apply()).toBe(true);
  expect(changes()).toEqual([]);
  expect(lines).toEqual([`0 created, 0 updated, ${total() - 1} unchanged, 0 failed.`]);
});

test.each([
  [
    'alertPolicies/sign-in',
    'PATCH /v3/projects/valet/alertPolicies/',
    '"severity": "CRITICAL"',
    '"severity": "ERROR"',
  ],
  [
    'objectives/messages',
    'PATCH /v3/projects/valet/services/valet-hub/serviceLevelObjectives/messages',
    '0.98',
    '0.97',
  ],
  [
    'logMetrics/function_errors',
    'PUT /v2/projects/valet/metrics/valet_hub_function_errors',
    'by function.',
    'each.',
  ],
  ['uptimeChecks/dashboard', 'PATCH /v3/projects/valet/uptimeCheckConfigs/', '"10s"', '"20s"'],
  ['dashboards/valet-hub', 'PATCH /v1/projects/valet/dashboards/', 'Longest waiting', 'Oldest waiting'],
])('a changed file of %s updates that one alone', async (name, request, before, after) => {
  await apply();
  const file = join(root, 'ops', `${name}.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
  expect(await apply()).toBe(true);
  expect(changes()).toEqual([expect.stringContaining(request)]);
  expect(lines[0]).toBe(`${name}: updated`);
  await apply();
  expect(changes()).toEqual([]);
});

test('what others created stays as it is, also with the same name', async () => {
  const theirs = { name: 'projects/valet/alertPolicies/theirs', displayName: 'Sign-in fails' };
  stored.set('/v3/projects/valet/alertPolicies', [theirs]);
  expect(await apply()).toBe(true);
  expect(stored.get('/v3/projects/valet/alertPolicies')![0]).toEqual(theirs);
  expect(asked.some((line) => line.startsWith('DELETE'))).toBe(false);
});

test('a dry run says what it would do, and only looks', async () => {
  expect(await apply({ dryRun: true })).toBe(true);
  expect(lines).toContain('alertPolicies/sign-in: would be created');
  expect(changes()).toEqual([]);
});

test('without an address, alerts have no channel', async () => {
  expect(await apply({ notificationEmail: null })).toBe(true);
  expect(stored.get('/v3/projects/valet/notificationChannels')).toBeUndefined();
  expect(stored.get('/v3/projects/valet/alertPolicies')![0]).not.toHaveProperty('notificationChannels');
});

test('what is refused is named with the reason, and the rest is done', async () => {
  refused = { 'POST /v2/projects/valet/metrics': 'Permission logging.logMetrics.create denied.' };
  expect(await apply()).toBe(false);
  expect(lines).toContain(
    'logMetrics/function_errors: failed. 403: Permission logging.logMetrics.create denied.',
  );
  expect(stored.get('/v3/projects/valet/alertPolicies')!.length).toBeGreaterThan(5);
  refused = {};
  expect(await apply()).toBe(true);
  expect(lines.at(-1)).toMatch(/^4 created, 0 updated, \d+ unchanged, 0 failed\.$/);
});

test('an API that can’t be reached is named', async () => {
  const nowhere = 'http://127.0.0.1:1';
  expect(await apply({ api: { monitoring: nowhere, logging: nowhere } })).toBe(false);
  expect(lines[0]).toContain(`channels/email: failed. ${nowhere} could not be reached`);
});

test.each<[unknown, unknown, boolean]>([
  [{ a: 1 }, { a: 1, b: 2 }, true],
  [{ a: 1 }, { a: 2 }, false],
  [{ a: 1 }, { a: '1' }, true],
  [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2, d: 3 }] } }, true],
  [[1, 2], [1, 2, 3], false],
  [{ a: 0, b: '', c: [], d: false }, {}, true],
  [{ a: 1 }, {}, false],
  [{ a: { b: 1 } }, {}, false],
])('%j in %j: %s', (wanted, found, expected) => {
  expect(isWithin(wanted, found)).toBe(expected);
});

test.each<[string[], object]>([
  [
    ['--project', 'valet'],
    { kind: 'apply', options: { project: 'valet', host: 'valet.web.app', email: null, dryRun: false } },
  ],
  [
    ['--project', 'valet', '--host', 'hub.example.com', '--email', 'a@b.c', '--dry-run'],
    { kind: 'apply', options: { project: 'valet', host: 'hub.example.com', email: 'a@b.c', dryRun: true } },
  ],
  [['--help'], { kind: 'help' }],
  [[], { kind: 'wrong' }],
  [['--project', 'Valet Hub'], { kind: 'wrong' }],
  [['--project', 'valet', '--host', 'https://valet'], { kind: 'wrong' }],
  [['--project', 'valet', '--email', 'nobody'], { kind: 'wrong' }],
  [['--project', 'valet', '--fast'], { kind: 'wrong' }],
])('npm run ops %j', (args, expected) => {
  expect(parseOps(args)).toMatchObject(expected);
});

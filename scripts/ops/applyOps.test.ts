import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startFakeGoogle, type FakeGoogle } from '../google/fakeGoogle.fixture.ts';
import { googleApi } from '../google/googleApi.ts';
import { applyOps, isWithin, type OpsOptions } from './applyOps.ts';
import { FakeMonitoring } from './fakeMonitoring.fixture.ts';
import { parseOps } from './options.ts';

let google: FakeGoogle;
let monitoring: FakeMonitoring;
let root: string;
/** Requests to reject, by the beginning of their method and path. */
let refused: Readonly<Record<string, string>>;
let lines: string[];
/** Number of requests before the current run. */
let before: number;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'valet-hub-ops-'));
  cpSync(resolve(__dirname, '../../ops'), join(root, 'ops'), { recursive: true });
  monitoring = new FakeMonitoring();
  [refused, lines] = [{}, []];
  google = await startFakeGoogle((request) => {
    const { method, path } = request;
    const refusal = Object.entries(refused).find(([start]) => `${method} ${path}`.startsWith(start));
    return refusal ? { status: 403, body: { error: { message: refusal[1] } } } : monitoring.answer(request);
  });
});
afterEach(async () => {
  await google.stop();
  rmSync(root, { recursive: true, force: true });
});

const apiAt = (address: string) => googleApi({ token: 'token', project: 'valet', address });

const apply = async (more: Partial<OpsOptions> = {}) => {
  lines = [];
  before = google.requests.length;
  return applyOps(
    {
      root,
      project: 'valet',
      host: 'valet.web.app',
      api: apiAt(google.address),
      notificationEmail: 'ops@home.test',
      dryRun: false,
      ...more,
    },
    (line) => lines.push(line),
  );
};
const requested = () =>
  google.requests
    .slice(before)
    .map(({ method, path, authorization }) => `${method} ${path} ${authorization}`);
const changes = () => requested().filter((line) => !line.startsWith('GET'));
const stored = (place: string) => monitoring.stored.get(`projects/valet/${place}`);

test('a first run creates everything, a second one changes nothing', async () => {
  expect(await apply()).toBe(true);
  // All files, the alert channel, and the service of the objectives.
  expect(lines.at(-1)).toBe(`${monitoring.total - 1} created, 0 updated, 0 unchanged, 0 failed.`);
  expect(monitoring.total).toBeGreaterThan(20);
  const [channel] = stored('notificationChannels')!;
  expect(channel).toMatchObject({ type: 'email', labels: { email_address: 'ops@home.test' } });
  for (const policy of stored('alertPolicies')!)
    expect(policy).toMatchObject({ notificationChannels: [channel!.name] });
  expect(stored('services/valet-hub/serviceLevelObjectives')![0]!.name).toBe(
    'projects/valet/services/valet-hub/serviceLevelObjectives/dashboard',
  );
  expect(await apply()).toBe(true);
  expect(changes()).toEqual([]);
  expect(lines).toEqual([`0 created, 0 updated, ${monitoring.total - 1} unchanged, 0 failed.`]);
});

test.each([
  [
    'alertPolicies/sign-in',
    'PATCH monitoring.googleapis.com/v3/projects/valet/alertPolicies/',
    '"severity": "CRITICAL"',
    '"severity": "ERROR"',
  ],
  [
    'objectives/messages',
    'PATCH monitoring.googleapis.com/v3/projects/valet/services/valet-hub/serviceLevelObjectives/messages',
    '0.98',
    '0.97',
  ],
  [
    'logMetrics/function_errors',
    'PUT logging.googleapis.com/v2/projects/valet/metrics/valet_hub_function_errors',
    'by function.',
    'each.',
  ],
  [
    'uptimeChecks/dashboard',
    'PATCH monitoring.googleapis.com/v3/projects/valet/uptimeCheckConfigs/',
    '"10s"',
    '"20s"',
  ],
  [
    'dashboards/valet-hub',
    'PATCH monitoring.googleapis.com/v1/projects/valet/dashboards/',
    'Delay of the oldest',
    'Age of the oldest',
  ],
])('a changed file of %s updates only that resource', async (name, request, before, after) => {
  await apply();
  const file = join(root, 'ops', `${name}.json`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
  expect(await apply()).toBe(true);
  expect(changes()).toEqual([expect.stringContaining(request)]);
  expect(lines[0]).toBe(`${name}: updated`);
  await apply();
  expect(changes()).toEqual([]);
});

test("keeps other people's resources, even with the same name", async () => {
  const theirs = { name: 'projects/valet/alertPolicies/theirs', displayName: 'Sign-in fails' };
  monitoring.stored.set('projects/valet/alertPolicies', [theirs]);
  expect(await apply()).toBe(true);
  expect(stored('alertPolicies')![0]).toEqual(theirs);
  expect(requested().some((line) => line.startsWith('DELETE'))).toBe(false);
});

test('a dry run says what it would do, and only reads', async () => {
  expect(await apply({ dryRun: true })).toBe(true);
  expect(lines).toContain('alertPolicies/sign-in: would be created');
  expect(changes()).toEqual([]);
});

test('alerts have no channel without an address', async () => {
  expect(await apply({ notificationEmail: null })).toBe(true);
  expect(stored('notificationChannels')).toBeUndefined();
  expect(stored('alertPolicies')![0]).not.toHaveProperty('notificationChannels');
});

test('names refused resources with the reason, and completes the rest', async () => {
  refused = {
    'POST logging.googleapis.com/v2/projects/valet/metrics': 'Permission logging.logMetrics.create denied.',
  };
  expect(await apply()).toBe(false);
  expect(lines).toContain('logMetrics/function_errors: failed. Permission logging.logMetrics.create denied.');
  expect(stored('alertPolicies')!.length).toBeGreaterThan(5);
  refused = {};
  expect(await apply()).toBe(true);
  expect(lines.at(-1)).toMatch(/^4 created, 0 updated, \d+ unchanged, 0 failed\.$/);
});

test('names an API that can’t be reached', async () => {
  const gone = await startFakeGoogle(() => ({ status: 200, body: {} }));
  await gone.stop();
  expect(await apply({ api: apiAt(gone.address) })).toBe(false);
  expect(lines[0]).toBe("channels/email: failed. monitoring.googleapis.com can't be reached: ECONNREFUSED");
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

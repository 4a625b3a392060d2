import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startFakeGoogle, type FakeGoogle, type FakeRequest } from '../google/fakeGoogle.fixture.ts';
import { googleApi } from '../google/googleApi.ts';
import { FakeCloud } from './fakeCloud.fixture.ts';
import { setUpProject } from './setUpProject.ts';
import type { Plan } from './Step.ts';

/** Tests the whole set-up, including monitoring, with a fake Google Cloud that stores writes and starts with an empty project. */
const root = resolve(__dirname, '../..');
const plan: Plan = {
  project: 'valet',
  location: 'nam5',
  repository: 'owner/name',
  environment: 'production',
  billingAccount: null,
  budget: 60,
  domains: [],
  alertEmail: 'ops@home.test',
  googleSignIn: false,
};
const declared = { parameters: ['APP_CHECK', 'MAIL_FROM'], secrets: ['SMTP_URL', 'STRIPE_SECRET_KEY'] };

let cloud: FakeCloud;
let google: FakeGoogle;
let parameters: string;
/** Requests that Google refuses. */
let refuses: (request: FakeRequest) => boolean;

beforeEach(async () => {
  cloud = new FakeCloud();
  refuses = () => false;
  parameters = mkdtempSync(join(tmpdir(), 'set-up-'));
  google = await startFakeGoogle((request) =>
    refuses(request) ? { status: 403, body: { error: { message: 'no permission' } } } : cloud.answer(request),
  );
});
afterEach(async () => {
  await google.stop();
  rmSync(parameters, { recursive: true });
});

/** Write requests after the given number of requests. */
const writesSince = (before: number): string[] =>
  google.requests
    .slice(before)
    .filter(
      ({ method, path }) =>
        method !== 'GET' && !/:(getIamPolicy|testIamPermissions)$/.test(path.split('?')[0]!),
    )
    .map(({ method, path }) => `${method} ${path}`);

async function run(dryRun = false) {
  const lines: string[] = [];
  const before = google.requests.length;
  const api = googleApi({ token: 'token', project: 'valet', address: google.address });
  const tools = { root, api, declared, parameters };
  const code = await setUpProject(tools, { plan, dryRun }, (text) => lines.push(...text.split('\n')));
  return { code, lines, writes: writesSince(before) };
}

/** Leaves the same state as a deployment. */
const deploy = () =>
  cloud.stored.set('cloudfunctions.googleapis.com/v2/projects/valet/locations/-/functions', {
    functions: [{ name: 'startExport' }],
  });

const open = (lines: readonly string[]): string[] =>
  lines.filter((text) => /^ {2}(failed|by hand|unknown|to do) |: failed\. /.test(text));

it('leads from an empty project to the deployment, and from there to completion', async () => {
  const first = await run();
  expect(open(first.lines)).toEqual(['  by hand  functions online: none yet']);
  expect(first.lines).toContainEqual(
    expect.stringMatching(/^ {2}\d+ created, 0 updated, 0 unchanged, 0 failed\.$/),
  );
  expect(first.lines).toContainEqual('  FIREBASE_PROJECT             valet');
  expect([first.code, first.lines.at(-1)]).toEqual([
    1,
    'Steps not done: 1. Run this again when they are done.',
  ]);
  deploy();
  const last = await run();
  expect([last.code, last.lines.at(-1)]).toEqual([0, 'valet is set up.']);
});

it('changes nothing the second time', async () => {
  await run();
  const { writes, lines } = await run();
  expect(writes).toEqual([]);
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}0 created, 0 updated, \d+ unchanged, 0 failed\.$/),
  );
});

it('names the permissions that are missing before it changes anything', async () => {
  cloud.forbidden.add('resourcemanager.projects.setIamPolicy').add('datastore.databases.create');
  const { code, lines, writes } = await run();
  expect([code, writes]).toEqual([1, []]);
  expect(lines.slice(-2)).toEqual([
    'Your account lacks datastore.databases.create, resourcemanager.projects.setIamPolicy. Run this as an owner of the project.',
    'Nothing was changed.',
  ]);
  cloud.forbidden.clear();
  deploy();
  expect((await run()).code).toBe(0);
});

it('continues with the steps in a dry run whose account lacks something', async () => {
  cloud.forbidden.add('secretmanager.versions.add');
  const { lines, writes } = await run(true);
  expect(lines).toContainEqual(expect.stringContaining('lacks secretmanager.versions.add'));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}to do {4}APIs: /));
  expect(writes).toEqual([]);
});

it('names a missing parameter first, and does the rest', async () => {
  const file = join(parameters, '.env.valet');
  writeFileSync(file, 'APP_CHECK=off\n');
  deploy();
  const { code, lines } = await run();
  expect(lines[3]).toBe(
    '  by hand  function parameters: .env.valet is missing MAIL_FROM. An empty value means "none".',
  );
  expect([code, open(lines)]).toEqual([1, [lines[3]]]);
  writeFileSync(file, `${readFileSync(file, 'utf8')}MAIL_FROM=\n`);
  expect(await run()).toMatchObject({ code: 0, writes: [] });
});

it.each<[string, (request: FakeRequest) => boolean, string]>([
  [
    'APIs, which all steps need',
    ({ path }) => path.includes('batchEnable'),
    '  failed   APIs: no permission',
  ],
  [
    'Firebase, which all steps need',
    ({ path }) => path.includes(':addFirebase'),
    '  failed   Firebase: no permission',
  ],
  ['the web app', ({ path }) => path.includes('/webApps'), '  failed   web app: no permission'],
  ['a secret', ({ path }) => path.includes('secretId=SMTP_URL'), '  failed   secret SMTP_URL: no permission'],
  [
    'a role',
    ({ path, body }) =>
      path.includes(':setIamPolicy') && JSON.stringify(body).includes('roles/firebaserules.admin'),
    '  failed   deployment roles: no permission',
  ],
  [
    'a log metric',
    ({ method, path }) => method === 'POST' && path.startsWith('logging.'),
    '  logMetrics/function_errors: failed. no permission',
  ],
])('refused %s, it says so, and the next run completes', async (_, isRefused, line) => {
  deploy();
  refuses = isRefused;
  const refused = await run();
  expect(refused.code).toBe(1);
  expect(refused.lines).toContain(line);
  refuses = () => false;
  const next = await run();
  expect([next.code, open(next.lines)]).toEqual([0, []]);
  expect((await run()).writes).toEqual([]);
});

it('prints one line per step that needs Google when Google can’t be reached', async () => {
  await google.stop();
  const { code, lines } = await run();
  expect(code).toBe(1);
  expect(open(lines)).toEqual([
    "  failed   project with billing: cloudbilling.googleapis.com can't be reached: ECONNREFUSED",
  ]);
  google = await startFakeGoogle(cloud.answer);
});

// Bundling takes ten seconds on an idle machine.
it("is what `npm run deploy -- --set-up` runs, with this checkout's functions", async () => {
  const args = [join(root, 'scripts/deploy.mjs'), '--set-up', 'valet', '--dry-run'];
  const env = { ...process.env, GOOGLE_ACCESS_TOKEN: 'token', GOOGLE_API_ADDRESS: google.address };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(1);
  expect(output).toContain('valet, nothing is changed:');
  expect(output).toMatch(/^ {2}to do {4}function parameters: \.env\.valet is missing APP_CHECK, /m);
  expect(output).toMatch(/^ {2}unknown {2}secret STRIPE_WEBHOOK_SECRET: /m);
  expect(writesSince(0)).toEqual([]);
}, 300_000);

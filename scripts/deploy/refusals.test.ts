import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeGoogle, type FakeGoogle } from '../google/fakeGoogle.fixture.ts';
import { writeFakeFirebaseTools } from './fakeFirebaseTools.fixture.ts';
import type { FunctionsBundle } from './functions/FunctionsBundle.ts';
import type { DeployOptions } from './options.ts';
import { readyProject, type MissingPart } from './readyProject.fixture.ts';
import { refusals } from './refusals.ts';

const options: DeployOptions = {
  project: 'valet',
  only: ['hosting', 'functions', 'firestore', 'storage'],
  codebases: ['team'],
  dryRun: false,
  first: false,
  deleteFunctions: false,
  site: 'site',
  url: 'https://valet.web.app',
};
const bundle: FunctionsBundle = {
  codebase: 'team',
  functions: ['kept'],
  parameters: [],
  secrets: ['SMTP_URL', 'TWILIO_AUTH_TOKEN'],
};

let tools: string;
let google: FakeGoogle | null = null;

beforeEach(() => {
  tools = mkdtempSync(join(tmpdir(), 'refusals-'));
});
afterEach(async () => {
  await google?.stop();
  google = null;
  delete process.env.GOOGLE_API_ADDRESS;
  rmSync(tools, { recursive: true });
});

async function refused(
  lacks: MissingPart = {},
  online: string[] = ['kept'],
  requested: Partial<DeployOptions> = {},
) {
  google = await startFakeGoogle(readyProject(lacks));
  process.env.GOOGLE_API_ADDRESS = google.address;
  writeFakeFirebaseTools(
    tools,
    'token',
    online.map((id) => ({ id, region: 'us-central1', codebase: 'team' })),
  );
  return refusals(tools, { ...options, ...requested }, { tools, token: 'token' }, [bundle]);
}

it('allows deployment to a complete project, and only reads', async () => {
  expect(await refused()).toEqual([]);
  const writes = google?.requests.filter(
    ({ method, path }) => method !== 'GET' && !path.endsWith(':testIamPermissions'),
  );
  expect(writes).toEqual([]);
  expect(google?.requests[0]?.authorization).toBe('Bearer token');
});

it.each<[string, MissingPart, string]>([
  [
    'an API',
    { api: 'cloudscheduler.googleapis.com' },
    'The API cloudscheduler.googleapis.com is not enabled. "npm run deploy -- --set-up valet" adds it.',
  ],
  [
    'a permission',
    { permission: 'datastore.indexes.create' },
    'The deploying account lacks datastore.indexes.create. "npm run deploy -- --set-up valet" adds it.',
  ],
  [
    'a secret',
    { secret: 'SMTP_URL' },
    'The secret SMTP_URL has no value. Set it: npm run firebase -- functions:secrets:set SMTP_URL --project valet',
  ],
  [
    'a secret that is in use',
    { disabledSecret: 'SMTP_URL' },
    'The latest version of the secret SMTP_URL is disabled. Set it: npm run firebase -- functions:secrets:set SMTP_URL --project valet',
  ],
])('names %s that is missing', async (_, lacks, problem) => {
  expect(await refused(lacks)).toEqual([problem]);
});

it('requires only what the targets need', async () => {
  expect(await refused({ api: 'cloudscheduler.googleapis.com' }, ['kept'], { only: ['hosting'] })).toEqual(
    [],
  );
});

it('names functions that would be deleted, unless deletion is allowed', async () => {
  expect(await refused({}, ['kept', 'gone'])).toEqual([
    'These functions would be deleted: gone (us-central1). Add --delete-functions if they should be.',
  ]);
  await google?.stop();
  expect(await refused({}, ['kept', 'gone'], { deleteFunctions: true })).toEqual([]);
});

it('says in one line that Google refuses or does not answer', async () => {
  google = await startFakeGoogle(() => ({ status: 403, body: { error: { message: 'No access.' } } }));
  process.env.GOOGLE_API_ADDRESS = google.address;
  expect(await refusals(tools, options, { tools, token: 'x' }, [])).toEqual([
    'APIs of valet: No access.',
    'Permissions in valet: No access.',
  ]);
  process.env.GOOGLE_API_ADDRESS = 'http://127.0.0.1:1';
  expect(await refusals(tools, options, { tools, token: 'x' }, [])).toEqual([
    expect.stringMatching(/^\w+\.googleapis\.com can't be reached: bad port$/),
  ]);
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeGoogle, type FakeGoogle } from '../google/fakeGoogle.fixture.ts';
import { commonPermissions, permissionsOf } from '../google/needs.ts';
import { googleApi } from '../google/googleApi.ts';
import { FakeCloud } from './fakeCloud.fixture.ts';
import { runSteps } from './runSteps.ts';
import { deployerRoles } from './steps/accounts.ts';
import { setUpSteps } from './setUpSteps.ts';
import type { Plan } from './Step.ts';

const plan: Plan = {
  project: 'valet',
  location: 'nam5',
  repository: 'owner/name',
  environment: 'staging',
  billingAccount: null,
  budget: 60,
  domains: ['hub.example.com'],
  alertEmail: null,
  googleSignIn: false,
};
const declared = {
  parameters: ['APP_CHECK', 'MAIL_FROM', 'SITE_URL'],
  secrets: ['SMTP_URL', 'STRIPE_SECRET_KEY'],
};

let cloud: FakeCloud;
let google: FakeGoogle;
let parameters: string;
let refused: ((path: string) => boolean) | null;

beforeEach(async () => {
  cloud = new FakeCloud();
  refused = null;
  parameters = mkdtempSync(join(tmpdir(), 'set-up-'));
  google = await startFakeGoogle((request) =>
    refused?.(request.path)
      ? { status: 403, body: { error: { message: 'no permission' } } }
      : cloud.answer(request),
  );
});
afterEach(async () => {
  await google.stop();
  rmSync(parameters, { recursive: true });
});

async function run(isDryRun = false, changed: Partial<Plan> = {}) {
  const lines: string[] = [];
  const api = googleApi({ token: 'token', project: 'valet', address: google.address });
  const steps = setUpSteps(api, { ...plan, ...changed }, declared, parameters);
  const before = google.requests.length;
  const { open } = await runSteps(steps, isDryRun, (text) => lines.push(...text.split('\n')));
  const writes = google.requests
    .slice(before)
    .filter(({ method, path }) => method !== 'GET' && !path.includes(':getIamPolicy'));
  return { open, lines, writes, steps };
}

const words = (lines: readonly string[]): string[] => lines.map((text) => text.trim().split(/\s/)[0] ?? '');

it('sets up an empty project until the deployment, and changes nothing the second time', async () => {
  const first = await run();
  expect(first.lines.filter((text) => /^ {2}(failed|unknown)/.test(text))).toEqual([]);
  // Only the deployment is left.
  expect(first.open).toBe(1);
  expect(first.lines.find((text) => text.includes('by hand'))).toContain('functions online: none yet');
  expect(first.writes.length).toBeGreaterThan(20);

  const second = await run();
  expect(second.writes).toEqual([]);
  expect(second.open).toBe(1);
  expect(words(second.lines).filter((word) => word === 'done')).toEqual([]);
});

it('changes nothing in a dry run, and says what is missing', async () => {
  const { lines, writes, open, steps } = await run(true);
  expect(writes).toEqual([]);
  expect(open).toBe(steps.length - 1);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}to do {4}APIs: \d+ of \d+ not enabled$/));
  expect(lines).toContainEqual(
    expect.stringMatching(/^ {2}unknown {2}Auth: identitytoolkit.googleapis.com has not been used/),
  );
});

it('stops where nothing else can work, and says what to do', async () => {
  cloud.hasBilling = false;
  const { lines, open } = await run();
  expect(open).toBe(1);
  expect(lines.slice(1, 3)).toEqual([
    expect.stringContaining('by hand  project with billing: billing is off'),
    expect.stringContaining('gcloud billing projects link valet --billing-account=ACCOUNT'),
  ]);
});

it('names each step that Google refuses, with the manual way, and does the others', async () => {
  refused = (path) => path.includes('/webApps') || path.includes('/secrets/SMTP_URL');
  const { lines, open } = await run();
  expect(open).toBe(3);
  expect(lines).toContainEqual('  failed   web app: no permission');
  expect(lines).toContainEqual('           npm run firebase -- apps:create WEB "Valet Hub" --project valet');
  expect(lines).toContainEqual('  failed   secret SMTP_URL: no permission');
  expect(lines).toContainEqual('  done     secret STRIPE_SECRET_KEY');
});

it('protects the database, and keeps deleted files', async () => {
  await run();
  expect(cloud.stored.get('firestore.googleapis.com/v1/projects/valet/databases/(default)')).toMatchObject({
    locationId: 'nam5',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  });
  const { backupSchedules } = cloud.stored.get(
    'firestore.googleapis.com/v1/projects/valet/databases/(default)/backupSchedules',
  ) as { backupSchedules: { retention: string }[] };
  expect(backupSchedules.map(({ retention }) => retention)).toEqual(['604800s', '8467200s']);
});

it('allows sign-up only through the functions, and enforces the password policy', async () => {
  await run();
  expect(cloud.stored.get('identitytoolkit.googleapis.com/v2/projects/valet/config')).toMatchObject({
    signIn: { email: { enabled: true, passwordRequired: true }, anonymous: { enabled: false } },
    client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
    authorizedDomains: ['valet.web.app', 'valet.firebaseapp.com', 'hub.example.com'],
  });
});

it('gives functions and deployments accounts with least privilege', async () => {
  await run();
  const { bindings } = cloud.policies.get('cloudresourcemanager.googleapis.com/v1/projects/valet') as {
    bindings: { role: string; members: string[] }[];
  };
  const roles = bindings.map(({ role }) => role);
  expect(roles).toEqual(
    expect.arrayContaining([
      'roles/datastore.user',
      'roles/datastore.indexAdmin',
      'roles/cloudscheduler.admin',
    ]),
  );
  expect(roles.filter((role) => /^roles\/(owner|editor|firebase.admin|iam\.)/.test(role))).toEqual([
    'roles/iam.serviceAccountTokenCreator',
  ]);
  expect(bindings.find(({ role }) => role === 'roles/iam.serviceAccountTokenCreator')?.members).toEqual([
    'serviceAccount:service-123@gcp-sa-pubsub.iam.gserviceaccount.com',
  ]);
});

it("trusts only the repository's main branch and environment, and narrows a wider trust", async () => {
  await run();
  const path =
    'iam.googleapis.com/v1/projects/valet/locations/global/workloadIdentityPools/github/providers/repository';
  const condition =
    "assertion.repository == 'owner/name' && assertion.ref == 'refs/heads/main' && assertion.environment == 'staging'";
  expect(cloud.stored.get(path)).toMatchObject({ attributeCondition: condition });
  cloud.stored.set(path, { attributeCondition: "assertion.repository == 'owner/name'" });
  await run();
  expect(cloud.stored.get(path)).toMatchObject({ attributeCondition: condition });
});

it('writes a parameters file that leaves everything off, and never overwrites one', async () => {
  await run();
  const file = join(parameters, '.env.valet');
  expect(readFileSync(file, 'utf8').split('\n').slice(1)).toEqual([
    'APP_CHECK=off',
    'MAIL_FROM=',
    'SITE_URL=https://valet.web.app',
    '',
  ]);
});

it('says so without a repository', async () => {
  const { lines } = await run(false, { repository: null });
  expect(lines).toContainEqual('  by hand  deployments from GitHub: no repository was named');
});

it('grants deployments each permission they need, and no role without one', () => {
  const needed = [...new Set([...commonPermissions, ...Object.values(permissionsOf).flat()])].sort();
  expect([...new Set(Object.values(deployerRoles).flat())].sort()).toEqual(needed);
});

it('asks for the Google provider to be enabled, and notices when it is', async () => {
  const title = 'sign-in with Google';
  const before = await run(false, { googleSignIn: true });
  expect(before.lines).toContainEqual(`  by hand  ${title}: not enabled`);
  const path = 'identitytoolkit.googleapis.com/v2/projects/valet/defaultSupportedIdpConfigs/google.com';
  cloud.stored.set(path, { enabled: true });
  expect((await run(false, { googleSignIn: true })).lines).toContainEqual(`  ok       ${title}`);
});

it.each([
  ['nam5', 'US'],
  ['eur3', 'EU'],
  ['europe-west1', 'europe-west1'],
])('puts the bucket near a Firestore in %s: %s', async (location, expected) => {
  await run(false, { location });
  expect(
    cloud.stored.get('firebasestorage.googleapis.com/v1beta/projects/valet/defaultBucket'),
  ).toMatchObject({ location: expected });
});

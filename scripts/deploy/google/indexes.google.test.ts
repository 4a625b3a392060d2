import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeGoogle, type FakeGoogle, type FakeRequest } from '../../google/fakeGoogle.fixture.ts';
import type { GoogleAnswer } from '../../google/googleApi.ts';
import { deployCommands } from '../deployCommand.ts';
import { indexProblem } from '../indexProblem.ts';
import { describeFirebaseTools, root, runFirebase, type Ended } from './firebaseTools.fixture.ts';

jest.setTimeout(180_000);

interface IndexJson {
  readonly collectionGroup: string;
  readonly queryScope: string;
  readonly fields: readonly { readonly fieldPath: string }[];
}

const { indexes, fieldOverrides } = JSON.parse(
  readFileSync(join(root, 'backend/rules/firestore.indexes.json'), 'utf8'),
) as { indexes: IndexJson[]; fieldOverrides: object[] };

let folder: string;
let google: FakeGoogle;
/** The indexes that Firestore has, as JSON. */
let online: Set<string>;

/** Firestore's answers to a new index: 409 where it has one, 400 where it needs none (observed on projects.databases.collectionGroups.indexes.create). */
function createIndex({ path, body }: FakeRequest): GoogleAnswer {
  const { fields, queryScope } = body as IndexJson;
  const [, collectionGroup = ''] = /collectionGroups\/([^/]+)\/indexes$/.exec(path) ?? [];
  const own = fields.filter(({ fieldPath }) => fieldPath !== '__name__');
  if (own.length < 2)
    return {
      status: 400,
      body: { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'this index is not necessary' } },
    };
  const key = JSON.stringify({ collectionGroup, queryScope, fields: own });
  if (online.has(key))
    return {
      status: 409,
      body: { error: { code: 409, status: 'ALREADY_EXISTS', message: 'index already exists' } },
    };
  online.add(key);
  return { status: 200, body: { name: 'projects/valet/databases/(default)/operations/1' } };
}

function answer(request: FakeRequest): GoogleAnswer {
  const { method, path } = request;
  if (path.includes('/token'))
    return { status: 200, body: { access_token: 'token', expires_in: 3600, token_type: 'Bearer' } };
  if (path.includes(':testIamPermissions')) return { status: 200, body: request.body };
  if (path.includes('/services/')) return { status: 200, body: { state: 'ENABLED' } };
  if (path.includes('defaultBucket'))
    return { status: 200, body: { bucket: { name: 'projects/valet/buckets/valet.firebasestorage.app' } } };
  if (path.endsWith(':test')) return { status: 200, body: { issues: [] } };
  if (path.includes('/releases'))
    return { status: 200, body: method === 'GET' ? { releases: [] } : { name: 'release' } };
  if (path.includes('/rulesets'))
    return { status: 200, body: method === 'GET' ? { rulesets: [] } : { name: 'projects/valet/rulesets/1' } };
  if (path.endsWith('/indexes') && method === 'POST') return createIndex(request);
  if (path.endsWith('/indexes')) return { status: 200, body: {} };
  if (path.includes('/fields')) return { status: 200, body: { done: true } };
  return { status: 200, body: { name: 'projects/valet/databases/(default)', databaseEdition: 'STANDARD' } };
}

/** Every host of Google that a deployment of data calls, at the stand-in. */
const atStandIn = (address: string): NodeJS.ProcessEnv =>
  Object.fromEntries(
    [
      'FIREBASE_API_URL',
      'FIREBASE_FIREBASESTORAGE_URL',
      'FIREBASE_GOOGLE_URL',
      'FIREBASE_IAM_URL',
      'FIREBASE_RESOURCEMANAGER_URL',
      'FIREBASE_RULES_URL',
      'FIREBASE_SERVICE_USAGE_URL',
      'FIREBASE_STORAGE_URL',
      'FIRESTORE_URL',
    ].map((name) => [name, address]),
  );

/** Deploys with the credentials that a workflow gets: a token of somebody else that Google exchanges. */
async function deployData(file: object): Promise<Ended> {
  writeFileSync(join(folder, 'backend/rules/firestore.indexes.json'), JSON.stringify(file));
  const [command = []] = deployCommands({ project: 'valet', only: ['firestore', 'storage'] });
  return runFirebase(
    command,
    {
      ...atStandIn(google.address),
      GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'workload.json'),
      HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
    folder,
  );
}

const created = (): number =>
  google.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/indexes')).length;

describeFirebaseTools('firebase-tools', () => {
  beforeEach(async () => {
    online = new Set();
    google = await startFakeGoogle(answer);
    folder = mkdtempSync(join(tmpdir(), 'deploy-data-'));
    cpSync(join(root, 'firebase.json'), join(folder, 'firebase.json'));
    cpSync(join(root, 'backend/rules'), join(folder, 'backend/rules'), {
      recursive: true,
      filter: (path) => !path.endsWith('.ts'),
    });
    writeFileSync(join(folder, 'github-token'), 'token of the workflow');
    writeFileSync(
      join(folder, 'workload.json'),
      JSON.stringify({
        type: 'external_account',
        audience:
          '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/github/providers/repository',
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
        token_url: `${google.address}/sts/token`,
        credential_source: { file: join(folder, 'github-token') },
      }),
    );
  });
  afterEach(async () => {
    await google.stop();
    rmSync(folder, { recursive: true });
  });

  it('creates every index of the product, without a question', async () => {
    const { status, output } = await deployData({ indexes, fieldOverrides });
    expect(output).toContain('Deploy complete!');
    expect(status).toBe(0);
    expect(created()).toBe(indexes.length);
    expect(online.size).toBe(indexes.length);
  });

  it.each<[string, IndexJson, string]>([
    ['that is listed twice', indexes[0] as IndexJson, 'index already exists'],
    [
      'that Firestore keeps anyway',
      {
        collectionGroup: 'x',
        queryScope: 'COLLECTION',
        fields: [{ fieldPath: 'a', order: 'ASCENDING' } as { fieldPath: string }],
      },
      'this index is not necessary',
    ],
  ])('stops at an index %s, as our own check does before', async (_, extra, message) => {
    const file = { indexes: [...indexes.slice(0, 3), extra, ...indexes.slice(3)], fieldOverrides };
    expect(indexProblem(JSON.stringify(file))).not.toBeNull();
    const { status, output } = await deployData(file);
    expect(output).toContain(message);
    expect(status).not.toBe(0);
    expect(online.size).toBe(3);
  });
});

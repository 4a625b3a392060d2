import { resolve } from 'node:path';
import { messages, paths } from 'shared-lib/domain';
import { demoPassword, demoUids } from '../seed/accounts.ts';
import { startLocalProduct, type LocalProduct } from '../seed/localProduct.ts';

/** The callables over HTTP, on the local Firebase with the demo data. */
let product: LocalProduct;

beforeAll(async () => {
  product = await startLocalProduct(resolve(__dirname, '../..'));
}, 60_000);

afterAll(() => product.stop(), 30_000);

const post = (url: string, body: object, token: string | null): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

const accounts = 'identitytoolkit.googleapis.com/v1';

const signIn = async (email: string): Promise<string> => {
  const credentials = { email, password: demoPassword, returnSecureToken: true };
  const answer = await post(
    `${product.addresses.auth}/${accounts}/accounts:signInWithPassword?key=local`,
    credentials,
    null,
  );
  return ((await answer.json()) as { idToken: string }).idToken;
};

/** Calls a function as the SDK does; the answer is the result or the error, with the HTTP status. */
const call = async (email: string | null, name: string, data: unknown = null) => {
  const token = email === null ? null : await signIn(email);
  const answer = await post(
    `${product.addresses.functions}/${product.projectId}/us-central1/${name}`,
    { data },
    token,
  );
  return { status: answer.status, ...((await answer.json()) as object) };
};

const documentUrl = (path: string) =>
  `${product.addresses.firestore}/v1/projects/${product.projectId}/databases/(default)/documents/${path}`;

/** Whether a member is active, read as administrator; null when there is no such member. */
const isActive = async (memberId: string): Promise<boolean | null> => {
  const url = documentUrl(paths.teamMember(demoUids.owner, memberId));
  const answer = await fetch(url, { headers: { authorization: 'Bearer owner' } });
  if (answer.status === 404) return null;
  const { fields } = (await answer.json()) as { fields: { isActive: { booleanValue: boolean } } };
  return fields.isActive.booleanValue;
};

/** Whether there is a login account with this uid. */
const hasLogin = async (uid: string): Promise<boolean> => {
  const url = `${product.addresses.auth}/${accounts}/projects/${product.projectId}/accounts:lookup`;
  const { users } = (await (await post(url, { localId: [uid] }, 'owner')).json()) as { users?: unknown[] };
  return users !== undefined;
};

const owner = 'owner@demo.test';
const admin = 'admin@demo.test';
const success = { status: 200, result: { success: true } };
const refusal = (status: number, code: string, message?: string) => ({
  status,
  error: expect.objectContaining({ status: code, ...(message === undefined ? {} : { message }) }),
});

describe.each(['migrateTeamMembersWithoutAuth', 'reactivateTeamMember', 'deleteTeamMember'])('%s', (name) => {
  const data = { teamMemberId: 'nadia-flores' };

  test('needs a signed-in user', async () => {
    expect(await call(null, name, data)).toEqual(refusal(401, 'UNAUTHENTICATED'));
  });

  test.each(['manager@demo.test', 'specialist@demo.test', 'orphan@demo.test'])(
    'refuses %s',
    async (email) => {
      expect(await call(email, name, data)).toEqual(refusal(403, 'PERMISSION_DENIED'));
    },
  );
});

test.each(['reactivateTeamMember', 'deleteTeamMember'])(
  '%s refuses a payload without a member',
  async (name) => {
    expect(await call(owner, name, {})).toEqual(refusal(400, 'INVALID_ARGUMENT'));
    expect(await call(owner, name, { teamMemberId: 'a/b' })).toEqual(refusal(400, 'INVALID_ARGUMENT'));
  },
);

// The tests from here on follow each other: a full plan, the migration that makes room, and who takes it.

test('a full plan has room for nobody', async () => {
  const answer = await call(admin, 'reactivateTeamMember', { teamMemberId: 'former-01' });
  expect(answer).toEqual(refusal(429, 'RESOURCE_EXHAUSTED', messages.planLimit(13)));
  expect(await isActive('former-01')).toBe(false);
});

test('the migration deactivates the one member without a login, once', async () => {
  expect(await isActive('walter-boyd')).toBe(true);
  expect(await call(owner, 'migrateTeamMembersWithoutAuth')).toEqual({
    status: 200,
    result: { deactivatedCount: 1 },
  });
  expect(await isActive('walter-boyd')).toBe(false);
  expect(await call(owner, 'migrateTeamMembersWithoutAuth')).toEqual({
    status: 200,
    result: { deactivatedCount: 0 },
  });
});

test('reactivating gives the missing login, and can be repeated', async () => {
  expect(await call(admin, 'reactivateTeamMember', { teamMemberId: 'walter-boyd' })).toEqual(success);
  expect([await isActive('walter-boyd'), await hasLogin('walter-boyd')]).toEqual([true, true]);
  expect(await call(admin, 'reactivateTeamMember', { teamMemberId: 'walter-boyd' })).toEqual(success);
});

test('of several who ask for the last place at once, one gets it', async () => {
  expect(await call(owner, 'deleteTeamMember', { teamMemberId: 'walter-boyd' })).toEqual(success);
  const ids = ['former-05', 'former-06', 'former-07'];
  const answers = await Promise.all(
    ids.map((teamMemberId) => call(owner, 'reactivateTeamMember', { teamMemberId })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 429, 429]);
});

test('there is no reactivating a member who is not there', async () => {
  const answer = await call(owner, 'reactivateTeamMember', { teamMemberId: 'nobody' });
  expect(answer).toEqual(refusal(404, 'NOT_FOUND'));
});

test('deleting takes the document and the login, and can be repeated', async () => {
  expect(await hasLogin('former-10')).toBe(true);
  expect(await call(admin, 'deleteTeamMember', { teamMemberId: 'former-10' })).toEqual(success);
  expect([await isActive('former-10'), await hasLogin('former-10')]).toEqual([null, false]);
  expect(await call(admin, 'deleteTeamMember', { teamMemberId: 'former-10' })).toEqual(success);
});

test("the owner's own record stays", async () => {
  const answer = await call(admin, 'deleteTeamMember', { teamMemberId: demoUids.owner });
  expect(answer).toEqual(refusal(403, 'PERMISSION_DENIED'));
  expect(await isActive(demoUids.owner)).toBe(true);
});

test("another owner's member is out of reach", async () => {
  await call('free@demo.test', 'deleteTeamMember', { teamMemberId: 'nadia-flores' });
  expect([await isActive('nadia-flores'), await hasLogin('nadia-flores')]).toEqual([true, true]);
});

import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type UserImportRecord } from 'firebase-admin/auth';
import { bucket } from '../../../kernel/firebase.ts';
import { useOwnStorage } from '../pictures/ownStorage.fixture.ts';
import type { exportedLogin } from './loginExport.ts';
import { exportEveryLogin } from './triggers/exportLogins.ts';
import { published, useOwnAuths } from './ownAuth.fixture.ts';

/** Moves logins from one Auth through an export to another, where the old passwords still work. */
useOwnStorage();

const projectId = 'demo-summaries';
const beginAuth = useOwnAuths(projectId);
const { parameters, password, passwordHash, salt } = published;
const hash = {
  algorithm: 'SCRYPT' as const,
  key: Buffer.from(parameters.signerKey, 'base64'),
  saltSeparator: Buffer.from(parameters.saltSeparator, 'base64'),
  rounds: parameters.rounds,
  memoryCost: parameters.memoryCost,
};
const ada: UserImportRecord = {
  uid: 'ada',
  email: 'ada@home.test',
  emailVerified: true,
  displayName: 'Ada',
  customClaims: { role: 'owner' },
  passwordHash: Buffer.from(passwordHash, 'base64'),
  passwordSalt: Buffer.from(salt, 'base64'),
};

let apps: App[];

beforeEach(() => {
  apps = [];
  const surroundings = { METADATA_SERVER_DETECTION: 'none', GCLOUD_PROJECT: projectId };
  Object.assign(process.env, surroundings, { FUNCTIONS_EMULATOR: 'true' });
});
afterEach(async () => {
  delete process.env['FUNCTIONS_EMULATOR'];
  await Promise.all(apps.map(deleteApp));
});

/** Imports as `firebase auth:import` does. */
const importLogins = async (name: string, users: UserImportRecord[]) => {
  const app = initializeApp({ projectId }, name);
  apps.push(app);
  expect(await getAuth(app).importUsers(users, { hash })).toMatchObject({ failureCount: 0 });
  return getAuth(app);
};

const signIn = async (base: string, given: string) => {
  const body = JSON.stringify({ email: 'ada@home.test', password: given, returnSecureToken: true });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    headers,
    body,
  });
  return (await answer.json()) as { localId?: string; error?: { message: string } };
};

const importable = (login: ReturnType<typeof exportedLogin>): UserImportRecord => ({
  uid: login.localId,
  email: login.email!,
  emailVerified: login.emailVerified,
  displayName: login.displayName!,
  disabled: login.disabled,
  customClaims: JSON.parse(login.customAttributes!) as object,
  passwordHash: Buffer.from(login.passwordHash!, 'base64'),
  passwordSalt: Buffer.from(login.salt!, 'base64'),
});

test('an exported login, imported elsewhere, signs in with its old password', async () => {
  await beginAuth();
  await importLogins('before', [ada]);
  await bucket().deleteFiles();
  expect(await exportEveryLogin(0)).toBe(1);
  const [content] = await bucket().file('authExports/1970-01-01T00-00-00Z/users-0001.json').download();
  const { users } = JSON.parse(content.toString()) as { users: ReturnType<typeof exportedLogin>[] };
  expect(users).toEqual([expect.objectContaining({ localId: 'ada', passwordHash, salt })]);

  const base = await beginAuth();
  const restored = await importLogins('after', users.map(importable));
  expect(await signIn(base, password)).toMatchObject({ localId: 'ada' });
  expect(await signIn(base, `${password}!`)).toMatchObject({
    error: { message: 'INVALID_LOGIN_CREDENTIALS' },
  });
  expect(await restored.getUser('ada')).toMatchObject({
    email: 'ada@home.test',
    emailVerified: true,
    displayName: 'Ada',
    customClaims: { role: 'owner' },
  });

  await restored.updateUser('ada', { password: 'a new one' });
  expect(await signIn(base, password)).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
  expect(await signIn(base, 'a new one')).toMatchObject({ localId: 'ada' });
});

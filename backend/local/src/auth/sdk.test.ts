import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { deleteApp, initializeApp as initializeAdmin, type App } from 'firebase-admin/app';
import { getAuth as getAdminAuth, type Auth as AdminAuth } from 'firebase-admin/auth';
import { deleteApp as deleteClient, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  applyActionCode,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  getAuth,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  sendEmailVerification,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type Auth,
} from 'firebase/auth';
import { Access } from '../access/Access.ts';
import type { HttpServer } from '../httpServer.ts';
import { startAuth } from './index.ts';

const projectId = 'demo-sdk';
const password = 'a good password';

let directory: string;
let server: HttpServer;
let lines: string[];
let admin: AdminAuth;
let adminApp: App;
let auth: Auth;
let clientApp: FirebaseApp;

async function start(port: number): Promise<void> {
  server = await startAuth({
    projectId,
    directory,
    host: '127.0.0.1',
    port,
    access: new Access(),
    actionUrl: 'http://127.0.0.1/login',
    log: (line) => void lines.push(line),
  });
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'auth-sdk-'));
  lines = [];
  await start(0);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${server.port}`;
  adminApp = initializeAdmin({ projectId }, directory);
  admin = getAdminAuth(adminApp);
  clientApp = initializeApp({ apiKey: 'k', projectId }, directory);
  auth = getAuth(clientApp);
  connectAuthEmulator(auth, `http://127.0.0.1:${server.port}`, { disableWarnings: true });
});

afterEach(async () => {
  await Promise.all([deleteApp(adminApp), deleteClient(clientApp)]);
  await server.stop();
  rmSync(directory, { recursive: true });
});

const codeIn = (line: string | undefined): string =>
  new URL(line?.split(' ').at(-1) ?? '').searchParams.get('oobCode') ?? '';

describe('firebase-admin', () => {
  const olivia = {
    uid: 'olivia',
    email: 'olivia@x.test',
    password,
    displayName: 'Olivia',
    phoneNumber: '+15550100',
  };

  test('creates, changes, finds and deletes accounts', async () => {
    const created = await admin.createUser(olivia);
    expect(created).toMatchObject({ uid: 'olivia', email: 'olivia@x.test', emailVerified: false });
    expect(created.metadata.creationTime).toBeTruthy();
    await admin.updateUser('olivia', {
      email: 'o@x.test',
      emailVerified: true,
      displayName: null,
      disabled: true,
    });
    const changed = { email: 'o@x.test', emailVerified: true, displayName: undefined, disabled: true };
    expect(await admin.getUser('olivia')).toMatchObject(changed);
    expect((await admin.getUserByEmail('O@x.test')).uid).toBe('olivia');
    expect((await admin.getUserByPhoneNumber('+15550100')).uid).toBe('olivia');
    await admin.createUser({ uid: 'noah' });
    const { users, notFound } = await admin.getUsers([{ uid: 'olivia' }, { email: 'no@x.test' }]);
    expect([users.length, notFound.length]).toEqual([1, 1]);
    expect((await admin.listUsers(1)).pageToken).toBe('noah');
    expect((await admin.listUsers()).users.map(({ uid }) => uid)).toEqual(['noah', 'olivia']);
    await admin.deleteUser('noah');
    expect(await admin.deleteUsers(['olivia', 'noah'])).toMatchObject({ successCount: 2, failureCount: 0 });
    expect((await admin.listUsers()).users).toEqual([]);
  });

  test.each<[string, string, () => Promise<unknown>]>([
    [
      'an address that is taken',
      'auth/email-already-exists',
      () => admin.createUser({ email: olivia.email }),
    ],
    ['an id that is taken', 'auth/uid-already-exists', () => admin.createUser({ uid: 'olivia' })],
    [
      'a phone number that is taken',
      'auth/phone-number-already-exists',
      () => admin.createUser({ phoneNumber: '+15550100' }),
    ],
    [
      'an update without a token',
      'auth/user-not-found',
      () => admin.updateUser('nobody', { disabled: true }),
    ],
    ['a search for an unknown address', 'auth/user-not-found', () => admin.getUserByEmail('no@x.test')],
    ['to delete an unknown account', 'auth/user-not-found', () => admin.deleteUser('nobody')],
    [
      'second factors',
      'auth/operation-not-allowed',
      () =>
        admin.createUser({
          multiFactor: { enrolledFactors: [{ factorId: 'phone', phoneNumber: '+15550101' }] },
        }),
    ],
  ])('is refused %s', async (_, code, action) => {
    await admin.createUser(olivia);
    await expect(action()).rejects.toMatchObject({ code });
  });

  test('imports accounts', async () => {
    const { successCount, errors } = await admin.importUsers([
      { uid: 'ian', email: 'ian@x.test', customClaims: { role: 'admin' } },
      { uid: 'jo', providerData: [{ uid: '1', providerId: 'google.com' }] },
    ]);
    expect([successCount, errors]).toEqual([2, []]);
    expect((await admin.getUser('ian')).customClaims).toEqual({ role: 'admin' });
    expect((await admin.getUserByProviderUid('google.com', '1')).uid).toBe('jo');
  });

  test('checks tokens and sessions', async () => {
    await admin.createUser(olivia);
    await admin.setCustomUserClaims('olivia', { role: 'admin' });
    const { user } = await signInWithCustomToken(
      auth,
      await admin.createCustomToken('olivia', { plan: 'all' }),
    );
    const idToken = await user.getIdToken();
    expect(await admin.verifyIdToken(idToken, true)).toMatchObject({
      uid: 'olivia',
      role: 'admin',
      plan: 'all',
    });
    const cookie = await admin.createSessionCookie(idToken, { expiresIn: 600_000 });
    expect((await admin.verifySessionCookie(cookie, true)).uid).toBe('olivia');
    // Session times have a resolution of one second.
    await setTimeout(1100);
    await admin.revokeRefreshTokens('olivia');
    await expect(admin.verifyIdToken(idToken, true)).rejects.toMatchObject({ code: 'auth/id-token-revoked' });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  test('creates links that do what they say', async () => {
    await admin.createUser(olivia);
    const code = (link: string) => new URL(link).searchParams.get('oobCode') ?? '';
    expect(await admin.generatePasswordResetLink(olivia.email)).toContain(
      'http://127.0.0.1/login?mode=resetPassword',
    );
    await applyActionCode(auth, code(await admin.generateEmailVerificationLink(olivia.email)));
    expect((await admin.getUser('olivia')).emailVerified).toBe(true);
    await applyActionCode(
      auth,
      code(await admin.generateVerifyAndChangeEmailLink(olivia.email, 'new@x.test')),
    );
    expect((await admin.getUser('olivia')).email).toBe('new@x.test');
    const settings = { url: 'http://127.0.0.1/done', handleCodeInApp: true };
    const link = await admin.generateSignInWithEmailLink('new@x.test', settings);
    expect(isSignInWithEmailLink(auth, link)).toBe(true);
    expect((await signInWithEmailLink(auth, 'new@x.test', link)).user.uid).toBe('olivia');
  });

  test("changes the project's configuration", async () => {
    await admin.createUser(olivia);
    const manager = admin.projectConfigManager();
    expect((await manager.getProjectConfig()).emailPrivacyConfig).toEqual({
      enableImprovedEmailPrivacy: true,
    });
    expect(await fetchSignInMethodsForEmail(auth, olivia.email)).toEqual([]);
    await manager.updateProjectConfig({ emailPrivacyConfig: { enableImprovedEmailPrivacy: false } });
    expect(await fetchSignInMethodsForEmail(auth, olivia.email)).toEqual(['password']);
  });
});

describe('the client SDK', () => {
  test('upgrades an anonymous account to one with a password', async () => {
    const { user } = await signInAnonymously(auth);
    expect(user.isAnonymous).toBe(true);
    await linkWithCredential(user, EmailAuthProvider.credential('ann@x.test', password));
    expect([user.isAnonymous, user.email]).toEqual([false, 'ann@x.test']);
  });

  test('changes profile, password and address', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'ann@x.test', password);
    await updateProfile(user, { displayName: 'Ann', photoURL: 'http://x/a.png' });
    await updatePassword(user, 'another one');
    await sendEmailVerification(user);
    await applyActionCode(auth, codeIn(lines.at(-1)));
    await verifyBeforeUpdateEmail(user, 'new@x.test');
    expect(lines.at(-1)).toContain('Mail to new@x.test: Change of the email address: ');
    await applyActionCode(auth, codeIn(lines.at(-1)));
    const { user: again } = await signInWithEmailAndPassword(auth, 'new@x.test', 'another one');
    expect(again).toMatchObject({ displayName: 'Ann', photoURL: 'http://x/a.png', emailVerified: true });
  });

  test('signs in with Google', async () => {
    const claims = { sub: '1', email: 'gina@x.test', email_verified: true, name: 'Gina' };
    const credential = GoogleAuthProvider.credential(JSON.stringify(claims));
    const { user } = await signInWithCredential(auth, credential);
    expect(user.providerData).toMatchObject([
      { providerId: 'google.com', email: 'gina@x.test', displayName: 'Gina' },
    ]);
  });

  test("continues its session after a restart, with all of the account's data", async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'ann@x.test', password);
    const before = (await admin.getUser(user.uid)).toJSON();
    const { port } = server;
    await server.stop();
    await start(port);
    expect((await admin.getUser(user.uid)).toJSON()).toEqual(before);
    expect(await user.getIdToken(true)).toBeTruthy();
    await admin.updateUser(user.uid, { disabled: true });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
  });
});

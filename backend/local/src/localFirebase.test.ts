import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import {
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  getAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { getBytes, getStorage, ref, uploadBytes } from 'firebase/storage';
import type { AppConfiguration } from './appConfiguration.ts';
import { LocalFirebaseProcess } from './testing/LocalFirebaseProcess.ts';
import {
  exampleFunctions,
  newEmail,
  password,
  waitUntil,
  useLocalFirebase,
} from './testing/useLocalFirebase.ts';

jest.setTimeout(60_000);
const local = useLocalFirebase();

describe('Auth', () => {
  it("doesn't reveal which part of a login was wrong", async () => {
    const email = newEmail();
    await createUserWithEmailAndPassword(getAuth(local.app), email, password);
    const expected = { code: 'auth/invalid-credential' };
    await expect(
      signInWithEmailAndPassword(getAuth(local.app), email, 'wrong password'),
    ).rejects.toMatchObject(expected);
    await expect(signInWithEmailAndPassword(getAuth(local.app), newEmail(), password)).rejects.toMatchObject(
      expected,
    );
  });

  it("resets a password with the link in the output, which leads to the app's page", async () => {
    const email = newEmail();
    await createUserWithEmailAndPassword(getAuth(local.app), email, password);
    await sendPasswordResetEmail(getAuth(local.app), email);
    const line = await local.firebase.line(`Mail to ${email}: Password reset: `);
    const link = new URL(line.split(' ').at(-1) ?? '');
    expect(link.href).toContain(`${local.firebase.addresses.hosting}/login?mode=resetPassword&oobCode=`);
    await confirmPasswordReset(
      getAuth(local.app),
      link.searchParams.get('oobCode') ?? '',
      'another password',
    );
    await signInWithEmailAndPassword(getAuth(local.app), email, 'another password');
  });

  it('answers a reset for an unknown address like any other', async () => {
    await sendPasswordResetEmail(getAuth(local.app), 'nobody@demo.test');
    expect(local.firebase.lines.join()).not.toContain('nobody@demo.test');
  });
});

describe('what Auth refuses', () => {
  const accounts = (method: string, body: string) =>
    fetch(`${local.firebase.addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });

  it.each(['garbage', 'a.b.c', '', 'x'.repeat(10_000)])('an invalid token (%#)', async (idToken) => {
    const response = await accounts('lookup', JSON.stringify({ idToken }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 400, message: expect.any(String) } });
  });

  it.each([{}, { sub: 'a', iss: 'elsewhere' }, 'text', null])(
    'a token from another issuer: %j',
    async (payload) => {
      const parts = ['{"alg":"none","typ":"JWT"}', JSON.stringify(payload), ''];
      const idToken = parts.map((part) => Buffer.from(part).toString('base64url')).join('.');
      for (const method of ['lookup', 'update', 'delete']) {
        const response = await accounts(method, JSON.stringify({ idToken }));
        expect(response.status).toBe(400);
        const error = { code: 400, message: 'INVALID_ID_TOKEN' };
        expect(await response.json()).toMatchObject({ error });
      }
    },
  );

  it.each(['{', 'null', '[]', '"text"', '{"email":7}'])('a body that is not a request: %s', async (body) => {
    const response = await accounts('signUp', body);
    expect(response.status).toBe(400);
  });

  it.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('a body of 60,000 nested %s', async (open, close) => {
    const response = await accounts('signUp', `${open.repeat(60_000)}1${close.repeat(60_000)}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
  });

  it('a body that is too large', async () => {
    const response = await accounts('signUp', JSON.stringify({ displayName: 'x'.repeat(20_000_000) }));
    expect(response.status).toBe(413);
  });

  describe('even if the body comes in chunks, without a length', () => {
    const inChunks = async (body: string) => {
      const { auth } = local.firebase.addresses;
      const sent = request(`${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
      });
      const answered = once(sent, 'response');
      for (let start = 0; start < body.length; start += 50_000) sent.write(body.slice(start, start + 50_000));
      sent.end();
      const [response] = (await answered) as [IncomingMessage];
      const { error } = (await json(response)) as { error?: { message: string } };
      return [response.statusCode, error?.message];
    };

    it.each<[string, string, unknown[]]>([
      ['accepts a valid one', JSON.stringify({ email: newEmail(), password }), [200, undefined]],
      ['accepts an empty one, which requests an anonymous account', '', [200, undefined]],
      [
        'refuses one that is nested too deeply',
        '['.repeat(60_000),
        [400, expect.stringContaining('too deep')],
      ],
      [
        'refuses one that is too large',
        JSON.stringify({ displayName: 'x'.repeat(20_000_000) }),
        [413, 'The request is too large.'],
      ],
    ])('%s', async (_, body, expected) => {
      expect(await inChunks(body)).toEqual(expected);
    });
  });
});

describe('Access', () => {
  const places = ['hosting', 'auth', 'firestore', 'functions', 'storage', 'outbox', 'hub'] as const;

  /** Sends a request with headers that `fetch` doesn't allow. */
  const ask = async (place: (typeof places)[number], method: string, headers: Record<string, string>) => {
    const sent = request(new URL('/', local.firebase.addresses[place]), { method, headers }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return response;
  };

  it.each(places)(
    '%s answers neither foreign hosts nor foreign pages, and allows neither in',
    async (place) => {
      const preflight = {
        'access-control-request-method': 'POST',
        'access-control-request-private-network': 'true',
      };
      for (const headers of [{ host: 'evil.test' }, { origin: 'https://evil.test' }, { origin: 'null' }]) {
        for (const method of ['GET', 'POST', 'OPTIONS']) {
          const { statusCode, headers: answered } = await ask(place, method, { ...preflight, ...headers });
          expect([method, headers, statusCode]).toEqual([method, headers, 403]);
          expect(Object.keys(answered).filter((name) => name.startsWith('access-control'))).toEqual([]);
        }
      }
      const own = await ask(place, 'OPTIONS', { ...preflight, origin: 'http://localhost:3000' });
      expect(own.headers['access-control-allow-private-network']).toBeUndefined();
    },
  );

  it('doesn’t make a page an administrator just because it says so, even if the header is in the body', async () => {
    const { firestore, auth, storage } = local.firebase.addresses;
    const document = `${firestore}/v1/projects/demo-local/databases/(default)/documents/secrets/a`;
    const origin = new URL(local.firebase.addresses.hosting).origin;
    const statusOf = async (authorization: string) =>
      (await fetch(document, { headers: { origin, authorization } })).status;
    expect(await statusOf('Bearer owner')).toBe(403);
    expect(await statusOf(`Bearer ${local.firebase.administratorToken}`)).toBe(404);
    const accounts = `${auth}/emulator/v1/projects/demo-local/accounts`;
    expect((await fetch(accounts, { method: 'DELETE', headers: { origin } })).status).toBe(403);
    const files = `${storage}/b/demo-local.appspot.com/o/a`;
    expect((await fetch(files, { method: 'DELETE', headers: { origin } })).status).toBe(403);
    expect((await fetch(files)).status).toBe(404);
    const channel = `${firestore}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1`;
    const body = new URLSearchParams({ headers: 'Authorization:Bearer owner\r\n', count: '0', ofs: '0' });
    const handshake = await (await fetch(channel, { method: 'POST', headers: { origin }, body })).text();
    const sid = /"c","([^"]+)"/.exec(handshake)?.[1] ?? '';
    const back = `${channel.replace('RID=1', 'RID=rpc')}&SID=${sid}&AID=0&CI=1&TYPE=xmlhttp`;
    expect(await (await fetch(back, { headers: { origin } })).text()).toContain('PERMISSION_DENIED');
  });
});

describe('Hosting', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(local.firebase.addresses.hosting + path, { headers });

  it.each(['/', '/team/someone?tab=schedule', '/login'])('answers %s with the page', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, '<title>The page</title>']);
  });

  it.each(['/mf-team/assets/missing.js', '/mf-team/mf-manifest.json', '/__/nothing'])(
    'answers %s with 404, not cached',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    },
  );

  it('sends files compressed, with the headers of firebase.json, and answers 304 when they are unchanged', async () => {
    const response = await get('/mf-team/assets/a.js', { 'Accept-Encoding': 'gzip' });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(Number(response.headers.get('Content-Length'))).toBeLessThan(200);
    expect(response.headers.get('Cache-Control')).toBe('immutable');
    expect(await response.text()).toHaveLength(11_000);
    const again = await get('/mf-team/assets/a.js', {
      'Accept-Encoding': 'gzip',
      'If-None-Match': response.headers.get('ETag') ?? '',
    });
    expect(again.status).toBe(304);
    const plain = await get('/mf-team/assets/a.js', { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
  });

  it.each(['/mf-team/..%2f..%2ffirebase.json', '/..%2ffirebase.json', '/%2e%2e/firebase.json'])(
    'sends nothing from outside the public folder for %s',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('rewrites');
    },
  );

  it('sends the new version of a replaced file', async () => {
    const file = join(local.directory, 'dist', 'mf-team', 'assets', 'b.js');
    writeFileSync(file, 'old');
    const old = await get('/mf-team/assets/b.js');
    expect(await old.text()).toBe('old');
    writeFileSync(file, 'newer');
    const headers = { 'If-None-Match': old.headers.get('ETag') ?? '' };
    expect(await (await get('/mf-team/assets/b.js', headers)).text()).toBe('newer');
  });
});

it('keeps acknowledged data through a kill', async () => {
  const email = newEmail();
  const { user } = await createUserWithEmailAndPassword(getAuth(local.app), email, password);
  await local.call('setRole', 'admin');
  await uploadBytes(ref(getStorage(local.app), 'kept'), Uint8Array.of(9));
  await local.kill();

  await local.start();
  const signedIn = await signInWithEmailAndPassword(getAuth(local.app), email, password);
  expect(signedIn.user.uid).toBe(user.uid);
  expect((await signedIn.user.getIdTokenResult()).claims.role).toBe('admin');
  expect(new Uint8Array(await getBytes(ref(getStorage(local.app), 'kept')))).toEqual(Uint8Array.of(9));
});

it('redelivers an event interrupted by a kill, and only that one, once all services are up', async () => {
  const counter = () =>
    local.call('admin-readCounter', 'finishLater') as Promise<{ deliveries: number } | null>;
  await local.call('writeUnfinished');
  await waitUntil(async () => (await counter())?.deliveries === 1);
  const greeted = await local.call('admin-readCounter', 'greetings');
  await local.kill();

  await local.start();
  await waitUntil(async () => (await counter())?.deliveries === 2);
  expect(await counter()).toEqual({ deliveries: 2, ids: [expect.any(String)] });
  expect(await local.call('admin-readCounter', 'greetings')).toEqual(greeted);
});

it('points the app and the functions to services running elsewhere', async () => {
  const { auth, firestore, firestoreGrpc, storage } = local.firebase.addresses;
  const beside = await LocalFirebaseProcess.start({
    projectId: 'demo-local',
    dataDirectory: join(local.directory, 'beside'),
    configFile: join(local.directory, 'firebase.json'),
    functionsSource: exampleFunctions,
    actionPath: '/login',
    only: ['hosting', 'functions'],
    elsewhere: { auth, firestore, firestoreGrpc, storage },
  });
  const initOf = async ({ addresses }: LocalFirebaseProcess) =>
    (await (await fetch(`${addresses.hosting}/__/firebase/init.json`)).json()) as AppConfiguration;
  const own = await initOf(local.firebase);
  expect(await initOf(beside)).toEqual({
    ...own,
    emulators: { ...own.emulators, functions: beside.addresses.functions },
  });
  const callUrl = `${beside.addresses.functions}/demo-local/us-central1/writeGreeting`;
  const headers = { 'Content-Type': 'application/json' };
  await fetch(callUrl, { method: 'POST', headers, body: '{"data":"from-beside"}' });
  const document = `${firestore}/v1/projects/demo-local/databases/(default)/documents/greetings/from-beside`;
  expect((await fetch(document)).status).toBe(200);
  await beside.stop();
});

it('has exclusive use of its data folder', async () => {
  await expect(local.launch()).rejects.toThrow(/^The data folder .*data is in use by process \d+\./);
});

it('does not start with security rules that have errors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const config = { hosting: { public: '.' }, firestore: { rules: 'firestore.rules' } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  writeFileSync(
    join(folder, 'firestore.rules'),
    'service cloud.firestore {\n  match /a { allow read: if 1 is who; }\n}',
  );
  const refused = LocalFirebaseProcess.start({
    projectId: 'demo-local',
    dataDirectory: join(folder, 'data'),
    configFile: join(folder, 'firebase.json'),
    functionsSource: join(folder, 'none.ts'),
    actionPath: '/login',
  });
  await expect(refused).rejects.toThrow("firestore.rules:2:31: Unknown type 'who'.");
  rmSync(folder, { recursive: true });
});

it('names a damaged file and leaves it unchanged', async () => {
  const data = mkdtempSync(join(tmpdir(), 'damaged-'));
  mkdirSync(join(data, 'auth'));
  writeFileSync(join(data, 'auth', 'accounts.ndjson'), 'garbage\n');
  const damaged = LocalFirebaseProcess.start({
    projectId: 'demo-local',
    dataDirectory: data,
    configFile: join(local.directory, 'firebase.json'),
    functionsSource: join(local.directory, 'none.ts'),
    actionPath: '/login',
  });
  await expect(damaged).rejects.toThrow(`${join(data, 'auth', 'accounts.ndjson')} is damaged`);
  expect(readdirSync(data).sort()).toEqual(['auth', 'firestore', 'storage']);
  rmSync(data, { recursive: true });
});

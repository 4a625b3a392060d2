import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import {
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
} from 'firebase/storage';
import type { AppConfiguration } from './appConfiguration.ts';
import { LocalFirebaseProcess } from './testing/LocalFirebaseProcess.ts';

jest.setTimeout(60_000);

let directory: string;
let firebase: LocalFirebaseProcess;
let app: FirebaseApp;
let appCount = 0;

const password = 'a good password';
let accountCount = 0;
const newEmail = () => `person${(accountCount += 1)}@demo.test`;

function start() {
  return LocalFirebaseProcess.start({
    projectId: 'demo-local',
    dataDirectory: join(directory, 'data'),
    configFile: join(directory, 'firebase.json'),
    functionsSource: join(__dirname, 'functions', 'fixtures', 'exampleFunctions.ts'),
    actionPath: '/login',
  });
}

/** A client of the running local Firebase that learns everything from the reserved URL, as the web app does. */
async function connect(): Promise<FirebaseApp> {
  const response = await fetch(`${firebase.addresses.hosting}/__/firebase/init.json`);
  const { emulators, ...options } = (await response.json()) as FirebaseOptions & {
    emulators: Required<AppConfiguration['emulators']>;
  };
  const client = initializeApp(options, `client ${(appCount += 1)}`);
  connectAuthEmulator(getAuth(client), emulators.auth, { disableWarnings: true });
  const functions = new URL(emulators.functions);
  connectFunctionsEmulator(getFunctions(client), functions.hostname, Number(functions.port));
  const storage = new URL(emulators.storage);
  connectStorageEmulator(getStorage(client), storage.hostname, Number(storage.port));
  return client;
}

async function call(name: string, data?: unknown): Promise<unknown> {
  return (await httpsCallable(getFunctions(app), name)(data)).data;
}

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'local-firebase-'));
  mkdirSync(join(directory, 'dist', 'mf-team', 'assets'), { recursive: true });
  writeFileSync(join(directory, 'dist', 'index.html'), '<title>The page</title>');
  writeFileSync(join(directory, 'dist', 'mf-team', 'assets', 'a.js'), 'let a = 1;\n'.repeat(1000));
  const hosting = {
    public: 'dist',
    rewrites: [{ source: '!/@(__|mf-*)/**', destination: '/index.html' }],
    headers: [{ source: '/mf-*/assets/**', headers: [{ key: 'Cache-Control', value: 'immutable' }] }],
  };
  writeFileSync(join(directory, 'firebase.json'), JSON.stringify({ hosting }));
  firebase = await start();
  app = await connect();
});

afterAll(async () => {
  await deleteApp(app);
  await firebase.stop();
  rmSync(directory, { recursive: true });
});

describe('Auth', () => {
  it('tells nobody which part of a login was wrong', async () => {
    const email = newEmail();
    await createUserWithEmailAndPassword(getAuth(app), email, password);
    const expected = { code: 'auth/invalid-credential' };
    await expect(signInWithEmailAndPassword(getAuth(app), email, 'wrong password')).rejects.toMatchObject(
      expected,
    );
    await expect(signInWithEmailAndPassword(getAuth(app), newEmail(), password)).rejects.toMatchObject(
      expected,
    );
  });

  it("resets a password by the link in the output, which leads to the app's page", async () => {
    const email = newEmail();
    await createUserWithEmailAndPassword(getAuth(app), email, password);
    await sendPasswordResetEmail(getAuth(app), email);
    const line = await firebase.line(`Mail to ${email}: Password reset: `);
    const link = new URL(line.split(' ').at(-1) ?? '');
    expect(link.href).toContain(`${firebase.addresses.hosting}/login?mode=resetPassword&oobCode=`);
    await confirmPasswordReset(getAuth(app), link.searchParams.get('oobCode') ?? '', 'another password');
    await signInWithEmailAndPassword(getAuth(app), email, 'another password');
  });

  it('answers a reset for an unknown address like any other', async () => {
    await sendPasswordResetEmail(getAuth(app), 'nobody@demo.test');
    expect(firebase.lines.join()).not.toContain('nobody@demo.test');
  });
});

describe('what Auth refuses', () => {
  const accounts = (method: string, body: string) =>
    fetch(`${firebase.addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=k`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });

  it.each(['garbage', 'a.b.c', '', 'x'.repeat(10_000)])('a token that is none (%#)', async (idToken) => {
    const response = await accounts('lookup', JSON.stringify({ idToken }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 400, message: expect.any(String) } });
  });

  it.each([{}, { sub: 'a', iss: 'elsewhere' }, 'text', null])(
    'a token of another issuer: %j',
    async (payload) => {
      const parts = ['{"alg":"none","typ":"JWT"}', JSON.stringify(payload), ''];
      const idToken = parts.map((part) => Buffer.from(part).toString('base64url')).join('.');
      for (const method of ['lookup', 'update', 'delete']) {
        const response = await accounts(method, JSON.stringify({ idToken }));
        expect(response.status).toBe(400);
        const error = { code: 400, status: 'INVALID_ARGUMENT', message: 'INVALID_ID_TOKEN' };
        expect(await response.json()).toMatchObject({ error });
      }
    },
  );

  it.each(['{', 'null', '[]', '"text"', '{"email":7}'])('a body that is no request: %s', async (body) => {
    const response = await accounts('signUp', body);
    expect(response.status).toBe(400);
  });

  it('a body that is too large', async () => {
    const response = await accounts('signUp', JSON.stringify({ displayName: 'x'.repeat(20_000_000) }));
    expect(response.status).toBe(413);
  });
});

describe('Functions', () => {
  it('refuse a body that is too large', async () => {
    const url = `${firebase.addresses.functions}/demo-local/us-central1/whoAmI`;
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: `"${'x'.repeat(34_000_000)}"` });
    expect(response.status).toBe(413);
  });

  it('give a callable the identity of its caller, with custom claims', async () => {
    const { user } = await createUserWithEmailAndPassword(getAuth(app), newEmail(), password);
    await call('setRole', 'owner');
    await user.getIdToken(true);
    const data = { list: [1, 'two', null] };
    expect(await call('whoAmI', data)).toEqual({ uid: user.uid, email: user.email, role: 'owner', data });
    await getAuth(app).signOut();
    expect(await call('whoAmI')).toMatchObject({ uid: null });
  });

  it('refuse a token that Auth did not issue', async () => {
    const url = `${firebase.addresses.functions}/demo-local/us-central1/whoAmI`;
    const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer a.b.c' };
    const response = await fetch(url, { method: 'POST', headers, body: '{"data":null}' });
    expect(response.status).toBe(401);
  });

  it.each(['throws', 'rejects'])('answer INTERNAL and nothing more when a callable %s', async (name) => {
    await expect(call(name)).rejects.toMatchObject({
      code: 'functions/internal',
      message: expect.stringMatching(/^INTERNAL\b/),
    });
  });

  it('pass on the error that a callable means', async () => {
    const expected = {
      code: 'functions/failed-precondition',
      message: expect.stringMatching(/^Not tonight\./),
      details: { reason: 'full' },
    };
    await expect(call('refuses')).rejects.toMatchObject(expected);
  });

  it('survive errors after the answer', async () => {
    expect(await call('failsLater')).toBe('answered');
    await firebase.line('rejected after the answer');
    await firebase.line('thrown after the answer');
    expect(await call('whoAmI')).toMatchObject({ uid: null });
  });

  it('run HTTP functions, and answer 500 when one throws', async () => {
    const url = `${firebase.addresses.functions}/demo-local/us-central1/greet`;
    expect(await (await fetch(`${url}/you`)).text()).toBe('Hello /you');
    const failed = await fetch(`${url}?fail=1`);
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toContain('secret');
  });

  it('start document triggers on commits, also after one has failed', async () => {
    await call('writeGreeting', 'bad');
    await firebase.line('Function countGreetings failed on greetings/bad');
    await call('writeGreeting', 'good');
    await untilTrue(async () => (await call('admin-readCounter', 'greetings')) !== null);
    expect(await call('admin-readCounter', 'greetings')).toEqual({ last: 'hello', count: 1 });
  });

  it('deliver an event again when a trigger asks for it', async () => {
    await call('writeFlaky');
    await firebase.line('Function recover failed on flaky/one, to be tried again');
    await untilTrue(async () => (await call('admin-readCounter', 'recover')) !== null);
    expect(await call('admin-readCounter', 'recover')).toEqual({ attempts: 2, id: 'one' });
  });

  it('list what there is, and start a scheduled function when asked to', async () => {
    const { functions } = (await (await fetch(firebase.addresses.functions)).json()) as {
      functions: object[];
    };
    expect(functions).toContainEqual({
      kind: 'schedule',
      name: 'nightly',
      region: 'us-central1',
      schedule: '30 2 * * *',
      timeZone: 'America/New_York',
    });
    const url = `${firebase.addresses.functions}/demo-local/us-central1/nightly`;
    await fetch(url, { method: 'POST', headers: { 'X-CloudScheduler-JobName': 'tonight' } });
    expect(await call('admin-readCounter', 'nightly')).toEqual({ jobName: 'tonight' });
  });

  it('are asked from any page of this machine, and say so when there is no such function', async () => {
    await expect(call('nothing')).rejects.toMatchObject({ code: 'functions/not-found' });
    const url = `${firebase.addresses.functions}/demo-local/us-central1/whoAmI`;
    const headers = { Origin: 'http://localhost:3000', 'Access-Control-Request-Method': 'POST' };
    const response = await fetch(url, { method: 'OPTIONS', headers });
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000');
  });
});

describe('Access', () => {
  const places = ['hosting', 'auth', 'firestore', 'functions', 'storage', 'outbox', 'hub'] as const;

  /** Asks a service with headers that `fetch` does not let one choose. */
  const ask = async (place: (typeof places)[number], method: string, headers: Record<string, string>) => {
    const sent = request(new URL('/', firebase.addresses[place]), { method, headers }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    return response;
  };

  it.each(places)(
    '%s answers neither to a foreign name nor to a foreign page, and lets none in',
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

  it('makes no page an administrator that only says so, also where the header is in the body', async () => {
    const { firestore, auth, storage } = firebase.addresses;
    const document = `${firestore}/v1/projects/demo-local/databases/(default)/documents/secrets/a`;
    const origin = new URL(firebase.addresses.hosting).origin;
    const statusOf = async (authorization: string) =>
      (await fetch(document, { headers: { origin, authorization } })).status;
    expect(await statusOf('Bearer owner')).toBe(403);
    expect(await statusOf(`Bearer ${firebase.administratorToken}`)).toBe(404);
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

describe('Storage', () => {
  const path = "shops/Ann's/photo ü.png";
  const bytes = Uint8Array.of(1, 2, 3);

  it('stores, opens by download URL, describes, changes and deletes an object', async () => {
    const object = ref(getStorage(app), path);
    await uploadBytes(object, bytes, { contentType: 'image/png', customMetadata: { shift: 'one' } });
    const response = await fetch(await getDownloadURL(object));
    expect(response.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    await updateMetadata(object, { cacheControl: 'max-age=60', customMetadata: { night: 'two' } });
    expect(await getMetadata(object)).toMatchObject({
      size: 3,
      contentType: 'image/png',
      cacheControl: 'max-age=60',
      customMetadata: { shift: 'one', night: 'two' },
    });
    await deleteObject(object);
    await expect(getMetadata(object)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  });

  it('takes a large object in chunks, with progress', async () => {
    const content = Uint8Array.from({ length: 1_500_000 }, (_, index) => index % 251);
    const task = uploadBytesResumable(ref(getStorage(app), 'large.bin'), content);
    const progress: number[] = [];
    task.on('state_changed', (snapshot) => progress.push(snapshot.bytesTransferred));
    await task;
    expect(progress.length).toBeGreaterThan(2);
    const stored = await getBytes(ref(getStorage(app), 'large.bin'));
    expect(Buffer.compare(Buffer.from(stored), Buffer.from(content))).toBe(0);
  });

  it('lists a folder and its sub-folders', async () => {
    for (const name of ['list/a', 'list/b', 'list/c/d']) await uploadBytes(ref(getStorage(app), name), bytes);
    const { items, prefixes } = await listAll(ref(getStorage(app), 'list'));
    expect(items.map(({ fullPath }) => fullPath)).toEqual(['list/a', 'list/b']);
    expect(prefixes.map(({ fullPath }) => fullPath)).toEqual(['list/c']);
  });

  it('says clearly when an object is too large', async () => {
    const url = `${firebase.addresses.storage}/v0/b/demo-local.firebasestorage.app/o?name=huge`;
    const headers = {
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(101 * 1024 * 1024),
    };
    const response = await fetch(url, { method: 'POST', headers, body: '{}' });
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      error: { code: 413, message: expect.stringContaining('100 MB') },
    });
  });

  it('shows the same objects through the JSON API of firebase-admin', async () => {
    const bucket = `${firebase.addresses.storage}/upload/storage/v1/b/demo-local.firebasestorage.app/o`;
    const begun = await fetch(`${bucket}?uploadType=resumable&name=admin%2Freport.csv`, {
      method: 'POST',
      headers: { 'X-Upload-Content-Type': 'text/csv' },
    });
    const location = begun.headers.get('Location') ?? '';
    const first = await fetch(location, {
      method: 'PUT',
      headers: { 'Content-Range': 'bytes 0-3/*' },
      body: 'a,b\n',
    });
    expect([first.status, first.headers.get('Range')]).toEqual([308, 'bytes=0-3']);
    const last = await fetch(location, {
      method: 'PUT',
      headers: { 'Content-Range': 'bytes 4-7/8' },
      body: '1,2\n',
    });
    expect(await last.json()).toMatchObject({ name: 'admin/report.csv', contentType: 'text/csv', size: '8' });
    const object = ref(getStorage(app), 'admin/report.csv');
    expect(Buffer.from(await getBytes(object)).toString()).toBe('a,b\n1,2\n');
  });
});

describe('Hosting', () => {
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(firebase.addresses.hosting + path, { headers });

  it.each(['/', '/team/someone?tab=schedule', '/login'])('answers %s with the page', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, '<title>The page</title>']);
  });

  it.each(['/mf-team/assets/missing.js', '/mf-team/mf-manifest.json', '/__/nothing'])(
    'answers %s with 404, to be asked again',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
    },
  );

  it('sends files compressed, with the headers of firebase.json, and not again when they are unchanged', async () => {
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
    'gives nothing from outside the public folder for %s',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('rewrites');
    },
  );

  it('sends a file that was replaced', async () => {
    const file = join(directory, 'dist', 'mf-team', 'assets', 'b.js');
    writeFileSync(file, 'old');
    const old = await get('/mf-team/assets/b.js');
    expect(await old.text()).toBe('old');
    writeFileSync(file, 'newer');
    const headers = { 'If-None-Match': old.headers.get('ETag') ?? '' };
    expect(await (await get('/mf-team/assets/b.js', headers)).text()).toBe('newer');
  });
});

it('keeps what it acknowledged through a kill', async () => {
  const email = newEmail();
  const { user } = await createUserWithEmailAndPassword(getAuth(app), email, password);
  await call('setRole', 'admin');
  await uploadBytes(ref(getStorage(app), 'kept'), Uint8Array.of(9));
  await firebase.stop('SIGKILL');
  await deleteApp(app);

  firebase = await start();
  app = await connect();
  const signedIn = await signInWithEmailAndPassword(getAuth(app), email, password);
  expect(signedIn.user.uid).toBe(user.uid);
  expect((await signedIn.user.getIdTokenResult()).claims.role).toBe('admin');
  expect(new Uint8Array(await getBytes(ref(getStorage(app), 'kept')))).toEqual(Uint8Array.of(9));
});

it('delivers an event again that a kill broke off, and only that one', async () => {
  const counter = () => call('admin-readCounter', 'finishLater') as Promise<{ deliveries: number } | null>;
  await call('writeUnfinished');
  await untilTrue(async () => (await counter())?.deliveries === 1);
  const greeted = await call('admin-readCounter', 'greetings');
  await firebase.stop('SIGKILL');
  await deleteApp(app);

  firebase = await start();
  app = await connect();
  await untilTrue(async () => (await counter())?.deliveries === 2);
  expect(await counter()).toEqual({ deliveries: 2, ids: [expect.any(String)] });
  expect(await call('admin-readCounter', 'greetings')).toEqual(greeted);
});

it('leads the app and the functions to services that run elsewhere', async () => {
  const { auth, firestore, firestoreGrpc, storage } = firebase.addresses;
  const beside = await LocalFirebaseProcess.start({
    projectId: 'demo-local',
    dataDirectory: join(directory, 'beside'),
    configFile: join(directory, 'firebase.json'),
    functionsSource: join(__dirname, 'functions', 'fixtures', 'exampleFunctions.ts'),
    actionPath: '/login',
    only: ['hosting', 'functions'],
    elsewhere: { auth, firestore, firestoreGrpc, storage },
  });
  const initOf = async ({ addresses }: LocalFirebaseProcess) =>
    (await (await fetch(`${addresses.hosting}/__/firebase/init.json`)).json()) as AppConfiguration;
  const own = await initOf(firebase);
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

it('is alone on its data folder', async () => {
  await expect(start()).rejects.toThrow(/^The data folder .*data is in use by process \d+\./);
});

it('does not start with security rules that have errors', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const config = { hosting: { public: '.' }, firestore: { rules: 'firestore.rules' } };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  writeFileSync(
    join(folder, 'firestore.rules'),
    'service cloud.firestore {\n  match /a { allow read: if who; }\n}',
  );
  const refused = LocalFirebaseProcess.start({
    projectId: 'demo-local',
    dataDirectory: join(folder, 'data'),
    configFile: join(folder, 'firebase.json'),
    functionsSource: join(folder, 'none.ts'),
    actionPath: '/login',
  });
  await expect(refused).rejects.toThrow("firestore.rules:2:29: Unknown variable 'who'.");
  rmSync(folder, { recursive: true });
});

it('names a damaged file and leaves it as it is', async () => {
  const data = mkdtempSync(join(tmpdir(), 'damaged-'));
  mkdirSync(join(data, 'auth'));
  writeFileSync(join(data, 'auth', 'accounts.ndjson'), 'garbage\n');
  const damaged = LocalFirebaseProcess.start({
    projectId: 'demo-local',
    dataDirectory: data,
    configFile: join(directory, 'firebase.json'),
    functionsSource: join(directory, 'none.ts'),
    actionPath: '/login',
  });
  await expect(damaged).rejects.toThrow(`${join(data, 'auth', 'accounts.ndjson')} is damaged`);
  expect(readdirSync(data).sort()).toEqual(['auth', 'firestore', 'storage']);
  rmSync(data, { recursive: true });
});

async function untilTrue(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition()));
}

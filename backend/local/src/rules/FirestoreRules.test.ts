import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  collectionGroup,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  onSnapshot,
  query,
  runTransaction,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { Firestore, FirestoreError, Query } from 'firebase/firestore';

import { startFirestore } from '../firestore/index.ts';
import type { FirestoreServer } from '../firestore/index.ts';
import { FirestoreRules } from './FirestoreRules.ts';

// Real servers and clients are slow on a busy machine.
jest.setTimeout(60_000);

// Refusals are expected here; the SDK would log each.
setLogLevel('silent');

const PROJECT = 'demo-rules';
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function signedIn() { return request.auth != null; }
    function owns(data) { return signedIn() && data.owner == request.auth.uid; }

    match /notes/{note} {
      allow get: if owns(resource.data) || resource.data.open;
      allow list: if owns(resource.data) || resource.data.open == true || request.query.limit <= 2;
      allow create: if owns(request.resource.data) && request.resource.data.text is string;
      allow update: if owns(resource.data)
        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text']);
      allow delete: if owns(resource.data) && request.auth.token.get('admin', false);
    }
    match /{rest=**}/members/{member} {
      allow list: if signedIn() && resource.data.uid == request.auth.uid;
    }
    match /orders/{order} {
      allow create: if getAfter(/databases/$(database)/documents/totals/$(order)).data.sum == request.resource.data.sum;
    }
    match /totals/{total} {
      allow create: if existsAfter(/databases/$(database)/documents/orders/$(total));
      allow get: if signedIn();
    }
  }
}`;

let folder: string;
let rulesFile: string;
let lines: string[];
let rules: FirestoreRules;
let server: FirestoreServer;
let apps: FirebaseApp[];
let ann: Firestore;
let bob: Firestore;
let nobody: Firestore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'));
  rulesFile = join(folder, 'firestore.rules');
  writeFileSync(rulesFile, RULES);
  rules = new FirestoreRules(rulesFile, (line) => void lines.push(line));
  server = await startFirestore({
    projectId: PROJECT,
    dataDir: join(folder, 'data'),
    host: '127.0.0.1',
    httpPort: 0,
    grpcPort: 0,
    authorize: rules.authorize,
    replaceRules: (project, files) => rules.replace(project, files),
  });
  apps = [];
  [ann, bob, nobody] = [
    client('ann', { sub: 'ann', admin: true }),
    client('bob', { sub: 'bob' }),
    client('nobody'),
  ];
});
afterAll(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await server.stop();
  rules.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  lines = [];
  await fetch(`${origin()}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`, {
    method: 'DELETE',
  });
});

function origin(): string {
  return `http://127.0.0.1:${server.httpPort}`;
}

function client(name: string, mockUserToken?: { sub: string; admin?: boolean }): Firestore {
  const app = initializeApp({ projectId: PROJECT, apiKey: 'key' }, name);
  apps.push(app);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', server.grpcPort, mockUserToken ? { mockUserToken } : {});
  return db;
}

async function put(path: string, fields: object): Promise<void> {
  const url = `${origin()}/v1/projects/${PROJECT}/databases/(default)/documents/${path}`;
  const response = await fetch(url, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields }),
  });
  if (!response.ok) throw new Error(await response.text());
}

const note = (owner: string, open: boolean): object => ({
  owner: { stringValue: owner },
  text: { stringValue: 'hello' },
  open: { booleanValue: open },
});

async function expectRefused(attempt: Promise<unknown>): Promise<void> {
  const error = await attempt.then(
    () => null,
    (thrown: FirestoreError) => thrown,
  );
  expect(error?.code).toBe('permission-denied');
  expect(error?.message).toMatch(/Missing or insufficient permissions\.$/);
}

test('get', async () => {
  await put('notes/private', note('ann', false));
  await put('notes/open', note('ann', true));
  expect((await getDoc(doc(ann, 'notes/private'))).get('text')).toBe('hello');
  expect((await getDoc(doc(nobody, 'notes/open'))).exists()).toBe(true);
  await expectRefused(getDoc(doc(bob, 'notes/private')));
  await expectRefused(getDoc(doc(nobody, 'notes/private')));
  await expectRefused(getDoc(doc(ann, 'notes/missing')));
  await expectRefused(getDoc(doc(ann, 'elsewhere/one')));
  expect(lines[0]).toBe('Firestore refused get /notes/private for user "bob": firestore.rules:8:7 false');
  expect(lines).toContain(
    'Firestore refused get /elsewhere/one for user "ann": no rule in firestore.rules matches',
  );
});

test('list', async () => {
  await put('notes/private', note('ann', false));
  await put('notes/open', note('bob', true));
  const notes = (db: Firestore): Query => collection(db, 'notes');
  expect((await getDocs(query(notes(ann), where('owner', '==', 'ann')))).size).toBe(1);
  expect((await getDocs(query(notes(nobody), where('open', '==', true)))).size).toBe(1);
  expect((await getDocs(query(notes(nobody), limit(2)))).size).toBe(2);
  expect((await getCountFromServer(query(notes(ann), where('owner', '==', 'ann')))).data().count).toBe(1);
  await expectRefused(getDocs(notes(ann)));
  await expectRefused(getDocs(query(notes(bob), where('owner', '==', 'ann'))));
  await expectRefused(getDocs(query(notes(ann), where('owner', 'in', ['ann', 'bob']))));
  await expectRefused(getDocs(query(notes(nobody), limit(3))));
  await expectRefused(getCountFromServer(notes(ann)));
  expect(lines[0]).toBe(
    'Firestore refused list /notes for user "ann": firestore.rules:9:7 Property limit is undefined on object (at 9:89)',
  );
});

test('list of a collection group', async () => {
  await put('shops/one/members/ann', { uid: { stringValue: 'ann' } });
  await put('shops/two/members/ann', { uid: { stringValue: 'ann' } });
  await put('shops/two/members/bob', { uid: { stringValue: 'bob' } });
  const members = (db: Firestore): Query => collectionGroup(db, 'members');
  expect((await getDocs(query(members(ann), where('uid', '==', 'ann')))).size).toBe(2);
  await expectRefused(getDocs(members(ann)));
  await expectRefused(getDocs(query(members(bob), where('uid', '==', 'ann'))));
  await expectRefused(getDocs(query(members(nobody), where('uid', '==', 'ann'))));
});

test('create, update, delete', async () => {
  const mine = doc(ann, 'notes/mine');
  await setDoc(mine, { owner: 'ann', text: 'one' });
  await updateDoc(mine, { text: 'two' });
  await expectRefused(setDoc(doc(bob, 'notes/his'), { owner: 'ann', text: 'one' }));
  await expectRefused(setDoc(doc(nobody, 'notes/its'), { owner: 'ann', text: 'one' }));
  await expectRefused(setDoc(doc(bob, 'notes/his'), { owner: 'bob', text: 1 }));
  await expectRefused(updateDoc(mine, { owner: 'bob' }));
  await expectRefused(setDoc(doc(bob, 'notes/mine'), { owner: 'bob', text: 'three' }));
  await setDoc(doc(bob, 'notes/his'), { owner: 'bob', text: 'one' });
  await expectRefused(deleteDoc(doc(bob, 'notes/his')));
  await expectRefused(deleteDoc(doc(bob, 'notes/mine')));
  await deleteDoc(mine);
  await expectRefused(
    runTransaction(bob, async (transaction) => void (await transaction.get(doc(bob, 'notes/mine')))),
  );
});

test('a batch is evaluated by its final state, and is atomic', async () => {
  const batch = (sum: number, total: number): Promise<void> =>
    writeBatch(ann).set(doc(ann, 'orders/o'), { sum }).set(doc(ann, 'totals/o'), { sum: total }).commit();
  await expectRefused(batch(3, 4));
  await expectRefused(setDoc(doc(ann, 'orders/o'), { sum: 3 }));
  await expectRefused(setDoc(doc(ann, 'totals/o'), { sum: 3 }));
  expect((await getDoc(doc(ann, 'totals/o'))).exists()).toBe(false);
  await batch(3, 3);
  expect((await getDoc(doc(ann, 'totals/o'))).get('sum')).toBe(3);
});

test('a listener is refused like a query', async () => {
  const listen = (target: Query): Promise<number> =>
    new Promise((resolve, reject) => {
      const stop = onSnapshot(
        target,
        { includeMetadataChanges: true },
        ({ size, metadata }) => {
          if (metadata.fromCache) return;
          stop();
          resolve(size);
        },
        reject,
      );
    });
  await put('notes/private', note('ann', false));
  expect(await listen(query(collection(ann, 'notes'), where('owner', '==', 'ann')))).toBe(1);
  await expectRefused(listen(collection(bob, 'notes')));
  await expectRefused(listen(query(collection(bob, 'notes'), where('owner', '==', 'ann'))));
});

test('a changed file takes effect, and one with errors does not', async () => {
  const logged = async (text: string): Promise<void> => {
    while (!lines.some((line) => line.includes(text))) await new Promise(setImmediate);
  };
  try {
    writeFileSync(rulesFile, RULES.replace('allow get: if signedIn()', 'allow get: if true'));
    await logged('was reloaded');
    expect((await getDoc(doc(nobody, 'totals/x'))).exists()).toBe(false);
    writeFileSync(rulesFile, RULES.replace('signedIn() {', 'signedIn( {'));
    await logged('firestore.rules:4:24: Expected the name of a parameter');
    expect((await getDoc(doc(nobody, 'totals/x'))).exists()).toBe(false);
  } finally {
    lines = [];
    writeFileSync(rulesFile, RULES);
    await logged('was reloaded');
  }
  await expectRefused(getDoc(doc(nobody, 'totals/x')));
});

test('a file with errors, or a missing one, prevents the start', () => {
  const broken = join(folder, 'broken.rules');
  writeFileSync(broken, 'service cloud.firestore {\n  match /a {\n    allow read: if 1 is who;\n  }\n}\n');
  const open = (path: string) => () => new FirestoreRules(path, () => {});
  expect(open(broken)).toThrow("broken.rules:3:22: Unknown type 'who'.");
  expect(open(join(folder, 'missing.rules'))).toThrow(/missing\.rules:1:1: The file can't be read/);
});

test("logs a file's warnings", () => {
  const file = join(folder, 'warned.rules');
  writeFileSync(
    file,
    "rules_version = '2';\nservice cloud.firestore {\n  match /a { allow read: if who; }\n}\n",
  );
  const warned: string[] = [];
  new FirestoreRules(file, (line) => warned.push(line)).close();
  expect(warned).toEqual(['Warning: warned.rules:3:29: Invalid variable name: who.']);
});

describe('rules set by a test', () => {
  const setRules = (project: string, body: unknown): Promise<Response> =>
    fetch(`${origin()}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify(body),
    });
  const files = (content: string): object => ({ rules: { files: [{ name: 'test.rules', content }] } });
  const read = (project: string): Promise<Response> =>
    fetch(`${origin()}/v1/projects/${project}/databases/(default)/documents/anything/one`);

  test('apply to their project', async () => {
    const open = "rules_version = '2'; service cloud.firestore { match /{all=**} { allow read; } }";
    expect((await read('demo-other')).status).toBe(403);
    expect((await setRules('demo-other', files(open))).status).toBe(200);
    expect((await read('demo-other')).status).toBe(404);
    expect((await read(PROJECT)).status).toBe(403);
    // As @firebase/rules-unit-testing does, without a name.
    const none = 'service cloud.firestore { match /none { allow get: if who; } }';
    const closed = { rules: { files: [{ content: none }] } };
    const set = await setRules('demo-other', closed);
    expect(await set.json()).toEqual({
      issues: [
        {
          sourcePosition: { fileName: 'firestore.rules', line: 1, column: 1 },
          description: expect.stringContaining('old version'),
          severity: 'WARNING',
        },
        {
          sourcePosition: { fileName: 'firestore.rules', line: 1, column: 55 },
          description: 'Invalid variable name: who.',
          severity: 'WARNING',
        },
      ],
    });
    expect((await read('demo-other')).status).toBe(403);
  });

  test.each([
    [
      'errors in a file without a name',
      { rules: { files: [{ content: 'service' }] } },
      'firestore.rules:1:8: Expected the name of a service',
    ],
    [
      'errors',
      files('service cloud.firestore {\n match /a { allow read: if 1 is x; }\n}'),
      "test.rules:2:30: Unknown type 'x'.",
    ],
    ['a string', 'rules', 'Expected {"rules"'],
    ['nothing', {}, 'Expected {"rules"'],
    ['no file', { rules: { files: [] } }, 'Exactly one rules file'],
    ['a file without content', { rules: { files: [{ name: 'a' }] } }, 'Expected {"rules"'],
  ])('are refused with their problems: %s', async (_what, body, message) => {
    const response = await setRules('demo-other', body);
    expect(response.status).toBe(400);
    expect(JSON.stringify(await response.json())).toContain(JSON.stringify(message).slice(1, -1));
  });
});

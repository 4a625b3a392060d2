import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import {
  average,
  collection,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getAggregateFromServer,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limitToLast,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  startAfter,
  sum,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { Firestore, Query, QuerySnapshot } from 'firebase/firestore';
import * as lite from 'firebase/firestore/lite';

import { startFirestore } from './startFirestore.ts';
import type { FirestoreServer } from './startFirestore.ts';

// Real servers and clients are slow on a busy machine.
jest.setTimeout(60_000);

// Refused writes are expected here; the SDK would log each.
setLogLevel('silent');
lite.setLogLevel('silent');

let folder: string;
let server: FirestoreServer;
let apps: FirebaseApp[];
let one: Firestore;
let two: Firestore;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-'));
  server = await startFirestore({
    projectId: 'demo-sdk',
    dataDir: folder,
    host: '127.0.0.1',
    httpPort: 0,
    grpcPort: 0,
  });
  apps = [];
  [one, two] = [client('one'), client('two')];
});
afterEach(async () => {
  await Promise.all(apps.map((app) => deleteApp(app)));
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

function client(name: string): Firestore {
  const app = initializeApp({ projectId: 'demo-sdk', apiKey: 'key' }, name);
  apps.push(app);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, '127.0.0.1', server.grpcPort);
  return db;
}

/** A listener that collects changes and can wait for a state. */
class Listener {
  readonly changes: string[] = [];
  readonly stop: () => void;
  #latest: QuerySnapshot | undefined;
  #check: () => void = () => {};

  constructor(target: Query) {
    this.stop = onSnapshot(target, (snapshot) => {
      this.#latest = snapshot;
      this.changes.push(...snapshot.docChanges().map(({ type, doc: { id } }) => `${type} ${id}`));
      this.#check();
    });
  }

  until(wanted: (snapshot: QuerySnapshot) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#check = () => {
        if (this.#latest && wanted(this.#latest)) resolve();
      };
      this.#check();
    });
  }
}

test('a listener sees what another client does', async () => {
  const listener = new Listener(query(collection(one, 'notes'), where('n', '>', 0), orderBy('n')));
  await listener.until(({ metadata }) => !metadata.fromCache);
  await setDoc(doc(two, 'notes/a'), { n: 1, at: serverTimestamp() });
  await listener.until(({ size }) => size === 1);
  await updateDoc(doc(two, 'notes/a'), { n: increment(4) });
  await listener.until(({ docs }) => docs[0]?.get('n') === 5);
  await deleteDoc(doc(two, 'notes/a'));
  await listener.until(({ size }) => size === 0);
  expect(listener.changes).toEqual(['added a', 'modified a', 'removed a']);
});

test('a client that was offline gets each change once', async () => {
  const batch = writeBatch(two);
  for (let n = 0; n < 20; n++) batch.set(doc(two, `c/d${n}`), { n });
  await batch.commit();
  const listener = new Listener(query(collection(one, 'c'), where('n', '>=', 10)));
  await listener.until(({ size, metadata }) => size === 10 && !metadata.fromCache);
  await disableNetwork(one);
  listener.changes.length = 0;
  await updateDoc(doc(two, 'c/d10'), { text: 'new' });
  await deleteDoc(doc(two, 'c/d11'));
  await updateDoc(doc(two, 'c/d12'), { n: 0 });
  await updateDoc(doc(two, 'c/d1'), { n: 50 });
  await enableNetwork(one);
  await listener.until(({ metadata, docs }) => !metadata.fromCache && docs.some(({ id }) => id === 'd1'));
  expect(listener.changes.sort()).toEqual(['added d1', 'modified d10', 'removed d11', 'removed d12']);
});

test("several clients' concurrent transactions all take effect", async () => {
  await setDoc(doc(one, 'counters/a'), { n: 0 });
  const increments = Array.from({ length: 20 }, (_, index) => {
    const db = index % 2 === 0 ? one : two;
    return runTransaction(
      db,
      async (transaction) => {
        const snapshot = await transaction.get(doc(db, 'counters/a'));
        transaction.update(snapshot.ref, { n: snapshot.get('n') + 1 });
      },
      { maxAttempts: 30 },
    );
  });
  await Promise.all(increments);
  expect((await getDoc(doc(one, 'counters/a'))).get('n')).toBe(20);
});

test('a transaction notices a change to a document it only read', async () => {
  await setDoc(doc(one, 'a/read'), { n: 1 });
  let attempts = 0;
  await runTransaction(one, async (transaction) => {
    attempts++;
    const { n } = (await transaction.get(doc(one, 'a/read'))).data() as { n: number };
    if (attempts === 1) await setDoc(doc(two, 'a/read'), { n: 2 });
    transaction.set(doc(one, 'a/copy'), { n });
  });
  expect(attempts).toBe(2);
  expect((await getDoc(doc(one, 'a/copy'))).get('n')).toBe(2);
});

test('queries, cursors and aggregates', async () => {
  const batch = writeBatch(one);
  for (let n = 0; n < 10; n++) batch.set(doc(one, `c/d${n}`), { n, even: n % 2 === 0 });
  await batch.commit();
  const ids = async (
    ...parts: Parameters<typeof query> extends [unknown, ...infer Rest] ? Rest : never
  ): Promise<string> =>
    (await getDocs(query(collection(two, 'c'), ...parts))).docs.map(({ id }) => id).join(' ');
  expect(await ids(where('n', 'in', [1, 3]))).toBe('d1 d3');
  expect(await ids(orderBy('n'), limitToLast(2))).toBe('d8 d9');
  expect(await ids(where('even', '==', true), orderBy('n', 'desc'), startAfter(4))).toBe('d2 d0');
  const result = await getAggregateFromServer(query(collection(two, 'c'), where('n', '<', 4)), {
    c: count(),
    s: sum('n'),
    a: average('n'),
  });
  expect(result.data()).toEqual({ c: 4, s: 6, a: 1.5 });
});

test("errors have Firestore's codes", async () => {
  await expect(updateDoc(doc(one, 'a/none'), { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
  await expect(setDoc(doc(one, 'a/big'), { text: 'x'.repeat(1_100_000) })).rejects.toMatchObject({
    code: 'invalid-argument',
  });
  await setDoc(doc(one, 'a/b'), { works: 'on' });
  expect((await getDoc(doc(two, 'a/b'))).data()).toEqual({ works: 'on' });
});

test('the lite SDK works over REST', async () => {
  const app = initializeApp({ projectId: 'demo-sdk', apiKey: 'key' }, 'lite');
  apps.push(app);
  const db = lite.getFirestore(app);
  lite.connectFirestoreEmulator(db, '127.0.0.1', server.httpPort);
  const reference = lite.doc(db, 'a/é b');
  await lite.setDoc(reference, { n: 1, nan: NaN, at: lite.serverTimestamp() });
  await lite.updateDoc(reference, { n: lite.increment(1) });
  expect((await lite.getDoc(reference)).data()).toMatchObject({ n: 2, nan: NaN });
  await lite.runTransaction(db, async (transaction) => {
    const snapshot = await transaction.get(reference);
    transaction.update(reference, { n: snapshot.get('n') * 10 });
  });
  expect((await lite.getDocs(lite.query(lite.collection(db, 'a'), lite.where('n', '==', 20)))).size).toBe(1);
  expect((await lite.getCount(lite.collection(db, 'a'))).data().count).toBe(1);
  await lite.deleteDoc(reference);
  expect((await lite.getDoc(reference)).exists()).toBe(false);
  await expect(lite.updateDoc(reference, { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
});

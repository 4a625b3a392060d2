import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { deleteApp, initializeApp } from 'firebase-admin/app';
import type { App } from 'firebase-admin/app';
import { AggregateField, FieldValue, Filter, Timestamp, getFirestore } from 'firebase-admin/firestore';
import type { Firestore, QuerySnapshot } from 'firebase-admin/firestore';

import { startFirestore } from './startFirestore.ts';
import type { CommittedChange, FirestoreServer } from './startFirestore.ts';

// Real servers and clients are slow on a busy machine.
jest.setTimeout(60_000);

let folder: string;
let server: FirestoreServer;
let app: App;
let db: Firestore;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-'));
  server = await startFirestore({
    projectId: 'demo-admin',
    dataDir: folder,
    host: '127.0.0.1',
    httpPort: 0,
    grpcPort: 0,
  });
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${server.grpcPort}`;
  app = initializeApp({ projectId: 'demo-admin' });
  db = getFirestore(app);
});
afterAll(async () => {
  await db.terminate();
  await deleteApp(app);
  await server.stop();
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await fetch(
    `http://127.0.0.1:${server.httpPort}/emulator/v1/projects/demo-admin/databases/(default)/documents`,
    { method: 'DELETE' },
  );
});

/** A listener's first snapshot for which `wanted` is true. */
function snapshotWith(
  query: FirebaseFirestore.Query,
  wanted: (snapshot: QuerySnapshot) => boolean,
): Promise<QuerySnapshot> {
  return new Promise((resolve, reject) => {
    const stop = query.onSnapshot((snapshot) => {
      if (!wanted(snapshot)) return;
      stop();
      resolve(snapshot);
    }, reject);
  });
}

test('reads a document as it was written', async () => {
  const data = {
    text: 'é😀\u{10ffff}',
    integer: -7,
    large: 9007199254740991,
    double: 0.1,
    nan: NaN,
    yes: true,
    nothing: null,
    bytes: Buffer.from([0, 255]),
    list: [1, 'a', { b: [2] }],
    map: { constructor: 1, 'with.dot': { deep: [] } },
    at: Timestamp.fromMillis(1_700_000_000_123),
    vector: FieldValue.vector([1, 2.5]),
  };
  const reference = db.doc('things/a');
  await reference.set({ ...data, self: reference });
  const snapshot = await reference.get();
  expect(snapshot.get('self').isEqual(reference)).toBe(true);
  const { self: _self, ...rest } = snapshot.data() ?? {};
  expect(rest).toEqual(data);
  expect(snapshot.createTime?.isEqual(snapshot.updateTime as Timestamp)).toBe(true);
});

test('a listener sees what another client does', async () => {
  const query = db.collection('notes').where('n', '>', 0).orderBy('n');
  const appeared = snapshotWith(query, ({ size }) => size === 2);
  await db.collection('notes').add({ n: 1 });
  await db.collection('notes').add({ n: 0 });
  const reference = await db.collection('notes').add({ n: 2 });
  expect((await appeared).docs.map((document) => document.get('n'))).toEqual([1, 2]);
  const left = snapshotWith(query, ({ size }) => size === 1);
  await reference.update({ n: -1 });
  expect((await left).docs.map((document) => document.get('n'))).toEqual([1]);
});

test("batches are atomic, with Firestore's error codes", async () => {
  const batch = db.batch();
  batch.set(db.doc('a/1'), { n: 1 });
  batch.update(db.doc('a/none'), { n: 1 });
  await expect(batch.commit()).rejects.toMatchObject({ code: 5 });
  expect((await db.doc('a/1').get()).exists).toBe(false);
  await db.doc('a/1').create({ n: 1 });
  await expect(db.doc('a/1').create({ n: 1 })).rejects.toMatchObject({ code: 6 });
  const { updateTime } = await db.doc('a/1').get();
  await db.doc('a/1').update({ n: FieldValue.increment(2) });
  await expect(db.doc('a/1').delete({ lastUpdateTime: updateTime as Timestamp })).rejects.toMatchObject({
    code: 9,
  });
});

test('transforms', async () => {
  const reference = db.doc('a/1');
  await reference.set({ n: 1, list: ['a'], keep: true });
  const { writeTime } = await reference.update({
    n: FieldValue.increment(1.5),
    list: FieldValue.arrayUnion('a', 'b'),
    at: FieldValue.serverTimestamp(),
    'map.inner': 1,
  });
  const data = (await reference.get()).data();
  expect(data).toMatchObject({ n: 2.5, list: ['a', 'b'], keep: true, map: { inner: 1 } });
  expect(data?.['at'].isEqual(writeTime)).toBe(true);
  await reference.set({ list: FieldValue.arrayRemove('a'), keep: FieldValue.delete() }, { merge: true });
  expect((await reference.get()).data()).toMatchObject({ list: ['b'] });
  expect((await reference.get()).get('keep')).toBeUndefined();
});

test('20 concurrent transactions all take effect', async () => {
  const counter = db.doc('counters/a');
  await counter.set({ n: 0 });
  await Promise.all(
    Array.from({ length: 20 }, () =>
      db.runTransaction(
        async (transaction) => {
          const snapshot = await transaction.get(counter);
          transaction.update(counter, { n: snapshot.get('n') + 1 });
        },
        { maxAttempts: 30 },
      ),
    ),
  );
  expect((await counter.get()).get('n')).toBe(20);
});

test("a write that a transaction's query would find waits until the transaction has ended", async () => {
  const queue = db.collection('queue');
  const order: string[] = [];
  let added: Promise<unknown> | undefined;
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(queue.where('open', '==', true));
    added ??= queue.add({ open: true }).then(() => order.push('added'));
    transaction.set(db.doc('counters/open'), { n: found.size });
  });
  order.push('ended');
  await added;
  expect(order).toEqual(['ended', 'added']);
  expect((await db.doc('counters/open').get()).get('n')).toBe(0);
});

test('a read-only transaction sees one consistent state', async () => {
  await db.doc('a/1').set({ n: 1 });
  const seen = await db.runTransaction(
    async (transaction) => {
      const first = await transaction.get(db.doc('a/1'));
      await db.doc('a/1').set({ n: 2 });
      await db.doc('a/2').set({ n: 2 });
      const second = await transaction.get(db.doc('a/1'));
      const all = await transaction.get(db.collection('a'));
      return [first.get('n'), second.get('n'), all.size];
    },
    { readOnly: true },
  );
  expect(seen).toEqual([1, 1, 1]);
});

test('queries, aggregates, groups and listings', async () => {
  const batch = db.batch();
  for (let n = 0; n < 10; n++) batch.set(db.doc(`c/d${n}`), { n, even: n % 2 === 0, tags: [`t${n % 3}`] });
  batch.set(db.doc('p/1/c/x'), { n: 100 });
  await batch.commit();
  const ids = async (query: FirebaseFirestore.Query): Promise<string> =>
    (await query.get()).docs.map(({ id }) => id).join(' ');
  const c = db.collection('c');
  expect(await ids(c.where('n', '>=', 3).where('even', '==', true).limit(2))).toBe('d4 d6');
  expect(await ids(c.orderBy('n').limitToLast(2))).toBe('d8 d9');
  expect(
    await ids(c.where(Filter.or(Filter.where('n', '==', 1), Filter.where('tags', 'array-contains', 't2')))),
  ).toBe('d1 d2 d5 d8');
  expect(
    await ids(
      c
        .orderBy('n', 'desc')
        .startAfter(await c.doc('d7').get())
        .limit(2),
    ),
  ).toBe('d6 d5');
  expect(await ids(db.collectionGroup('c').where('n', '>', 8))).toBe('d9 x');
  expect((await c.select('n').limit(1).get()).docs[0]?.data()).toEqual({ n: 0 });
  const aggregate = c.where('even', '==', true).aggregate({
    count: AggregateField.count(),
    sum: AggregateField.sum('n'),
    average: AggregateField.average('n'),
  });
  expect((await aggregate.get()).data()).toEqual({ count: 5, sum: 20, average: 4 });
  expect((await db.listCollections()).map(({ id }) => id)).toEqual(['c', 'p']);
  expect((await db.collection('p').listDocuments()).map(({ path }) => path)).toEqual(['p/1']);
  const partitions: unknown[] = [];
  for await (const partition of db.collectionGroup('c').getPartitions(3)) partitions.push(partition);
  expect(partitions.length).toBeGreaterThan(0);
  await db.recursiveDelete(db.collection('p'));
  expect(await ids(db.collectionGroup('c').where('n', '>', 99))).toBe('');
});

test('a bulk writer reports each write', async () => {
  const writer = db.bulkWriter();
  const failures: number[] = [];
  writer.onWriteError(({ code }) => {
    failures.push(code);
    return false;
  });
  for (let n = 0; n < 50; n++) void writer.create(db.doc(`bulk/d${n}`), { n });
  void writer.create(db.doc('bulk/d0'), {}).catch(() => {});
  await writer.close();
  expect(failures).toEqual([6]);
  expect((await db.collection('bulk').count().get()).data().count).toBe(50);
});

test('commits are reported to subscribers, and a subscriber that throws is harmless', async () => {
  const received: CommittedChange[] = [];
  const stops = [
    server.onCommit((changes) => received.push(...changes)),
    server.onCommit(() => expect(true).toBe(false)),
  ];
  await db.doc('a/1').set({ n: 1 });
  await db.doc('a/1').delete();
  for (const stop of stops) stop();
  await db.doc('a/2').set({ n: 1 });
  const name = 'projects/demo-admin/databases/(default)/documents/a/1';
  const document = expect.objectContaining({ name, fields: { n: { integerValue: '1' } } });
  expect(received).toEqual([
    { name, before: null, after: document, commitTime: expect.any(String) },
    { name, before: document, after: null, commitTime: expect.any(String) },
  ]);
});

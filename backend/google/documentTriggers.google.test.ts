import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, GeoPoint, Timestamp, getFirestore } from 'firebase-admin/firestore';
import { join } from 'node:path';
import { Access } from '../local/src/access/Access.ts';
import { startFunctions, type FunctionsServer } from '../local/src/functions/index.ts';
import { choosePorts } from '../local/src/ports.ts';
import { findEmulator } from './findEmulator.ts';
import type { ReceivedEvent } from './fixtures/triggers.ts';
import { registerTriggers, startEmulator, type Emulator } from './startEmulator.ts';

const projectId = 'demo-triggers';
const received: ReceivedEvent[] = [];
const lines: string[] = [];
let emulator: Emulator;
let functions: FunctionsServer;
let app: ReturnType<typeof initializeApp>;

// The shared emulator has no functions to report to.
beforeAll(async () => {
  const found = findEmulator();
  if (!found.ok) return;
  const { ports } = await choosePorts('127.0.0.1', { functions: 0 });
  const port = ports.functions ?? 0;
  emulator = await startEmulator({ jar: found.jar, functions: `127.0.0.1:${port}` });
  Object.assign(globalThis, { heard: received });
  functions = await startFunctions({
    projectId,
    source: join(__dirname, 'fixtures/triggers.ts'),
    environment: {
      GCLOUD_PROJECT: projectId,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${emulator.port}`,
      METADATA_SERVER_DETECTION: 'none',
    },
    host: '127.0.0.1',
    port,
    access: new Access(),
    onCommit: null,
    log: (line) => lines.push(line),
  });
  functions.begin();
  await registerTriggers(emulator, projectId);
  app = initializeApp({ projectId });
});

afterAll(async () => {
  if (app) await deleteApp(app);
  await functions?.stop();
  await emulator?.stop();
});

/** Resolves with the events these functions received, once there are `count` of them. */
const receivedBy = async (count: number, ...names: string[]): Promise<readonly ReceivedEvent[]> => {
  for (;;) {
    const found = received.filter(({ name }) => names.includes(name));
    if (found.length >= count) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const everyType = {
  text: 'ñ😀',
  whole: 9_007_199_254_740_991,
  fraction: 1.5,
  notANumber: NaN,
  infinite: -Infinity,
  yes: true,
  nothing: null,
  at: new Timestamp(1_700_000_000, 123_456_000),
  epoch: new Timestamp(0, 0),
  bytes: Buffer.from([0, 255]),
  place: new GeoPoint(0, -2.5),
  list: [1, 'two', { three: [] }],
  map: { empty: {} },
};

test('functions get what Google reports about a document: parameters, and every type of value before and after', async () => {
  const order = getFirestore().doc('shops/eu/orders/7');
  await order.set(everyType);
  await order.set(everyType);
  await order.update({ whole: FieldValue.increment(-1), text: FieldValue.delete() });
  await order.delete();
  const params = { shop: 'eu', order: '7' };
  const { text: _, ...withoutText } = everyType;
  const changed = { ...withoutText, whole: everyType.whole - 1 };
  const found = await receivedBy(6, 'written', 'created', 'updated', 'deleted');
  expect(found.map(({ id: _id, ...rest }) => rest)).toEqual([
    { name: 'written', params, before: null, after: everyType },
    { name: 'created', params, after: everyType },
    { name: 'written', params, before: everyType, after: changed },
    { name: 'updated', params, before: everyType, after: changed },
    { name: 'written', params, before: changed, after: null },
    { name: 'deleted', params, before: changed },
  ]);
  expect(new Set(found.map(({ id }) => id)).size).toBe(6);
});

test('changes arrive in commit order, including those of a batch and of an empty document', async () => {
  received.length = 0;
  const db = getFirestore();
  const batch = db.batch();
  for (const id of ['a', 'b']) batch.set(db.doc(`shops/eu/orders/${id}`), {});
  await batch.commit();
  for (const id of ['c', 'd']) await db.doc(`shops/eu/orders/${id}`).set({});
  const found = await receivedBy(4, 'created');
  expect(found.map(({ params, after }) => [params.order, after])).toEqual(
    ['a', 'b', 'c', 'd'].map((id) => [id, {}]),
  );
});

test('a failed event is delivered again with the same id if the function allows retries', async () => {
  await getFirestore().doc('retried/one').set({});
  const [first, second] = await receivedBy(2, 'retried');
  expect(second).toEqual(first);
  expect(await receivedBy(1, 'notRetried')).toHaveLength(1);
  expect(lines.join('\n')).toContain('Function retried failed on retried/one, will be retried');
});

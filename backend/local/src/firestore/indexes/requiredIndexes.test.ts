import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { deleteApp, initializeApp } from 'firebase/app';
import {
  average,
  collection,
  connectFirestoreEmulator,
  getAggregateFromServer,
  getDocs,
  getFirestore,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import type { Query } from 'firebase/firestore';

import { startFirestore } from '../startFirestore.ts';
import type { FirestoreServer } from '../startFirestore.ts';

// A real server and client are slow on a busy machine.
jest.setTimeout(60_000);

let folder: string;
let server: FirestoreServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-'));
  const ports = { host: '127.0.0.1', httpPort: 0, grpcPort: 0 };
  server = await startFirestore({ projectId: 'demo-index', dataDir: folder, indexesFile: null, ...ports });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('over gRPC, refuses reads, sums and listeners without an index', async () => {
  const app = initializeApp({ projectId: 'demo-index' });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, '127.0.0.1', server.grpcPort);
  const items = collection(firestore, 'items');
  const listen = (requested: Query): Promise<unknown> =>
    new Promise((resolve, reject) => onSnapshot(requested, resolve, reject));
  const refusal = { code: 'failed-precondition', message: expect.stringContaining('create_composite=') };
  const unserved = query(items, where('a', '==', 1), orderBy('b'));
  await expect(getDocs(unserved)).rejects.toMatchObject(refusal);
  await expect(listen(unserved)).rejects.toMatchObject(refusal);
  const priced = query(items, where('a', '==', 1));
  await expect(getAggregateFromServer(priced, { mean: average('price') })).rejects.toMatchObject(refusal);
  await expect(listen(query(items, orderBy('a', 'desc')))).resolves.toBeDefined();
  expect((await getDocs(query(items, where('a', '==', 1), where('b', '==', 2)))).size).toBe(0);
  await deleteApp(app);
});

test('over REST, does so for administrators and listings too', async () => {
  const documents = `http://127.0.0.1:${server.httpPort}/v1/projects/demo-index/databases/(default)/documents`;
  const headers = { authorization: 'Bearer owner' };
  const orders = ['a', 'b'].map((fieldPath) => ({ field: { fieldPath } }));
  const body = JSON.stringify({
    structuredQuery: { from: [{ collectionId: 'items' }], orderBy: orders },
  });
  const answers = [
    await fetch(`${documents}:runQuery`, { method: 'POST', headers, body }),
    await fetch(`${documents}/items?orderBy=a,b`, { headers }),
  ];
  for (const answer of answers) {
    expect(answer.status).toBe(400);
    expect(await answer.text()).toMatch(/"FAILED_PRECONDITION".*|create_composite=/);
  }
});

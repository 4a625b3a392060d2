import { Worker } from 'node:worker_threads';
import type { Firestore as AdminFirestore } from 'firebase-admin/firestore';
import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  type Firestore,
} from 'firebase/firestore';

/** Firestore's limit for a batch. */
export const batchSize = 500;

/** A document of the load; its fields are those the query filters by. */
const documentOf = (n: number): object => ({
  n,
  day: `day-${n % 7}`,
  done: n % 3 === 0,
  name: `Item ${n % 1000}`,
  note: 'x'.repeat(100),
});

/** Writes single documents for a while, several concurrently. @returns acknowledged writes per second */
export async function singleWrites(
  firestore: AdminFirestore,
  inFlight: number,
  milliseconds: number,
): Promise<number> {
  const began = performance.now();
  let written = 0;
  const writer = async (number: number): Promise<void> => {
    for (let index = 0; performance.now() - began < milliseconds; index += 1) {
      await firestore.doc(`singles/${number}-${index}`).set(documentOf(index));
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, (_, number) => writer(number)));
  return (written / (performance.now() - began)) * 1000;
}

export interface BatchCosts {
  /** Milliseconds each, as seen by the client. */
  readonly times: readonly number[];
  /** The server's total processor time after each. */
  readonly processor: readonly number[];
}

/**
 * Writes documents in batches, one after another.
 *
 * @param processorTime returns the processor time the server has used so far, in milliseconds
 */
export async function batchedWrites(
  firestore: AdminFirestore,
  documents: number,
  processorTime: () => number | null,
): Promise<BatchCosts> {
  const times: number[] = [];
  const processor: number[] = [];
  for (let start = 0; start < documents; start += batchSize) {
    const batch = firestore.batch();
    for (let n = start; n < Math.min(start + batchSize, documents); n += 1)
      batch.set(firestore.doc(`load/d${n}`), documentOf(n));
    const began = performance.now();
    await batch.commit();
    times.push(performance.now() - began);
    processor.push(processorTime() ?? 0);
  }
  return { times, processor };
}

/** A listener on the whole load; `until` resolves when it has received this many documents. */
export interface LoadListener {
  readonly until: (count: number) => Promise<void>;
  readonly stop: () => Promise<unknown>;
}

/** Attaches a listener on the whole load in a separate thread; resolves at its first snapshot. */
export async function listenToLoad(port: number): Promise<LoadListener> {
  const worker = new Worker(new URL('listenerWorker.ts', import.meta.url), { workerData: { port } });
  let received = -1;
  let check = (): void => {};
  worker.on('message', (size: number) => {
    received = size;
    check();
  });
  const until = (count: number): Promise<void> =>
    new Promise((resolve) => {
      check = () => {
        if (received >= count) resolve();
      };
      check();
    });
  await until(0);
  return { until, stop: () => worker.terminate() };
}

/**
 * Repeatedly writes with one client and waits for another's snapshot. Only once per data folder, because each write must change something.
 *
 * @returns the milliseconds of each write, from the call to the snapshot
 */
export async function writeToSnapshot(
  writer: Firestore,
  reader: Firestore,
  times: number,
): Promise<number[]> {
  let seen = -1;
  let onSeen = (): void => {};
  const latest = query(collection(reader, 'messages'), orderBy('n', 'desc'), limit(20));
  const stop = onSnapshot(latest, (snapshot) => {
    seen = (snapshot.docs[0]?.get('n') as number | undefined) ?? -1;
    onSeen();
  });
  const results: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const began = performance.now();
    const arrived = new Promise<void>((resolve) => {
      onSeen = () => {
        if (seen >= n) resolve();
      };
    });
    void setDoc(doc(writer, `messages/m${n}`), { n, text: 'hello' });
    await arrived;
    results.push(performance.now() - began);
  }
  stop();
  return results;
}

/** Runs a query with three filters over the load. @returns the milliseconds of each run, and the number of results */
export async function filteredQuery(
  firestore: AdminFirestore,
  times: number,
): Promise<{ times: number[]; found: number }> {
  const filtered = firestore
    .collection('load')
    .where('day', '==', 'day-3')
    .where('done', '==', true)
    .where('name', '>=', 'Item 95');
  const results: number[] = [];
  let found = 0;
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    found = (await filtered.get()).size;
    results.push(performance.now() - began);
  }
  return { times: results, found };
}

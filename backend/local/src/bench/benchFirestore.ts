import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminClient, webClient } from './clients.ts';
import { deciles, percentile, meanOfTenths, type Figure } from './figures.ts';
import {
  batchedWrites,
  batchSize,
  filteredQuery,
  listenToLoad,
  singleWrites,
  writeToSnapshot,
} from './measure.ts';
import { ServerProcess } from './ServerProcess.ts';

const smallLoad = 10_000;
const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;
const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en-US')} per second`;
const megabytes = (value: number | null): string =>
  value === null ? 'unknown' : `${Math.round(value / 1e6)} MB`;

/**
 * Benchmarks the local Firestore in a separate process with the real SDKs on temporary data.
 *
 * @param documents size of the large load
 * @param progress receives a short progress line per step
 */
export async function benchFirestore(documents: number, progress: (line: string) => void): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-firestore-'));
  try {
    progress('Single writes, and from a write to a snapshot …');
    const quick = await measureQuick(join(folder, 'quick'));
    progress(`${documents} documents in batches of ${batchSize} …`);
    const load = await measureLoad(join(folder, 'load'), documents);
    progress('Starts …');
    return [
      ...quick,
      ...load,
      await measureStart(join(folder, 'small'), Math.min(smallLoad, documents), true),
      await measureStart(join(folder, 'load'), documents, false),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureQuick(data: string): Promise<Figure[]> {
  const server = await ServerProcess.start(data);
  const admin = adminClient(server.grpcPort);
  const [writer, reader] = [webClient(server.grpcPort), webClient(server.grpcPort)];
  await singleWrites(admin.firestore, 1, 500);
  const alone = await singleWrites(admin.firestore, 1, 3000);
  const together = await singleWrites(admin.firestore, 50, 3000);
  const latencies = (await writeToSnapshot(writer.firestore, reader.firestore, 1050)).slice(50);
  await Promise.all([admin.close(), writer.close(), reader.close()]);
  await server.stop();
  return [
    ['Single writes, one after the other', perSecond(alone)],
    ['Single writes, 50 at a time', perSecond(together)],
    [
      "From a write to a second client's snapshot",
      `p50 ${ms(percentile(latencies, 50))}, p99 ${ms(percentile(latencies, 99))}`,
    ],
  ];
}

async function measureLoad(data: string, documents: number): Promise<Figure[]> {
  const server = await ServerProcess.start(data);
  const admin = adminClient(server.grpcPort);
  const listener = await listenToLoad(server.grpcPort);
  await admin.firestore.doc('warm/up').set({});
  const began = performance.now();
  const { times: batches, processor } = await batchedWrites(admin.firestore, documents, () =>
    server.processorTime(),
  );
  const written = performance.now() - began;
  await listener.until(documents);
  const received = performance.now() - began;
  const { first, last } = deciles(batches);
  const work = meanOfTenths(processor);
  await listener.stop();
  const { times, found } = await filteredQuery(admin.firestore, 20);
  const memory = server.memory();
  await admin.close();
  await server.stop();
  const name = documents.toLocaleString('en-US');
  return [
    [
      `${name} documents in batches of ${batchSize}, with a listener on all of them`,
      `${seconds(written)} written, ${seconds(received)} received`,
    ],
    ['… documents', perSecond((documents / written) * 1000)],
    ['… a batch: first tenth, last tenth (medians)', `${ms(first)}, ${ms(last)}`],
    ["… the server's processor time for it, likewise (means)", `${ms(work.first)}, ${ms(work.last)}`],
    [
      `Query with 3 filters over ${name} documents`,
      `${ms(percentile(times, 50))} (finds ${found.toLocaleString('en-US')})`,
    ],
    [`Memory with ${name} documents, after all this`, megabytes(memory)],
  ];
}

async function measureStart(data: string, documents: number, fill: boolean): Promise<Figure> {
  if (fill) {
    const server = await ServerProcess.start(data);
    const admin = adminClient(server.grpcPort);
    await batchedWrites(admin.firestore, documents, () => null);
    await admin.close();
    await server.stop();
  }
  const starts: number[] = [];
  const work: number[] = [];
  let memory: number | null = null;
  for (let time = 0; time < 5; time += 1) {
    const server = await ServerProcess.start(data);
    starts.push(server.startedIn);
    work.push(server.processorTime() ?? 0);
    memory = server.memory();
    await server.stop();
  }
  return [
    `Start with ${documents.toLocaleString('en-US')} documents`,
    `${ms(percentile(starts, 50))} (${ms(percentile(work, 50))} of processor time), then ${megabytes(memory)}`,
  ];
}

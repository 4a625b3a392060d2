import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

// Real servers and clients are slow on a busy machine.
jest.setTimeout(60_000);

const DATABASE = 'projects/demo-local/databases/(default)';
/** Number of data folders tested concurrently, and kills per folder. */
const CHAINS = 3;
const KILLS_PER_CHAIN = 8;
/** Kills come at a random time within the first milliseconds of writing. */
const LONGEST_LIFE_MS = 250;
const BATCH_SIZE = 25;
const WRITERS = 4;

let folder: string;
const running = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'firestore-'));
});
afterEach(async () => {
  await Promise.all([...running].map(kill));
  rmSync(folder, { recursive: true, force: true });
});

interface Served {
  process: ChildProcess;
  url: string;
}

async function serve(data: string): Promise<Served> {
  const process = spawn(
    globalThis.process.execPath,
    [join(__dirname, '../testing/serveFirestore.ts'), data],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running.add(process);
  process.once('exit', () => running.delete(process));
  for await (const line of createInterface(process.stdout)) {
    const { httpPort } = JSON.parse(line) as { httpPort: number };
    return { process, url: `http://127.0.0.1:${httpPort}/v1/${DATABASE}/documents` };
  }
  throw new Error('The server stopped before it was ready');
}

async function kill(process: ChildProcess): Promise<void> {
  const exited = once(process, 'exit');
  process.kill('SIGKILL');
  await exited;
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

/** Commits batches in sequence until the server is gone. All documents of a batch contain its ID. */
async function write(url: string, prefix: string, onAcknowledged: (batch: string) => void): Promise<void> {
  for (let number = 0; ; number++) {
    const batch = `${prefix}-${number}`;
    const writes = Array.from({ length: BATCH_SIZE }, (_, index) => ({
      update: {
        name: `${DATABASE}/documents/load/${batch}-${index}`,
        fields: { batch: { stringValue: batch }, pad: { stringValue: 'x'.repeat(200) } },
      },
    }));
    try {
      await post(`${url}:commit`, { writes });
    } catch {
      return;
    }
    onAcknowledged(batch);
  }
}

async function sizesOfBatches(url: string): Promise<Map<string, number>> {
  const structuredQuery = { from: [{ collectionId: 'load' }], select: { fields: [{ fieldPath: 'batch' }] } };
  const answers = (await post(`${url}:runQuery`, { structuredQuery })) as {
    document?: { fields: { batch: { stringValue: string } } };
  }[];
  const sizes = new Map<string, number>();
  for (const { document } of answers) {
    const batch = document?.fields.batch.stringValue;
    if (batch !== undefined) sizes.set(batch, (sizes.get(batch) ?? 0) + 1);
  }
  return sizes;
}

/** Repeatedly lets a folder's server be written to and kills it. @returns the acknowledged batches */
async function killRepeatedly(data: string): Promise<Set<string>> {
  const acknowledged = new Set<string>();
  for (let round = 0; round < KILLS_PER_CHAIN; round++) {
    const { process, url } = await serve(data);
    const life = Math.random() * LONGEST_LIFE_MS;
    const killed = new Promise((resolve) => setTimeout(resolve, life)).then(() => kill(process));
    await Promise.all([
      killed,
      ...Array.from({ length: WRITERS }, (_, writer) =>
        write(url, `r${round}w${writer}`, (batch) => acknowledged.add(batch)),
      ),
    ]);
  }
  return acknowledged;
}

test(`killed ${CHAINS * KILLS_PER_CHAIN} times at any moment under load, it keeps what it acknowledged and no partial batch`, async () => {
  const folders = Array.from({ length: CHAINS }, (_, chain) => join(folder, String(chain)));
  const batches = await Promise.all(
    folders.map(async (data) => {
      const acknowledged = await killRepeatedly(data);
      const { process, url } = await serve(data);
      const sizes = await sizesOfBatches(url);
      const exited = once(process, 'exit');
      process.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
      expect([...acknowledged].filter((batch) => !sizes.has(batch))).toEqual([]);
      expect([...sizes].filter(([, size]) => size !== BATCH_SIZE)).toEqual([]);
      return acknowledged.size;
    }),
  );
  // With fewer, hardly anything was written between the kills, and the test proved nothing. The number depends on the machine's load.
  expect(batches.reduce((sum, size) => sum + size)).toBeGreaterThan((CHAINS * KILLS_PER_CHAIN) / 2);
}, 180_000);

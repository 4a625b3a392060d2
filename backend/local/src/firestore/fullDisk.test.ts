import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Simulates a full disk with a file size limit, which makes the system refuse writes in the same way and can be lifted again. */
jest.setTimeout(60_000);

const ROOT = 'projects/demo-local/databases/(default)/documents';
/** In blocks of 1,024 bytes. */
const ROOM = 2048;

let folder: string;
let server: ChildProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
});
afterEach(() => {
  server?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const serve = async (command: string): Promise<string> => {
  const script = join(__dirname, '../testing/serveFirestore.ts');
  // The store prints the system's error.
  server = spawn('bash', ['-c', `${command} exec "$0" "$1" "$2"`, process.execPath, script, folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  for await (const line of createInterface(server.stdout!)) {
    return `http://127.0.0.1:${(JSON.parse(line) as { httpPort: number }).httpPort}/v1/${ROOT}`;
  }
  throw new Error('The server stopped before it was ready');
};

const write = async (url: string, id: string): Promise<{ status: number; text: string }> => {
  const fields = { text: { stringValue: 'x'.repeat(60_000) } };
  const response = await fetch(`${url}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ writes: [{ update: { name: `${ROOT}/c/${id}`, fields } }] }),
  });
  return { status: response.status, text: await response.text() };
};

const read = async (url: string, id: string): Promise<number> =>
  (await fetch(`${url}/c/${id}`, { headers: { authorization: 'Bearer owner' } })).status;

test('refuses writes on a full disk while reads continue, until there is space again', async () => {
  const url = await serve(`ulimit -S -f ${ROOM};`);
  const stored: string[] = [];
  let refusal = '';
  for (let number = 0; refusal === ''; number += 1) {
    const { status, text } = await write(url, `d${number}`);
    if (status === 200) stored.push(`d${number}`);
    else refusal = text;
  }
  expect(JSON.parse(refusal)).toMatchObject({
    error: {
      status: 'UNAVAILABLE',
      message: expect.stringMatching(/cannot write to its data folder: .*Nothing of/),
    },
  });
  expect(stored.length).toBeGreaterThan(5);
  const refused = await Promise.all(['e1', 'e2', 'e3'].map((id) => write(url, id)));
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(await Promise.all(stored.map((id) => read(url, id)))).toEqual(stored.map(() => 200));
  expect(await read(url, 'e1')).toBe(404);

  execFileSync('bash', ['-c', 'prlimit --pid "$0" --fsize=unlimited:', String(server!.pid)]);
  expect((await write(url, 'after')).status).toBe(200);

  const ended = once(server!, 'exit');
  server!.kill('SIGKILL');
  await ended;
  const again = await serve('');
  expect(await Promise.all([...stored, 'after'].map((id) => read(again, id)))).toEqual(
    [...stored, 'after'].map(() => 200),
  );
  expect(await Promise.all(['e1', 'e2', 'e3'].map((id) => read(again, id)))).toEqual([404, 404, 404]);
});

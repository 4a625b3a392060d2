import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpServer } from '../httpServer.ts';
import { startStorage } from './index.ts';
import { ObjectStore } from './ObjectStore.ts';

let directory: string;
let server: HttpServer;
const lines: string[] = [];

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'storage-'));
  const log = (line: string) => void lines.push(line);
  server = await startStorage({ projectId: 'demo', directory, host: '127.0.0.1', port: 0, log });
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true });
});

const upload = async () => {
  const url = `http://127.0.0.1:${server.port}/v0/b/demo.firebasestorage.app/o?name=a.txt`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'text',
  });
  return { status: answer.status, body: (await answer.json()) as unknown };
};

test('refuses an upload on a full disk with a retryable error, and accepts it once there is space', async () => {
  const put = jest.spyOn(ObjectStore.prototype, 'put');
  put.mockRejectedValueOnce(Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }));
  expect(await upload()).toEqual({
    status: 503,
    body: {
      error: { code: 503, message: 'The local Storage cannot write to its data folder. Nothing was stored.' },
    },
  });
  expect(lines).toEqual([
    'The local Storage cannot write to its data folder. Nothing was stored. Error: ENOSPC: no space left on device',
  ]);
  expect((await upload()).status).toBe(200);
});

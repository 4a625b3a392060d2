import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enforcing, reportAppCheck } from './checkAppCheck.ts';

let server: Server;
let asked: string[];
let answers: Record<string, readonly [status: number, body: string]>;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    const service = request.url!.split('/').at(-1)!;
    const [status, body] = answers[service] ?? [200, '{"enforcementMode":"ENFORCED"}'];
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = [];
  answers = {};
});
afterAll(() => server.close());

const report = async (more: Record<string, string> = {}) => {
  const lines: string[] = [];
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const environment = { GOOGLE_ACCESS_TOKEN: 'token', APP_CHECK_API_ADDRESS: api, ...more };
  const code = await reportAppCheck('valet', environment, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
};

test('what is enforced is said, and nothing is changed', async () => {
  expect(await report()).toEqual({
    code: 0,
    said: `App Check of valet:

  Firestore          enforced
  Storage            enforced
  Auth               enforced`,
  });
  expect(asked.sort()).toEqual([
    'GET /v1/projects/valet/services/firebasestorage.googleapis.com Bearer token',
    'GET /v1/projects/valet/services/firestore.googleapis.com Bearer token',
    'GET /v1/projects/valet/services/identitytoolkit.googleapis.com Bearer token',
  ]);
});

test('what is not is said with the command that enforces it', async () => {
  answers = {
    'firestore.googleapis.com': [200, '{"enforcementMode":"UNENFORCED"}'],
    'identitytoolkit.googleapis.com': [200, '{"name":"x"}'],
  };
  const { code, said } = await report();
  expect(code).toBe(1);
  expect(said).toContain('Storage            enforced');
  expect(said).toContain(
    `Firestore: watched, not enforced. This enforces it:\n    ${enforcing('valet', 'firestore.googleapis.com')}`,
  );
  expect(said).toContain('Auth: off.');
});

test.each([
  [[403, '{"error":{"message":"Not yours."}}'], 'Storage: Not yours.'],
  [[500, '{}'], 'Storage: Firebase answered 500.'],
  [[200, '{"enforcementMode":"MAYBE"}'], 'not what it should be'],
  [[200, '<html>'], 'could not be reached'],
] as const)('%j is no good news', async (answer, words) => {
  answers = { 'firebasestorage.googleapis.com': answer };
  const { code, said } = await report();
  expect([code, said]).toEqual([1, expect.stringContaining(words)]);
});

test('without a token it says where one comes from', async () => {
  const { code, said } = await report({ GOOGLE_ACCESS_TOKEN: '' });
  expect([code, said, asked]).toEqual([1, expect.stringContaining('gcloud auth print-access-token'), []]);
});

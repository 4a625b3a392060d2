import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newKey } from '../../build/newKey.ts';
import { isSignedBy, type ModuleKeys, type SignedText } from '../../shared-lib/src/contract/documents.ts';
import { changedKeys, changeKeys, keyLines, readKeys } from './changeKeys.ts';
import { parseRegistry } from './options.ts';

const [one, two] = ['a'.repeat(43), 'b'.repeat(43)];
const list: ModuleKeys = { revision: 4, keys: { 'mf-hello': [one] } };

test.each([
  [{ kind: 'allow', module: 'mf-hello', key: two } as const, { 'mf-hello': [one, two] }],
  [{ kind: 'allow', module: 'mf-bye', key: one } as const, { 'mf-hello': [one], 'mf-bye': [one] }],
  [{ kind: 'revoke', module: 'mf-hello', key: one } as const, {}],
  [{ kind: 'revoke', module: 'mf-hello', key: null } as const, {}],
])('%j is the next revision', (change, keys) => {
  expect(changedKeys(list, change)).toEqual({ ok: true, value: { revision: 5, keys } });
});

test.each([
  [{ kind: 'allow', module: 'mf-hello', key: one } as const, 'This key is already allowed to sign mf-hello.'],
  [
    { kind: 'revoke', module: 'mf-hello', key: two } as const,
    "This key isn't allowed to sign mf-hello, so there is nothing to revoke.",
  ],
  [{ kind: 'revoke', module: 'mf-bye', key: null } as const, 'No key is allowed to sign mf-bye.'],
])('%j changes nothing', (change, message) => {
  expect(changedKeys(list, change)).toEqual({ ok: false, message });
});

const site = ['--site', 'https://hub.example.com'];
const root = ['--root', 'root.json'];

test.each([
  [['new-key', 'root.json'], { kind: 'newKey', file: 'root.json' }],
  [['keys', ...site], { kind: 'show', site: 'https://hub.example.com' }],
  [['allow', 'mf-hello', one, ...site, ...root], { change: { kind: 'allow', module: 'mf-hello', key: one } }],
  [['revoke', 'mf-hello', ...site, ...root], { change: { kind: 'revoke', module: 'mf-hello', key: null } }],
  [['--help'], { kind: 'help' }],
  [[], { kind: 'wrong' }],
  [['new-key'], { kind: 'wrong', message: 'Specify the new file.' }],
  [['keys'], { kind: 'wrong', message: expect.stringContaining('--site') }],
  [['keys', '--site', 'hub'], { kind: 'wrong' }],
  [['allow', 'mf-hello', one, ...site], { kind: 'wrong', message: expect.stringContaining('--root') }],
  [['allow', 'hello', one, ...site, ...root], { kind: 'wrong', message: expect.stringContaining('"hello"') }],
  [['allow', 'mf-hello', 'x', ...site, ...root], { kind: 'wrong', message: expect.stringContaining('"x"') }],
  [['allow', 'mf-hello', ...site, ...root], { kind: 'wrong', message: 'Specify the public key.' }],
  [['keys', '--x', ...site], { kind: 'wrong' }],
])('%j', (args, expected) => {
  expect(parseRegistry(args)).toMatchObject(expected);
});

describe('a site', () => {
  let server: Server;
  let address: string;
  let keys: SignedText | null = null;
  let refusal: string | null = null;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      if (request.method === 'GET') return response.end(JSON.stringify({ keys, modules: {} }));
      if (refusal !== null) return response.writeHead(409).end(JSON.stringify({ problem: refusal }));
      let body = '';
      for await (const chunk of request) body += String(chunk);
      keys = JSON.parse(body) as SignedText;
      return response.end('{"revision":1}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((ended) => server.close(ended));
  });

  test('gets a list that its root key has signed', async () => {
    const key = newKey();
    const change = { kind: 'allow', module: 'mf-hello', key: one } as const;
    const expected = { ok: true, value: { revision: 1, keys: { 'mf-hello': [one] } } };
    expect(await changeKeys(address, key, change)).toEqual(expected);
    expect(await isSignedBy([key.publicKey], 'module-keys', keys!)).toBe(true);
    expect(await readKeys(address, key.publicKey)).toEqual(expected);
    expect(keyLines(expected.value)).toEqual(['Revision 1', `  mf-hello             ${one}`]);
    expect(await readKeys(address, newKey().publicKey)).toMatchObject({
      message: expect.stringContaining('a different root key'),
    });
    refusal = 'The list of keys is at revision 2, so the next is 3.';
    expect(await changeKeys(address, key, { ...change, key: two })).toEqual({ ok: false, message: refusal });
  });
});

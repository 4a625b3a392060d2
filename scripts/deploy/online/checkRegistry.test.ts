import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ModuleEntry, Releases } from '../../../shared-lib/src/contract/index.ts';
import { checkRegistry } from './checkRegistry.ts';

const stamp = { at: '2026-11-30T12:00:00.000Z', by: 'test' };
const container = { script: 'assets/a.js', integrity: `sha256-${'a'.repeat(43)}=`, global: 'mf_a' };

/** An entry of a module with one page. */
const entry = (name: string, path: string): ModuleEntry => ({
  ...stamp,
  stable: {
    version: '1.0.0',
    container,
    manifest: {
      name,
      contract: '^2.0.0',
      routes: [{ path, title: { en: 'A', es: 'A' }, access: 'main', page: 'Page' }],
      nav: [],
      slots: [],
    },
  },
});
const site = (path: string): Releases => ({
  revision: 1,
  ...stamp,
  modules: { 'mf-team': entry('mf-team', path) },
});
const registry = (text: string) =>
  JSON.stringify({ keys: null, modules: { 'mf-hello': { text, key: 'a', signature: 'b' } } });
const hello = registry(JSON.stringify(entry('mf-hello', '/hello')));

let server: Server;
let answer: readonly [status: number, text: string];

beforeEach(async () => {
  server = createServer((_, response) => void response.writeHead(answer[0]).end(answer[1]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => void server.close());

it.each<[string, string, readonly [number, string], object]>([
  [
    'leaves the others their addresses',
    '/team',
    [200, hello],
    { ok: true, line: 'takes nothing from the modules of the registry (1)' },
  ],
  [
    'takes an address',
    '/hello',
    [200, hello],
    {
      ok: false,
      failed: false,
      message: 'mf-team has the address /hello, which belongs to mf-hello of the registry.',
    },
  ],
  [
    'has no registry',
    '/hello',
    [404, 'Not found'],
    { ok: true, line: expect.stringContaining('no registry') },
  ],
  [
    'answers with the page',
    '/hello',
    [200, '<!doctype html>'],
    { ok: true, line: expect.stringContaining('no registry') },
  ],
  [
    'has a registry with an unknown document',
    '/team',
    [200, registry('{"later":true}')],
    { ok: false, failed: false, message: expect.stringContaining("mf-hello can't be read") },
  ],
  [
    'is down',
    '/team',
    [503, ''],
    { ok: false, failed: true, message: expect.stringContaining('answered 503') },
  ],
])('a site that %s', async (_, path, given, expected) => {
  answer = given;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await checkRegistry(url, site(path))).toEqual(expected);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportHeaders } from './checkHeaders.ts';
import { securityHeaders } from './oddAddresses.ts';

let server: Server;
let asked: Set<string>;
/** Addresses with whose answers the server leaves the last header out. */
let bare: RegExp;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.add(url);
    const sent = bare.test(url) ? securityHeaders.slice(0, -1) : securityHeaders;
    if (url.includes('%zz')) return void response.writeHead(400).end();
    response.writeHead(404, Object.fromEntries(sent.map((name) => [name, 'x']))).end('none');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  asked = new Set();
  bare = /^$/;
});
afterAll(() => server.close());

const report = async (port = (server.address() as AddressInfo).port) => {
  const lines: string[] = [];
  const code = await reportHeaders(`http://127.0.0.1:${port}`, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
};

test('more than 200 addresses are asked for as they stand, and what is refused before the site is no page', async () => {
  const { code, said } = await report();
  expect([code, said]).toEqual([0, expect.stringMatching(/ all of [2-9]\d\d odd addresses\.$/)]);
  expect([...asked]).toEqual(expect.arrayContaining(['/.x', '/team/.x/y', '/team/%2e%2e', '/team/%zz']));
});

test('answers that lack a header are named, with what they lack', async () => {
  bare = /^\/team\/\./;
  const { code, said } = await report();
  expect(code).toBe(1);
  expect(said).toContain('\n  404 /team/.x: permissions-policy\n');
  expect(said).not.toContain(' /team/x.');
});

test('a site that does not answer is said', async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  const { code, said } = await report(port);
  expect([code, said]).toEqual([1, expect.stringContaining('could not be asked for its headers')]);
});

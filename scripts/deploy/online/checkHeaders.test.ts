import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportHeaders, securityHeaders } from './checkHeaders.ts';

let server: Server;
let requested: Set<string>;
/** Addresses whose responses the server sends without the last header. */
let bare: RegExp;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    requested.add(url);
    const sent = bare.test(url) ? securityHeaders.slice(0, -1) : securityHeaders;
    if (url.includes('%zz')) return void response.writeHead(400).end();
    response.writeHead(404, Object.fromEntries(sent.map((name) => [name, 'x']))).end('none');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  requested = new Set();
  bare = /^$/;
});
afterAll(() => server.close());

const report = async (port = (server.address() as AddressInfo).port) => {
  const lines: string[] = [];
  const code = await reportHeaders(`http://127.0.0.1:${port}`, (line) => lines.push(line));
  return { code, said: lines.join('\n') };
};

test('requests more than 200 addresses verbatim, and ignores those rejected before the site', async () => {
  const { code, said } = await report();
  expect([code, said]).toEqual([0, expect.stringMatching(/ for all [2-9]\d\d unusual addresses\.$/)]);
  expect([...requested]).toEqual(expect.arrayContaining(['/.x', '/team/.x/y', '/team/%2e%2e', '/team/%zz']));
});

test('names the responses without a header, and what they lack', async () => {
  bare = /^\/team\/\./;
  const { code, said } = await report();
  expect(code).toBe(1);
  expect(said).toContain('\n  404 /team/.x: permissions-policy\n');
  expect(said).not.toContain(' /team/x.');
});

test('reports a site that does not answer', async () => {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  const { code, said } = await report(port);
  expect([code, said]).toEqual([1, expect.stringContaining('could not be checked for headers')]);
});

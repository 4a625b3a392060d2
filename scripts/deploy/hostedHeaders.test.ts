import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalFirebaseProcess } from '../../backend/local/src/testing/LocalFirebaseProcess.ts';
import { unusualPaths, securityHeaders } from './online/checkHeaders.ts';

/** Tests firebase.json's headers on anything users may type or link to: a page without them could be framed. */
jest.setTimeout(120_000);

/** Thousands of requests over a few connections. */
const agent = new Agent({ keepAlive: true });

let folder: string;
let firebase: LocalFirebaseProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'));
  const { hosting } = JSON.parse(readFileSync(join(__dirname, '../../firebase.json'), 'utf8')) as {
    hosting: object;
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ hosting }));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'index.html'), '<!doctype html><title>App</title>');
  for (const name of ['shell', 'mf-team', 'mf-communities', 'mf-tracking', 'mf-settings', 'mf-billing']) {
    mkdirSync(join(folder, 'site', name, '1.0.0/assets'), { recursive: true });
    writeFileSync(join(folder, 'site', name, '1.0.0/assets/a.js'), 'go()');
    writeFileSync(join(folder, 'site', name, '1.0.0/mf-manifest.json'), '{}');
  }
  firebase = await LocalFirebaseProcess.start({
    projectId: 'demo-headers',
    dataDirectory: join(folder, 'data'),
    configFile: join(folder, 'firebase.json'),
    functionsSource: null,
    actionPath: '/login',
    only: ['hosting'],
  });
});

afterAll(async () => {
  agent.destroy();
  await firebase.stop();
  rmSync(folder, { recursive: true, force: true });
});

const places = [
  ...[
    '',
    '/team',
    '/login',
    '/docs',
    '/.x',
    '/a/b',
    '/t/7f3a',
    '/some-valet/elm-court/admin',
    '/policy-reports',
  ],
  ...['/shell', '/shell/1.0.0', '/releases', '/__/firebase'],
  ...['/mf-team/1.0.0/assets', '/mf-communities/1.0.0/assets', '/mf-tracking/1.0.0/assets'],
  ...['/mf-settings/1.0.0/assets', '/mf-billing/1.0.0/assets', '/mf-none/9.9.9/assets'],
];
const paths = unusualPaths(places);

const ask = (
  path: string,
  method = 'GET',
  sent: Readonly<Record<string, string>> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders }> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(firebase.addresses.hosting);
    const requested = request({ host: '127.0.0.1', port, path, method, headers: sent, agent }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    requested.on('error', (error) => reject(new Error(`${method} ${path}`, { cause: error }))).end();
  });

/** The response to bytes no client would send. */
const sendRaw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(firebase.addresses.hosting).port), '127.0.0.1');
    let answer = '';
    socket
      .on('data', (data) => (answer += String(data)))
      .on('end', () => resolve(answer))
      .on('error', reject);
    socket.write(bytes);
  });

/** Request paths and methods. */
const requests = [
  ...paths.map((path) => ({ path, method: 'GET', sent: {} })),
  ...paths.flatMap((path) =>
    ['HEAD', 'OPTIONS', 'POST', 'DELETE'].map((method) => ({ path, method, sent: {} })),
  ),
  ...paths
    .filter((path) => path.includes('.js'))
    .flatMap((path) =>
      ['bytes=0-0', 'bytes=99-', 'bytes=-1', 'bytes=0-0,2-2', 'x'].map((range) => ({
        path,
        method: 'GET',
        sent: { range },
      })),
    ),
  ...paths.slice(0, 20).flatMap((path) =>
    [{ 'if-none-match': '*' }, { accept: 'image/png' }, { 'accept-encoding': 'x' }].map((sent) => ({
      path,
      method: 'GET',
      sent,
    })),
  ),
];

test('every path is answered with the security headers, however odd the path or request', async () => {
  expect(paths.length).toBeGreaterThan(1000);
  const bare: string[] = [];
  const statuses = new Map<number, number>();
  for (const { path, method, sent } of requests) {
    const { status, headers } = await ask(path, method, sent);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const missing = securityHeaders.filter((name) => !(name in headers));
    if (missing.length > 0)
      bare.push(`${status} ${method} ${path.slice(0, 99)} ${JSON.stringify(sent)}: ${missing.join(', ')}`);
  }
  expect(bare).toEqual([]);
  for (const status of [200, 404, 405])
    expect([status, statuses.get(status) ?? 0]).toEqual([status, expect.any(Number)]);
  expect(statuses.get(200)).toBeGreaterThan(500);
});

test('requests that are not HTTP are answered without a page', async () => {
  for (const head of [
    'GET /\0 HTTP/1.1',
    'GET /\u0001 HTTP/1.1',
    'GET /\u00e9 HTTP/1.1',
    `GET /${'x'.repeat(20_000)} HTTP/1.1`,
    'X',
  ]) {
    const answer = await sendRaw(`${head}\r\nHost: localhost\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d [\w ]+\r\n/);
    expect(answer.slice(answer.indexOf('\r\n\r\n') + 4)).toBe('');
  }
});

test("firebase.json's rules set the headers for every path, encoded and decoded", () => {
  const { hosting } = JSON.parse(readFileSync(join(__dirname, '../../firebase.json'), 'utf8')) as {
    hosting: { headers: { regex?: string; headers: { key: string }[] }[] };
  };
  const decoded = paths.flatMap((path) => {
    try {
      return [path, decodeURIComponent(path)];
    } catch {
      return [path];
    }
  });
  const bare = decoded.flatMap((path) => {
    // Globs skip some paths, and Hosting may match against the whole path.
    const rules = hosting.headers.filter(
      ({ regex }) => regex && new RegExp(`^(?:${regex})$`, 'u').test(path),
    );
    const named = new Set(rules.flatMap(({ headers }) => headers.map(({ key }) => key.toLowerCase())));
    const missing = securityHeaders.filter((name) => !named.has(name));
    return missing.length === 0 ? [] : [`${JSON.stringify(path).slice(0, 99)}: ${missing.join(', ')}`];
  });
  expect(bare).toEqual([]);
});

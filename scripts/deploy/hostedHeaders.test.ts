import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalFirebaseProcess } from '../../backend/local/src/testing/LocalFirebaseProcess.ts';

/** The headers of firebase.json on whatever somebody types or links to: a page without them could be framed. */
jest.setTimeout(60_000);

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
  await firebase.stop();
  rmSync(folder, { recursive: true, force: true });
});

const places = [
  '',
  '/team',
  '/login',
  '/docs',
  '/.x',
  '/a/b',
  '/shell',
  '/shell/1.0.0',
  '/mf-team/1.0.0/assets',
  '/releases',
];
const endings = [
  ...[
    '',
    '/',
    '/.x',
    '/.x/y',
    '/x/.y/.z',
    '/..x',
    '/...',
    '/.well-known/x',
    '/.git/config',
    '/.env',
    '/x.',
    '/.x.html',
  ],
  ...[
    '//',
    '//x',
    '/;x',
    '/x;y',
    '/?',
    '/?x=1',
    '/%20',
    '/%2e',
    '/%2e%2e',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%2Fx',
    '/~',
  ],
  ...[
    '/%C3%A9',
    '/%F0%9F%98%80',
    '/index.html',
    '/x.map',
    '/__proto__',
    '/constructor',
    '/*',
    '/(x)',
    '/[x]',
    '/{x}',
  ],
];

const ask = (path: string): Promise<{ status: number; headers: IncomingHttpHeaders }> =>
  new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: new URL(firebase.addresses.hosting).port, path },
      (response) => {
        response
          .resume()
          .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
      },
    );
    asked.on('error', reject).end();
  });

const wanted = [
  'content-security-policy',
  'x-content-type-options',
  'strict-transport-security',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

test('every path is answered with the security headers, however odd it is', async () => {
  const paths = places.flatMap((place) => endings.map((ending) => place + ending || '/'));
  expect(paths.length).toBeGreaterThan(300);
  const bare: string[] = [];
  let pages = 0;
  for (const path of paths) {
    const { status, headers } = await ask(path);
    if (status === 200) pages += 1;
    const missing = wanted.filter((name) => !(name in headers));
    if (missing.length > 0) bare.push(`${status} ${path}: ${missing.join(', ')}`);
  }
  expect(bare).toEqual([]);
  expect(pages).toBeGreaterThan(100);
});

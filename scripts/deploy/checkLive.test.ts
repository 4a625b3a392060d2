import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Releases } from '../../shared-lib/src/contract/index.ts';
import { createTestSite, type SmallSite } from '../release/fixtures/createTestSite.ts';
import { buildModule } from '../release/fixtures/smallBuilds.ts';
import { Site } from '../release/Site.ts';
import { checkLive } from './checkLive.ts';

jest.setTimeout(60_000);

type Answer = readonly [status: number, text: string];

let small: SmallSite;
let server: Server;
let url: string;
/** The live content by address. */
let online: Record<string, Answer>;

beforeEach(async () => {
  small = await createTestSite();
  online = {
    '/__/firebase/init.json': [200, '{"projectId":"valet"}'],
    '/releases.json': [200, inFolder('releases.json')],
    '/releases/published.json': [200, inFolder('releases/published.json')],
  };
  server = createServer((request, response) => {
    const [status, text] = online[request.url ?? ''] ?? [404, 'Site Not Found'];
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(small.folder, { recursive: true });
});

const inFolder = (path: string) => readFileSync(join(small.folder, 'site', path), 'utf8');
const check = (first = false) =>
  checkLive(new Site(join(small.folder, 'site')), { url, project: 'valet', first });
const refused = (message: RegExp, failed = false) => ({
  ok: false,
  failed,
  message: expect.stringMatching(message) as string,
});
const changed = (change: (document: Releases) => void): string => {
  const document = JSON.parse(inFolder('releases.json')) as Releases;
  change(document);
  return JSON.stringify(document);
};

it.each<[string, () => Answer]>([
  ['not there', () => [404, 'Site Not Found']],
  ['another page', () => [200, '\n<!doctype html>']],
])('nothing is online where releases.json is %s, if it is the first time', async (_, answer) => {
  online['/releases.json'] = answer();
  expect(await check()).toEqual(refused(/has no releases\.json.*--first/));
  expect(await check(true)).toEqual({ ok: true, line: `nothing is released at ${url} yet` });
  // A project that never had a site gives no response at all.
  delete online['/__/firebase/init.json'];
  expect(await check(true)).toMatchObject({ ok: true });
});

it.each<[string, () => Answer, object]>([
  [
    'at the same revision',
    () => [200, inFolder('releases.json')],
    { ok: true, line: expect.stringMatching(/revision 1$/) as string },
  ],
  [
    'at a foreign revision',
    () => [200, inFolder('releases.json').replace('Ana', 'Ben')],
    refused(/is at revision 1, which this folder does not have\. Pull/),
  ],
  [
    'ahead',
    () => [200, inFolder('releases.json').replace('"revision":1', '"revision":2')],
    refused(/is at revision 2, which/),
  ],
  [
    'ahead, with a slot that came later',
    () => [
      200,
      changed((document) => {
        document.revision = 42;
        document.modules['mf-team']!.stable.manifest.slots = [{ slot: 'dashboard.later' }] as never;
      }),
    ],
    refused(/is at revision 42, which this folder does not have/),
  ],
  ['cut off', () => [200, inFolder('releases.json').slice(0, 500)], refused(/releases\.json is damaged/)],
  ['empty', () => [200, ''], refused(/releases\.json is damaged/)],
  ['without a revision', () => [200, '{"modules":{}}'], refused(/releases\.json is damaged/)],
  [
    'a build',
    () => [200, changed((document) => (document.revision = 0))],
    refused(/serves a build.*Firebase console/),
  ],
  ['down', () => [503, ''], refused(/answered 503/, true)],
])('is %s', async (_, content, expected) => {
  online['/releases.json'] = content();
  expect(await check()).toEqual(expected);
  expect(await check(true)).toEqual(expected);
});

it.each<[string, Answer | undefined, object]>([
  ['another project', [200, '{"projectId":"other"}'], refused(/belongs to the project other, not valet/)],
  ['no project', [200, '<!doctype html>'], refused(/init\.json doesn't name a project/)],
  ['nothing there', undefined, refused(/init\.json answered 404.*--url/)],
  ['a site that is down', [503, ''], refused(/init\.json answered 503/, true)],
])('is refused at the address of %s', async (_, answer, expected) => {
  if (answer) online['/__/firebase/init.json'] = answer;
  else delete online['/__/firebase/init.json'];
  expect(await check()).toEqual(expected);
});

it.each([
  ['with a version published elsewhere', true, /has mf-team 9\.9\.9, which this folder does not/],
  ['with other content', false, /has mf-team 1\.0\.0, which this folder does not have/],
])('is at the same revision, %s', async (_, more, message) => {
  const { versions } = JSON.parse(inFolder('releases/published.json')) as {
    versions: Record<string, Record<string, string>>;
  };
  const hash = 'f'.repeat(64);
  const list = { 'mf-team': more ? { ...versions['mf-team'], '9.9.9': hash } : { '1.0.0': hash } };
  online['/releases/published.json'] = [200, JSON.stringify({ versions: list })];
  expect(await check()).toEqual(refused(message));
});

it('is behind', async () => {
  buildModule(join(small.folder, 'dist'), 'mf-team', '1.1.0');
  await small.run('publish', 'mf-team', '--version', '1.1.0');
  await small.run('rollout', 'mf-team', '1.1.0', '--percent', '5');
  expect(await check()).toEqual({ ok: true, line: `follows ${url}, which is at revision 1` });
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { moduleNames } from '../../build/buildNames.ts';
import { contentSecurityPolicy } from '../../build/contentSecurityPolicy.ts';
import { buildModule, buildShell } from '../release/fixtures/smallBuilds.ts';
import { parseRelease } from '../release/options.ts';
import { release } from '../release/release.ts';
import { Site } from '../release/Site.ts';
import { checkDeployment, type DeployConfig } from './checkDeployment.ts';
import { checkLive } from './checkLive.ts';
import { targets, type Target } from './options.ts';

let folder: string;

const inline = '<script>theme()</script>';

const rulesOf = (service: string, path: string, condition = 'false') =>
  `rules_version = '2';\nservice ${service} {\n  match ${path} { allow read: if ${condition}; }\n}`;
const files = {
  'code/package.json': '{}',
  'a.rules': rulesOf('cloud.firestore', '/databases/{database}/documents/a/{id}'),
  'b.rules': rulesOf('firebase.storage', '/b/{bucket}/o/{file}'),
  'indexes.json': '{ "indexes": [] }',
};
const config: DeployConfig = {
  hosting: {
    headers: [
      { source: '**', headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy(inline) }] },
    ],
  },
  functions: { source: 'code' },
  firestore: { rules: 'a.rules', indexes: 'indexes.json' },
  storage: { rules: 'b.rules' },
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const [name, content] of Object.entries(files)) write(name, content);
  for (const name of moduleNames) buildModule(join(folder, 'dist'), name, '1.0.0');
  buildShell(join(folder, 'dist'), '1.0.0', '1.1.0', inline);
  await run('init');
});

/** Runs a release command. */
async function run(...args: string[]): Promise<void> {
  const parsed = parseRelease([...args, '--by', 'Ana']);
  const outcome = parsed.kind === 'release' && (await release(folder, parsed.options, () => '1.0.0'));
  expect(outcome).toMatchObject({ ok: true });
}
const site = () => new Site(join(folder, 'site'));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const problems = (only: readonly Target[] = targets, settings = config) =>
  checkDeployment(folder, settings, only, site()).flatMap((finding) => (finding.ok ? [] : [finding.message]));

it('names everything that is deployed', () => {
  expect(checkDeployment(folder, config, targets, site())).toEqual(
    [
      'hosting            revision 1: shell 1.0.0, 5 modules',
      'functions          code',
      'firestore rules    a.rules',
      'firestore indexes  indexes.json',
      'storage rules      b.rules',
    ].map((line) => ({ ok: true, line })),
  );
});

it.each<[Target, string, string | null, RegExp]>([
  [
    'hosting',
    'site/mf-team/1.0.0/assets/page.js',
    null,
    /^hosting: .*site: mf-team 1\.0\.0 is not what was published: assets\/page\.js/,
  ],
  ['hosting', 'site/shell/1.0.0/assets/main.js', 'other', /shell 1\.0\.0 is not what was published/],
  ['hosting', 'site/releases/1.json', null, /releases\.json is revision 1, but releases\/1\.json is missing/],
  ['functions', 'code/package.json', null, /^functions: code: package\.json is missing\.$/],
  ['firestore', 'a.rules', null, /^firestore rules: a\.rules does not exist\.$/],
  [
    'firestore',
    'a.rules',
    rulesOf('cloud.firestore', '/a/{id}', 'who'),
    /a\.rules: a\.rules:3:\d+: Unknown variable 'who'\./,
  ],
  ['firestore', 'a.rules', files['b.rules'], /^firestore rules: a\.rules: a\.rules:/],
  ['firestore', 'indexes.json', '{', /^firestore indexes: indexes\.json: .*JSON/],
  ['firestore', 'indexes.json', '{}', /^firestore indexes: indexes\.json: It has no list of indexes\.$/],
  ['storage', 'b.rules', 'service', /^storage rules: b\.rules: b\.rules:1:/],
])('%s: finds %s that is %j', (target, name, content, message) => {
  if (content === null) rmSync(join(folder, name));
  else write(name, content);
  expect(problems()).toEqual([expect.stringMatching(message)]);
  expect(problems(targets.filter((other) => other !== target))).toEqual([]);
});

it('wants firebase.json to name all that is asked for', () => {
  expect(problems(['hosting', 'storage', 'functions'], {})).toEqual([
    'firebase.json names nothing for hosting.',
    'firebase.json names nothing for storage rules.',
    'firebase.json names nothing for functions.',
  ]);
});

it('has nothing to put online before anything is released', () => {
  rmSync(join(folder, 'site'), { recursive: true });
  expect(problems(['hosting'])).toEqual([expect.stringMatching(/nothing is released in it\. .*init/)]);
});

it('ends what a killed release has begun', () => {
  rmSync(join(folder, 'site/index.html'));
  rmSync(join(folder, 'site/releases.json'));
  expect(problems(['hosting'])).toEqual([]);
  expect(existsSync(join(folder, 'site/index.html'))).toBe(true);
  expect(existsSync(join(folder, 'site/releases.json'))).toBe(true);
});

it('refuses a page whose own script the policy refuses', async () => {
  buildShell(join(folder, 'dist'), '1.1.0', '1.1.0', '<script>other()</script>');
  await run('publish', 'shell', '--version', '1.1.0');
  await run('promote', 'shell', '1.1.0');
  expect(problems(['hosting'])).toEqual([
    expect.stringMatching(/refuses a script of shell 1\.1\.0: add 'sha256-.{44}' to script-src\.$/),
  ]);
});

describe('what is online', () => {
  let server: Server;
  let answer: [number, string];
  /** What the site has as its list of published versions. */
  let list: string;
  let url: string;
  beforeEach(async () => {
    server = createServer((request, response) => {
      const [status, text] = request.url === '/releases.json' ? answer : [200, list];
      response.writeHead(status).end(text);
    });
    list = published();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => void server.close());
  const placed = () => readFileSync(join(folder, 'site/releases.json'), 'utf8');
  const published = () => readFileSync(join(folder, 'site/releases/published.json'), 'utf8');

  it.each<[string, () => [number, string], object]>([
    [
      'not there yet',
      () => [404, 'Site Not Found'],
      { ok: true, line: expect.stringMatching(/^nothing is/) },
    ],
    [
      'another page',
      () => [200, '<!doctype html>'],
      { ok: true, line: expect.stringMatching(/^nothing is/) },
    ],
    ['at the same revision', () => [200, placed()], { ok: true, line: expect.stringMatching(/revision 1$/) }],
    [
      'at a revision of somebody else',
      () => [200, placed().replace('Ana', 'Ben')],
      {
        ok: false,
        failed: false,
        message: expect.stringMatching(/is at revision 1, which this folder does not have: pull/),
      },
    ],
    [
      'ahead',
      () => [200, placed().replace('"revision":1', '"revision":2')],
      { ok: false, failed: false, message: expect.stringMatching(/is at revision 2, which/) },
    ],
    ['down', () => [503, ''], { ok: false, failed: true, message: expect.stringMatching(/answered 503/) }],
  ])('is %s', async (_, content, expected) => {
    answer = content();
    expect(await checkLive(site(), url)).toEqual(expected);
  });

  it.each([
    [
      'with a version that somebody else published',
      'more',
      /has mf-team 9\.9\.9, which this folder does not/,
    ],
    ['with other content', null, /has mf-team 1\.0\.0, which this folder does not have/],
  ])('is at the same revision, %s', async (_, before, message) => {
    answer = [200, placed()];
    const { versions } = JSON.parse(list) as { versions: Record<string, Record<string, string>> };
    const hash = 'f'.repeat(64);
    list = JSON.stringify({
      versions: { 'mf-team': before ? { ...versions['mf-team'], '9.9.9': hash } : { '1.0.0': hash } },
    });
    expect(await checkLive(site(), url)).toEqual({
      ok: false,
      failed: false,
      message: expect.stringMatching(message),
    });
  });

  it('is behind', async () => {
    const before = placed();
    await run('publish', 'shell');
    buildModule(join(folder, 'dist'), 'mf-team', '1.1.0');
    await run('publish', 'mf-team', '--version', '1.1.0');
    await run('rollout', 'mf-team', '1.1.0', '--percent', '5');
    answer = [200, before];
    expect(await checkLive(site(), url)).toEqual({
      ok: true,
      line: `follows ${url}, which is at revision 1`,
    });
  });
});

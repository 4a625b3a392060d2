import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentSecurityPolicy, matchEveryPath } from '../../build/contentSecurityPolicy.ts';
import { buildModule, buildShell } from '../release/fixtures/smallBuilds.ts';
import { createTestSite, type SmallSite } from '../release/fixtures/createTestSite.ts';
import { Site } from '../release/Site.ts';
import { checkDeployment, functionsFolders, type DeployConfig } from './checkDeployment.ts';
import { targets, type Target } from './options.ts';

jest.setTimeout(60_000);

let folder: string;
let run: SmallSite['run'];

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
      {
        regex: matchEveryPath,
        headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy(inline) }],
      },
    ],
  },
  functions: [
    { codebase: 'core', source: 'core' },
    { codebase: 'team', source: 'code' },
  ],
  firestore: { rules: 'a.rules', indexes: 'indexes.json' },
  storage: { rules: 'b.rules' },
};

beforeEach(async () => {
  ({ folder, run } = await createTestSite(inline));
  for (const [name, content] of Object.entries(files)) write(name, content);
});
const site = () => new Site(join(folder, 'site'));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const problems = (only: readonly Target[] = targets, settings = config) =>
  checkDeployment(folder, settings, { only, codebases: ['team'] }, site()).flatMap((finding) =>
    finding.ok ? [] : [finding.message],
  );

it('lists everything that is deployed', () => {
  expect(checkDeployment(folder, config, { only: targets, codebases: ['team'] }, site())).toEqual(
    [
      'hosting            revision 1: shell 1.0.0, 5 modules',
      'functions:team     code',
      'firestore rules    a.rules',
      'firestore indexes  indexes.json',
      'storage rules      b.rules',
    ].map((line) => ({ ok: true, line })),
  );
});

it('lists the warnings of the rules', () => {
  write('a.rules', rulesOf('cloud.firestore', '/a/{id}', 'who'));
  expect(problems()).toEqual([]);
  expect(checkDeployment(folder, config, { only: ['firestore'], codebases: [] }, site())).toContainEqual({
    ok: true,
    line: expect.stringMatching(/^ {2}warning {10}a\.rules:3:\d+: Invalid variable name: who\.$/),
  });
});

async function threeRevisions(): Promise<void> {
  buildModule(join(folder, 'dist'), 'mf-team', '1.1.0');
  await run('publish', 'mf-team', '--version', '1.1.0');
  await run('rollout', 'mf-team', '1.1.0', '--percent', '5');
  await run('rollback', 'mf-team');
}

it.each<[Target, string, string | null, RegExp]>([
  [
    'hosting',
    'site/mf-team/1.0.0/assets/page.js',
    null,
    /^hosting: .*site: mf-team 1\.0\.0 differs from what was published: assets\/page\.js/,
  ],
  ['hosting', 'site/shell/1.0.0/assets/main.js', 'other', /shell 1\.0\.0 differs from what was published/],
  ['hosting', 'site/releases/3.json', null, /releases\.json is revision 3, but releases\/3\.json is missing/],
  [
    'hosting',
    'site/releases/2.json',
    null,
    /releases\/2\.json, one of the site's revisions, is missing\. Pull the site again/,
  ],
  ['functions', 'code/package.json', null, /^functions:team: code: package\.json is missing\.$/],
  ['firestore', 'a.rules', null, /^firestore rules: a\.rules does not exist\.$/],
  [
    'firestore',
    'a.rules',
    rulesOf('cloud.firestore', '/a/{id}', '1 is who'),
    /a\.rules: a\.rules:3:\d+: Unknown type 'who'\./,
  ],
  ['firestore', 'a.rules', files['b.rules'], /^firestore rules: a\.rules: a\.rules:/],
  ['firestore', 'indexes.json', '{', /^firestore indexes: indexes\.json: .*JSON/],
  ['firestore', 'indexes.json', '{}', /^firestore indexes: indexes\.json: It has no list of indexes\.$/],
  ['storage', 'b.rules', 'service', /^storage rules: b\.rules: b\.rules:1:/],
])('%s: finds %s that is %j', async (target, name, content, message) => {
  if (target === 'hosting') await threeRevisions();
  if (content === null) rmSync(join(folder, name));
  else write(name, content);
  expect(problems()).toEqual([expect.stringMatching(message)]);
  expect(problems(targets.filter((other) => other !== target))).toEqual([]);
});

it('requires firebase.json to name every requested part', () => {
  expect(problems(['hosting', 'storage', 'functions'], {})).toEqual([
    'firebase.json has no entry for hosting.',
    'firebase.json has no entry for storage rules.',
    'firebase.json has no entry for functions:team.',
  ]);
});

it.each([
  [config, { bundles: '.', parameters: '' }],
  [
    { functions: [{ codebase: 'core', source: 'a/b/core', configDir: 'c' }] },
    { bundles: 'a/b', parameters: 'c' },
  ],
  [{}, null],
] as [DeployConfig, object | null][])('finds the functions folders in %j', (settings, folders) => {
  expect(functionsFolders(settings)).toEqual(folders);
});

it('has nothing to deploy before the first release', () => {
  rmSync(join(folder, 'site'), { recursive: true });
  expect(problems(['hosting'])).toEqual([expect.stringMatching(/nothing is released in it\. .*init/)]);
});

it('completes a release that was killed', () => {
  rmSync(join(folder, 'site/index.html'));
  rmSync(join(folder, 'site/releases.json'));
  expect(problems(['hosting'])).toEqual([]);
  expect(existsSync(join(folder, 'site/index.html'))).toBe(true);
  expect(existsSync(join(folder, 'site/releases.json'))).toBe(true);
});

it("doesn't require of the released page what only this checkout's page has", async () => {
  buildShell(join(folder, 'dist'), '1.1.0', '1.1.0', '<script>other()</script>');
  await run('publish', 'shell', '--version', '1.1.0');
  await run('promote', 'shell', '1.1.0');
  expect(problems(['hosting'])).toEqual([]);
  expect(problems(['hosting'], { hosting: {} })).toEqual([
    expect.stringMatching(/has no Content-Security-Policy/),
  ]);
});

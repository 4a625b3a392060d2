import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkDeployment, type DeployConfig } from './checkDeployment.ts';
import { targets, type Target } from './options.ts';

let folder: string;

const rulesOf = (service: string, path: string, condition = 'false') =>
  `rules_version = '2';\nservice ${service} {\n  match ${path} { allow read: if ${condition}; }\n}`;
const files = {
  'page/index.html': '',
  'page/releases.json': '{}',
  'code/package.json': '{}',
  'a.rules': rulesOf('cloud.firestore', '/databases/{database}/documents/a/{id}'),
  'b.rules': rulesOf('firebase.storage', '/b/{bucket}/o/{file}'),
  'indexes.json': '{ "indexes": [] }',
};
const config: DeployConfig = {
  hosting: { public: 'page' },
  functions: { source: 'code' },
  firestore: { rules: 'a.rules', indexes: 'indexes.json' },
  storage: { rules: 'b.rules' },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const [name, content] of Object.entries(files)) write(name, content);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const problems = (only: readonly Target[] = targets, settings = config) =>
  checkDeployment(folder, settings, only).flatMap((finding) => (finding.ok ? [] : [finding.message]));

it('names everything that is deployed', () => {
  expect(checkDeployment(folder, config, targets)).toEqual(
    [
      'hosting            page/index.html',
      'hosting            page/releases.json',
      'functions          code',
      'firestore rules    a.rules',
      'firestore indexes  indexes.json',
      'storage rules      b.rules',
    ].map((line) => ({ ok: true, line })),
  );
});

it.each<[Target, string, string | null, RegExp]>([
  ['hosting', 'page/index.html', null, /^hosting: page\/index\.html does not exist\.$/],
  ['hosting', 'page/releases.json', null, /^hosting: page\/releases\.json does not exist\.$/],
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
  expect(problems(['storage', 'functions'], {})).toEqual([
    'firebase.json names nothing for storage rules.',
    'firebase.json names nothing for functions.',
  ]);
});

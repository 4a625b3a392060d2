import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { CliOptions } from './parseArguments.ts';
import { readProject } from './readProject.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'project-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Readonly<Record<string, unknown>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

const given = (options: Partial<CliOptions> = {}): CliOptions => ({
  port: null,
  config: null,
  project: null,
  rules: null,
  storageRules: null,
  storageQuota: null,
  functions: null,
  importFrom: null,
  exportTo: null,
  data: null,
  only: null,
  fresh: false,
  withoutIndexes: false,
  origins: [],
  command: null,
  ...options,
});

test('an empty folder has no configuration', () => {
  expect(readProject(folder, given())).toEqual({
    projectId: 'demo-local',
    configFile: null,
    functionsSource: null,
    ports: {},
  });
});

test('combines firebase.json, .firebaserc and the command line', () => {
  write({
    'firebase.json': { functions: [{ source: 'fn' }], emulators: { auth: { port: 9 }, ui: { port: 4000 } } },
    '.firebaserc': { projects: { default: 'demo-rc' } },
    'fn/package.json': { main: 'lib/main.js' },
    'fn/lib/main.js': '',
  });
  const settings = {
    projectId: 'demo-rc',
    configFile: join(folder, 'firebase.json'),
    functionsSource: join(folder, 'fn/lib/main.js'),
    ports: { auth: 9 },
  };
  expect(readProject(folder, given())).toEqual(settings);
  expect(readProject(folder, given({ project: 'demo-x', port: 1, functions: 'firebase.json' }))).toEqual({
    ...settings,
    projectId: 'demo-x',
    functionsSource: join(folder, 'firebase.json'),
    ports: { auth: 9, hosting: 1 },
    fixedPorts: ['hosting'],
  });
  expect(readProject(folder, given({ only: ['auth'], port: 1 }))).toMatchObject({
    ports: { auth: 1 },
    fixedPorts: ['auth'],
  });
});

test.each([
  [{ 'firebase.json': '{' }, {}, /firebase\.json can't be read: /],
  [{ 'firebase.json': '[]' }, {}, /firebase\.json must be a JSON object\.$/],
  [{}, { config: 'other.json' }, /other\.json does not exist\.$/],
  [{}, { functions: 'f.js' }, /f\.js does not exist\.$/],
  [{ 'firebase.json': { functions: {} } }, {}, /functions\/index\.js does not exist\.$/],
  [{ 'firebase.json': { functions: { source: 1 } } }, {}, /functions\.source must be a path\.$/],
  [{ 'firebase.json': { functions: [{}, {}] } }, {}, /only one codebase of functions is supported\.$/],
  [{ 'firebase.json': { emulators: { auth: { port: '1' } } } }, {}, /emulators\.auth\.port must be a number/],
  [{}, { importFrom: 'in' }, /in is not an export of a local Firebase/],
])('refuses %j with %j', (files, options, message) => {
  write(files);
  expect(() => readProject(folder, given(options))).toThrow(message);
});

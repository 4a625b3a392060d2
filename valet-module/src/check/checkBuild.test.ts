import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleEntry, ModuleManifest } from 'shared-lib/contract';
import type { ServedSite } from '../registry/site.ts';
import { checkBuild } from './checkBuild.ts';
import { goodCode, goodManifest, writeBuild, type Changes } from './hostile.fixture.ts';

const stamp = { at: '2026-11-29T12:00:00Z', by: 'test' };

const entry = (manifest: ModuleManifest, global: string): ModuleEntry => ({
  ...stamp,
  stable: {
    version: '0.0.9',
    manifest,
    container: { script: 'assets/a.js', integrity: `sha256-${'a'.repeat(43)}=`, global },
  },
});

const route = (path: string) => ({ path, title: { en: 'Page' }, access: 'main' as const, page: 'HelloPage' });

const site: ServedSite = {
  origin: 'https://hub.example',
  shell: { version: '1.4.0', contract: '2.0.0' },
  releases: {
    revision: 1,
    ...stamp,
    modules: {
      'mf-hello': entry(
        { ...goodManifest, routes: [...goodManifest.routes, route('/:business/x')] },
        'mf_hello_same',
      ),
      'mf-team': entry({ ...goodManifest, name: 'mf-team', routes: [route('/team')] }, 'mf_team'),
    },
  },
  registered: new Map(),
  hasRegistry: true,
};

async function check(changes: Changes, patience = 20_000) {
  const { source, folder } = writeBuild(changes);
  try {
    return await checkBuild({
      source,
      folder,
      site,
      facts: {
        shared: { 'shared-lib/contract': '1.0.0', 'shared-lib/ui': '1.0.0' },
        exports: { 'shared-lib/ui': ['Card'] },
      },
      runner: join(__dirname, 'runContainer.ts'),
      patience,
      shown: null,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('accepts a good module', async () => {
  expect(await check({})).toEqual([]);
});

it('lets a module keep its addresses on the site, and call the icon factory', async () => {
  const routes = [route('/hello'), route('/:business/y')];
  const code = `(ui('outline', 'an icon'), ${goodCode})`;
  expect(await check({ manifest: { routes }, code })).toEqual([]);
});

const page = (body: string) => goodCode.replace('{ default() {} }', body);

test.each<[string, Changes, string]>([
  [
    'needs a newer shell',
    { manifest: { contract: '^2.9.0' } },
    'module.json needs the contract ^2.9.0; shell 1.4.0 has 2.0.0.',
  ],
  [
    'throws when its script runs',
    { first: 'throw new Error("no")' },
    'assets/remoteEntry.1.js throws when run: no.',
  ],
  [
    'throws when it is loaded',
    { code: '(() => { throw new Error("no") })()' },
    './module throws when loaded: no.',
  ],
  [
    'has a page that throws when it is loaded',
    { code: page('(() => { throw new Error("no page") })()') },
    'HelloPage throws when loaded: no page.',
  ],
  ['has a page without a component', { code: page('{}') }, 'HelloPage has no default export.'],
  ['has no code half', { code: '({ hello: 1 })' }, './module has no default export created by defineModule.'],
  [
    'lacks a page',
    { code: goodCode.replace('HelloPage', 'OtherPage') },
    'module.json names the page HelloPage, module.ts has none.',
  ],
  [
    'lacks an English text',
    { code: goodCode.replace("title: 'Hello', ", '') },
    'the text title is in "es" but not in English.',
  ],
  [
    'has an empty text',
    { code: goodCode.replace("'Hello'", "''") },
    "the English text title is empty or isn't a string.",
  ],
  [
    'ends the process',
    { first: 'this.constructor.constructor("return process")().exit(0)' },
    'assets/remoteEntry.1.js ended the process that loaded it',
  ],
  [
    'has a container without the version',
    { global: 'mf_hello' },
    "The container's name mf_hello must contain the version, 0_1_0.",
  ],
  [
    'has the container of another version',
    { global: 'mf_hello_same' },
    "The container's name, mf_hello_same, is already used by version 0.0.9.",
  ],
  [
    'shares a chunk global with other versions',
    { first: 'self.webpackChunkmf_hello = []' },
    'output.uniqueName must contain the version 0.1.0: the scripts share the global webpackChunkmf_hello.',
  ],
  [
    'creates no container',
    { files: { 'assets/remoteEntry.1.js': 'var a = 1' } },
    "assets/remoteEntry.1.js doesn't create a container named mf_hello_0_1_0.",
  ],
  [
    'brings a second React',
    { files: { 'assets/2.js': 'a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={}' } },
    'assets/2.js contains a copy of React',
  ],
  [
    'uses what the shell lacks',
    { code: `(ui.Card, ui.Nothing, ${goodCode})` },
    "It uses Nothing from shared-lib/ui, which the shell doesn't have.",
  ],
  [
    'claims another module’s path',
    { manifest: { routes: [route('/hello'), route('/team/hello')] } },
    '/team is a path of mf-team.',
  ],
  [
    'claims a path of the product',
    { manifest: { routes: [route('/hello'), route('/pricing')] } },
    '/pricing is reserved for the product.',
  ],
  [
    'claims every path',
    { manifest: { routes: [route('/:any')] } },
    'A route\'s first segment must be a word, not ":any".',
  ],
  ['is too large', { files: { 'assets/2.js': ' '.repeat(20_000_000) } }, 'the limit is 10000000.'],
  [
    'has too many files',
    { files: Object.fromEntries([...Array(400).keys()].map((n) => [`assets/${n}.js`, ''])) },
    'There are 403 files; the limit is 400.',
  ],
])('refuses a module that %s', async (_, changes, problem) => {
  expect((await check(changes)).join('\n')).toContain(problem);
});

test.each<[string, Changes]>([
  ['whose page never loads', { code: page('new Promise(() => {})') }],
  ['that never ends', { first: 'for (;;);' }],
])('refuses a module %s', async (_, changes) => {
  expect((await check(changes, 3000)).join('\n')).toContain("hasn't finished loading after 3 s.");
});

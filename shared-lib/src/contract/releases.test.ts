import type { ModuleManifest } from './moduleManifest.ts';
import { manifestAddress, readReleases, withFallback } from './releases.ts';

const manifest = (name: string): ModuleManifest => ({
  name,
  contract: '^1.0.0',
  routes: [],
  nav: [],
  slots: [],
});
const release = (name: string, version = '1.2.3') => ({ stable: { version, manifest: manifest(name) } });

test('reads every good entry', () => {
  const read = readReleases({
    modules: { 'mf-team': release('mf-team'), 'mf-billing': release('mf-billing') },
  });
  expect(read.problems).toEqual([]);
  expect(read.modules.map(manifestAddress)).toEqual([
    '/mf-team/1.2.3/mf-manifest.json',
    '/mf-billing/1.2.3/mf-manifest.json',
  ]);
});

test.each([
  ['no version', { stable: { manifest: manifest('mf-team') } }],
  ['a version that climbs out of its folder', release('mf-team', '../../elsewhere')],
  ['another module', release('mf-billing')],
  ['no stable release', {}],
  ['a text', 'mf-team'],
  ['null', null],
])('an entry with %s spoils only itself', (_, bad) => {
  const read = readReleases({ modules: { 'mf-team': bad, 'mf-tracking': release('mf-tracking') } });
  expect(read.modules.map(({ manifest: { name } }) => name)).toEqual(['mf-tracking']);
  expect(read.problems).toEqual([{ module: 'mf-team', problem: expect.stringContaining('mf-team') }]);
});

describe('tours', () => {
  const step = { tour: 'welcome', order: 1, target: 'body', path: '/', content: { en: 'Hello' } };
  const withTours = (tours: unknown) => ({
    stable: { version: '1.2.3', manifest: { ...manifest('mf-team'), tours } },
  });

  test.each([
    ['good steps', [step], [step], 0],
    ['a bad step among good ones', [step, { ...step, target: '' }], [step], 1],
    ['no list', 'all of them', [], 1],
    ['null', null, [], 1],
  ])('%s never spoil the module', (_, tours, steps, invalid) => {
    const read = readReleases({ modules: { 'mf-team': withTours(tours) } });
    expect(read.problems).toEqual([]);
    expect(read.modules[0]?.manifest.tours).toEqual(steps);
    expect(read.invalidTourSteps).toHaveLength(invalid);
    // A module that is used is not taken from the copy as well.
    expect(withFallback(read, read.modules)).toHaveLength(1);
  });

  test('a module of the contract 1.0 has none', () => {
    const read = readReleases({ modules: { 'mf-team': release('mf-team') } });
    expect(read.modules[0]?.manifest).not.toHaveProperty('tours');
  });
});

test.each([[undefined], [null], ['text'], [[]], [{}], [{ modules: 'none' }]])(
  '%j is no release document',
  (document) => {
    expect(readReleases(document)).toEqual({
      modules: [],
      problems: [{ module: null, problem: 'releases.json has no "modules"' }],
      invalidTourSteps: [],
    });
  },
);

describe('withFallback', () => {
  const builtIn = readReleases({
    modules: { 'mf-team': release('mf-team', '1.0.0'), 'mf-billing': release('mf-billing', '1.0.0') },
  }).modules;

  test.each([
    ['a good document stands alone', { 'mf-team': release('mf-team') }, ['mf-team 1.2.3']],
    [
      'a bad entry is taken from the copy',
      { 'mf-team': null, 'mf-tracking': release('mf-tracking') },
      ['mf-tracking 1.2.3', 'mf-team 1.0.0'],
    ],
    [
      'a bad entry that the copy does not have stays out',
      { 'mf-new': null, 'mf-team': release('mf-team') },
      ['mf-team 1.2.3'],
    ],
    [
      'a document without a usable module is replaced',
      { 'mf-team': null },
      ['mf-team 1.0.0', 'mf-billing 1.0.0'],
    ],
    ['an empty document is replaced', {}, ['mf-team 1.0.0', 'mf-billing 1.0.0']],
  ])('%s', (_, modules, expected) => {
    const used = withFallback(readReleases({ modules }), builtIn);
    expect(used.map(({ manifest: { name }, version }) => `${name} ${version}`)).toEqual(expected);
  });
});

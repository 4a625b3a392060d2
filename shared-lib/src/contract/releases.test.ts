import type { ModuleManifest } from './moduleManifest.ts';
import { manifestAddress, parseReleases, withFallback } from './releases.ts';

const manifest = (name: string): ModuleManifest => ({
  name,
  contract: '^1.0.0',
  routes: [],
  nav: [],
  slots: [],
});
const release = (name: string, version = '1.2.3') => ({ stable: { version, manifest: manifest(name) } });

test('reads every valid entry', () => {
  const read = parseReleases({
    modules: { 'mf-team': release('mf-team'), 'mf-billing': release('mf-billing') },
  });
  expect(read.problems).toEqual([]);
  expect(read.modules.map(({ stable }) => manifestAddress(stable))).toEqual([
    '/mf-team/1.2.3/mf-manifest.json',
    '/mf-billing/1.2.3/mf-manifest.json',
  ]);
});

test.each([
  ['a missing version', { stable: { manifest: manifest('mf-team') } }],
  ['a version with a path traversal', release('mf-team', '../../elsewhere')],
  ['another module’s manifest', release('mf-billing')],
  ['no stable release', {}],
  ['a string', 'mf-team'],
  ['null', null],
])('an entry with %s affects only itself', (_, bad) => {
  const read = parseReleases({ modules: { 'mf-team': bad, 'mf-tracking': release('mf-tracking') } });
  expect(read.modules.map(({ module }) => module)).toEqual(['mf-tracking']);
  expect(read.problems).toEqual([
    { module: 'mf-team', costs: 'entry', problem: expect.stringContaining('mf-team') },
  ]);
});

describe('a candidate and a previous version', () => {
  const stable = { version: '1.2.3', manifest: manifest('mf-team') };
  const next = { version: '1.3.0', manifest: manifest('mf-team') };

  test.each([
    ['stable only', {}, {}, []],
    ['a percentage', { candidate: { ...next, percent: 20 } }, { candidate: { ...next, percent: 20 } }, []],
    [
      'pinned accounts',
      { candidate: { ...next, customers: ['a', 'b'] } },
      { candidate: { ...next, customers: ['a', 'b'] } },
      [],
    ],
    ['both', { candidate: next, previous: stable }, { candidate: next, previous: stable }, []],
    [
      'author and date',
      { at: '2026-05-01T10:00:00Z', by: 'Ana' },
      { at: '2026-05-01T10:00:00Z', by: 'Ana' },
      [],
    ],
    ['an invalid author and date', { at: 5, by: null }, {}, []],
    ['a percentage above 100', { candidate: { ...next, percent: 101 } }, {}, ['candidate']],
    ['a fractional percentage', { candidate: { ...next, percent: 0.5 } }, {}, ['candidate']],
    ['a negative percentage', { candidate: { ...next, percent: -1 } }, {}, ['candidate']],
    ['a string as percentage', { candidate: { ...next, percent: '20' } }, {}, ['candidate']],
    ['too many accounts', { candidate: { ...next, customers: Array(201).fill('a') } }, {}, ['candidate']],
    ['an invalid account', { candidate: { ...next, customers: ['a/b'] } }, {}, ['candidate']],
    [
      'a candidate of another module',
      { candidate: { ...next, manifest: manifest('mf-billing') } },
      {},
      ['candidate'],
    ],
    ['a candidate with a path traversal', { candidate: { ...next, version: '../1' } }, {}, ['candidate']],
    ['a null candidate', { candidate: null }, {}, ['candidate']],
    [
      'a bad candidate and a valid previous version',
      { candidate: {}, previous: stable },
      { previous: stable },
      ['candidate'],
    ],
    ['a bad previous version', { candidate: next, previous: 'none' }, { candidate: next }, ['previous']],
  ])('%s', (_, parts, expected, costs) => {
    const read = parseReleases({ revision: 7, modules: { 'mf-team': { stable, ...parts } } });
    expect(read.modules).toEqual([{ module: 'mf-team', stable, ...expected }]);
    expect(read.problems.map((problem) => problem.costs)).toEqual(costs);
    expect(read.revision).toBe(7);
    // The copy doesn't replace a partly valid entry.
    expect(withFallback(read, read.modules)).toHaveLength(1);
  });

  test('a bad tour step in a candidate names its version', () => {
    const candidate = { ...next, manifest: { ...manifest('mf-team'), tours: [{}] } };
    const read = parseReleases({ modules: { 'mf-team': { stable, candidate } } });
    expect(read.modules[0]?.candidate?.manifest.tours).toEqual([]);
    expect(read.invalidTourSteps).toEqual([expect.stringMatching(/^mf-team 1\.3\.0: tours\[0\]/)]);
  });
});

test.each([[undefined], [null], [-1], [1.5], ['7']])('%j isn’t a revision', (revision) => {
  expect(parseReleases({ revision, modules: {} }).revision).toBeNull();
});

describe('tours', () => {
  const step = { tour: 'welcome', order: 1, target: 'body', path: '/', content: { en: 'Hello' } };
  const withTours = (tours: unknown) => ({
    stable: { version: '1.2.3', manifest: { ...manifest('mf-team'), tours } },
  });

  test.each([
    ['valid steps', [step], [step], 0],
    ['a bad step among valid ones', [step, { ...step, target: '' }], [step], 1],
    ['not a list', 'all of them', [], 1],
    ['null', null, [], 1],
  ])('%s never affect the module', (_, tours, steps, invalid) => {
    const read = parseReleases({ modules: { 'mf-team': withTours(tours) } });
    expect(read.problems).toEqual([]);
    expect(read.modules[0]?.stable.manifest.tours).toEqual(steps);
    expect(read.invalidTourSteps).toHaveLength(invalid);
    // The copy doesn't replace a usable module.
    expect(withFallback(read, read.modules)).toHaveLength(1);
  });

  test('a contract 1.0 module has no steps', () => {
    const read = parseReleases({ modules: { 'mf-team': release('mf-team') } });
    expect(read.modules[0]?.stable.manifest).not.toHaveProperty('tours');
  });
});

test.each([[undefined], [null], ['text'], [[]], [{}], [{ modules: 'none' }]])(
  '%j isn’t a release document',
  (document) => {
    expect(parseReleases(document)).toEqual({
      revision: null,
      modules: [],
      problems: [{ module: null, costs: 'document', problem: 'releases.json has no "modules"' }],
      invalidTourSteps: [],
    });
  },
);

describe('withFallback', () => {
  const builtIn = parseReleases({
    modules: { 'mf-team': release('mf-team', '1.0.0'), 'mf-billing': release('mf-billing', '1.0.0') },
  }).modules;

  test.each([
    ['a valid document needs no copy', { 'mf-team': release('mf-team') }, ['mf-team 1.2.3']],
    [
      'a bad entry is taken from the copy',
      { 'mf-team': null, 'mf-tracking': release('mf-tracking') },
      ['mf-tracking 1.2.3', 'mf-team 1.0.0'],
    ],
    [
      'a bad entry missing from the copy is dropped',
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
    const used = withFallback(parseReleases({ modules }), builtIn);
    expect(used.map(({ module, stable }) => `${module} ${stable.version}`)).toEqual(expected);
  });
});

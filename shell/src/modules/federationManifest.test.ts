import { containerOf, firstScriptsOf } from './federationManifest.ts';

const manifest = {
  metaData: { globalName: 'mf_team_1_0_0', remoteEntry: { name: 'assets/remoteEntry.1.js' } },
  exposes: [{ assets: { js: { sync: ['assets/module.1.js'] } } }],
};

test('reads the container and the first scripts', () => {
  expect(containerOf(manifest)).toEqual({ script: 'assets/remoteEntry.1.js', global: 'mf_team_1_0_0' });
  expect(firstScriptsOf(manifest)).toEqual(['assets/remoteEntry.1.js', 'assets/module.1.js']);
});

test.each([
  ['nothing', null],
  ['an empty manifest', {}],
  ['one without a global name', { metaData: { remoteEntry: { name: 'assets/remoteEntry.1.js' } } }],
  ['one without a script', { metaData: { globalName: 'mf_team_1_0_0', remoteEntry: {} } }],
  ['one with wrong types', { metaData: { globalName: 7, remoteEntry: { name: ['a.js'] } } }],
])('%s has no container', (_, json) => {
  expect(containerOf(json)).toBeNull();
});

test('a manifest without a script list has only the container', () => {
  expect(firstScriptsOf({ ...manifest, exposes: [] })).toEqual(['assets/remoteEntry.1.js']);
  expect(firstScriptsOf({})).toEqual([]);
});

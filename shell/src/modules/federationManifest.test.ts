import { containerOf, firstScriptsOf } from './federationManifest.ts';

const manifest = {
  metaData: { globalName: 'mf_team_1_0_0', remoteEntry: { name: 'assets/remoteEntry.1.js' } },
  exposes: [{ assets: { js: { sync: ['assets/module.1.js'] } } }],
};

test('the container and the scripts that run first stand in the manifest', () => {
  expect(containerOf(manifest)).toEqual({ script: 'assets/remoteEntry.1.js', global: 'mf_team_1_0_0' });
  expect(firstScriptsOf(manifest)).toEqual(['assets/remoteEntry.1.js', 'assets/module.1.js']);
});

test.each([
  ['nothing', null],
  ['an empty one', {}],
  ['one without a global', { metaData: { remoteEntry: { name: 'assets/remoteEntry.1.js' } } }],
  ['one without a script', { metaData: { globalName: 'mf_team_1_0_0', remoteEntry: {} } }],
  ['one with other types', { metaData: { globalName: 7, remoteEntry: { name: ['a.js'] } } }],
])('%s names no container', (_, json) => {
  expect(containerOf(json)).toBeNull();
});

test('a manifest without a list of scripts names the container alone', () => {
  expect(firstScriptsOf({ ...manifest, exposes: [] })).toEqual(['assets/remoteEntry.1.js']);
  expect(firstScriptsOf({})).toEqual([]);
});

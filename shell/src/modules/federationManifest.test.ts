import { containerOf } from './federationManifest.ts';

test('reads the container', () => {
  const metaData = { globalName: 'mf_team_1_0_0', remoteEntry: { name: 'assets/remoteEntry.1.js' } };
  expect(containerOf({ metaData })).toEqual({
    script: 'assets/remoteEntry.1.js',
    global: 'mf_team_1_0_0',
    integrity: '',
  });
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

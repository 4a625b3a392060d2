import { moduleInfoOf } from './listForDevtools.ts';

const manifest = 'https://hub.example/mf-team/1.1.0/mf-manifest.json';

test('the shell is the consumer of each module, by the address of its manifest', () => {
  const script = 'assets/remoteEntry.1.js';
  const listed = moduleInfoOf('2.0.0', [
    { module: 'mf-team', version: '1.1.0', manifest, script, global: 'mf_team_1_1_0' },
  ]);
  expect(listed).toMatchObject({
    valet_hub: { version: '2.0.0', remotesInfo: { 'mf-team': { matchedVersion: manifest } } },
    [`mf-team:${manifest}`]: {
      version: manifest,
      buildVersion: '1.1.0',
      remoteEntry: script,
      globalName: 'mf_team_1_1_0',
      publicPath: 'https://hub.example/mf-team/1.1.0/',
      consumerList: ['valet_hub'],
    },
  });
});

test('without modules there is the shell', () => {
  expect(Object.keys(moduleInfoOf('', []))).toEqual(['valet_hub']);
});

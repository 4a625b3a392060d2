import { changedNames, channelsOf } from './changedNames.ts';

it.each([
  [
    'pull_request',
    ['mf-team/src/module.ts', 'mf-billing/module.json', 'README.md'],
    ['mf-team', 'mf-billing'],
  ],
  ['pull_request', ['shared-lib/src/ui/base/index.ts'], ['shell']],
  ['pull_request', ['backend/seed/seed.ts', 'mf-team/functions/a.ts'], ['shell', 'mf-team']],
  ['pull_request', ['firebase.json'], ['shell']],
  ['pull_request', ['mf-teams/a.ts', 'e2e/specs/team/table.spec.ts', 'docs/mf-team/x.md'], []],
  ['push', ['mf-team/CHANGELOG.md', 'mf-billing/package.json', 'shell/CHANGELOG.md'], ['shell', 'mf-team']],
  ['push', ['mf-team/src/module.ts', 'CHANGELOG.md', 'shared-lib/CHANGELOG.md'], []],
] as const)('%s with %j is about %j', (event, files, expected) => {
  expect(changedNames(event, files)).toEqual(expected);
});

it.each([
  [true, { site: ['shell'], registry: ['mf-team', 'mf-billing'] }],
  [false, { site: ['shell', 'mf-team', 'mf-billing'], registry: [] }],
])('with a registry (%s), releases go to %j', (hasRegistry, expected) => {
  expect(channelsOf(['shell', 'mf-team', 'mf-billing'], hasRegistry)).toEqual(expected);
});

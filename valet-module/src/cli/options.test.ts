import { parseCli } from './options.ts';

test.each<[string, object]>([
  ['init mf-hello', { kind: 'init', name: 'mf-hello' }],
  ['test', { kind: 'test', files: [] }],
  ['test src/a.test.ts src/b.test.tsx', { kind: 'test', files: ['src/a.test.ts', 'src/b.test.tsx'] }],
  ['check', { kind: 'check', open: 8 }],
  ['check --open 30', { kind: 'check', open: 30 }],
  ['publish', { kind: 'publish', open: 8, built: null }],
  ['publish --built dist/mf-hello/0.2.0-pr.1', { kind: 'publish', built: 'dist/mf-hello/0.2.0-pr.1' }],
  ['dev', { kind: 'dev', port: 5200, published: null }],
  ['dev --published 0.2.0-pr.1', { kind: 'dev', published: '0.2.0-pr.1' }],
  ['dev --port 0', { kind: 'dev', port: 0 }],
  ['dev --local', { kind: 'dev-local', port: 5200, isFresh: false }],
  ['dev --local --fresh --port 0', { kind: 'dev-local', port: 0, isFresh: true }],
  ['rollout 0.2.0 --percent 20', { kind: 'rollout', version: '0.2.0', percent: 20 }],
  ['rollout 0.2.0 --customers a,b,a', { kind: 'rollout', version: '0.2.0', customers: ['a', 'b'] }],
  [
    'rollout 0.2.0 --auto 1,5,100 --each 30m',
    { kind: 'rollout', version: '0.2.0', percent: 1, auto: { steps: [1, 5, 100], eachMinutes: 30 } },
  ],
  [
    'rollout 0.2.0 --auto 10 --customers a',
    {
      kind: 'rollout',
      version: '0.2.0',
      percent: 10,
      customers: ['a'],
      auto: { steps: [10], eachMinutes: 120 },
    },
  ],
  ['promote', { kind: 'promote', version: null }],
  ['promote 0.1.0', { kind: 'promote', version: '0.1.0' }],
  ['rollback', { kind: 'rollback', to: null }],
  ['rollback --to 0.1.0', { kind: 'rollback', to: '0.1.0' }],
])('%s', (line, command) => {
  expect(parseCli(line.split(' '))).toMatchObject({ kind: 'run', command });
});

test.each([
  ['', 'Specify a command.'],
  ['deploy', '"deploy" is not a command.'],
  ['init hello', 'init needs a name'],
  ['init mf-hello mf-other', 'init does not take "mf-hello mf-other".'],
  ['check --percent 2', 'check does not accept --percent.'],
  ['check --open 121', '--open must be a whole number from 0 to 120, not "121".'],
  ['publish --built a --open 3', '--open has no effect with --built'],
  ['dev-local', '"dev-local" is not a command.'],
  ['dev --fresh', 'dev does not accept --fresh.'],
  ['dev --local --site https://hub.example.com', 'dev --local does not accept --site.'],
  ['check --local', 'check does not accept --local.'],
  ['dev --published two', '--published needs a version such as 1.2.0, not "two".'],
  ['rollout', 'rollout needs a version such as 1.2.0.'],
  ['rollout two', 'rollout needs a version such as 1.2.0, not "two".'],
  ['rollout 0.2.0 --percent 101', '--percent must be a whole number from 0 to 100, not "101".'],
  ['rollout 0.2.0 --customers ana@example.com', '--customers takes IDs'],
  ['rollout 0.2.0 --each 2h', '--each needs --auto.'],
  ['rollout 0.2.0 --auto 5,5', '--auto takes ascending shares'],
  ['rollout 0.2.0 --auto 5,101', '--auto takes ascending shares'],
  ['rollout 0.2.0 --auto 5 --percent 5', '--auto starts with its first share'],
  ['rollout 0.2.0 --auto 5 --each 31d', '--each takes a time from 1m to 30d'],
  ['status --site hub', '--site must be the address of a site'],
])('%s is wrong', (line, message) => {
  const parsed = parseCli(line === '' ? [] : line.split(' '));
  expect(parsed).toMatchObject({ kind: 'wrong', message: expect.stringContaining(message) });
});

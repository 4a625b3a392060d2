import { buildNames } from '../../build/buildNames.ts';
import { parseRelease, type Command } from './options.ts';

const defaults = { site: 'site', from: 'dist', revision: null, by: null, dryRun: false };

it.each<[string[], Command, object]>([
  [['init'], { kind: 'init' }, {}],
  [['status', '--site', 'x'], { kind: 'status' }, { site: 'x' }],
  [['history'], { kind: 'history' }, {}],
  [['publish', 'mf-team'], { kind: 'publish', names: ['mf-team'], version: null }, {}],
  [
    ['publish', 'shell', '--version', '1.2.3', '--from', 'there'],
    { kind: 'publish', names: ['shell'], version: '1.2.3' },
    { from: 'there' },
  ],
  [['publish', '--dry-run'], { kind: 'publish', names: buildNames, version: null }, { dryRun: true }],
  [
    ['rollout', 'mf-team', '1.1.0', '--percent', '20', '--customers', 'a, b,a', '--revision', '7'],
    { kind: 'rollout', module: 'mf-team', version: '1.1.0', percent: 20, customers: ['a', 'b'] },
    { revision: 7 },
  ],
  [
    ['rollout', 'mf-team', '1.1.0-rc.1', '--customers', ''],
    { kind: 'rollout', module: 'mf-team', version: '1.1.0-rc.1', customers: [] },
    {},
  ],
  [['promote', 'mf-team', '--by', 'Ana'], { kind: 'promote', name: 'mf-team', version: null }, { by: 'Ana' }],
  [['promote', 'shell', '1.1.0'], { kind: 'promote', name: 'shell', version: '1.1.0' }, {}],
  [['rollback', 'mf-team'], { kind: 'rollback', name: 'mf-team', to: null }, {}],
  [['rollback', 'shell', '--to=1.0.0'], { kind: 'rollback', name: 'shell', to: '1.0.0' }, {}],
  [
    ['pull', '--from', 'https://x.web.app/any?x'],
    { kind: 'pull', url: 'https://x.web.app' },
    { from: 'https://x.web.app/any?x' },
  ],
])('%j releases', (args, command, options) => {
  expect(parseRelease(args)).toEqual({
    kind: 'release',
    options: { ...defaults, command, ...options },
  });
});

it.each([[['--help']], [['rollout', '-h']]])('%j prints the usage', (args) => {
  expect(parseRelease(args)).toEqual({ kind: 'help' });
});

it.each([
  [[], 'Specify a command.'],
  [['deploy'], '"deploy" is not a command.'],
  [['constructor'], '"constructor" is not a command.'],
  [['publish', 'mf-nothing'], '"mf-nothing" is not one of shell, mf-team'],
  [['publish', '--version', '1.0.0'], '--version needs exactly one name'],
  [['publish', 'mf-team', '--percent', '5'], 'publish does not accept --percent.'],
  [['rollout'], 'Specify one of shell, mf-team'],
  [['rollout', 'mf-team'], 'rollout needs a version such as 1.2.0.'],
  [['rollout', 'mf-team', '../1.0.0'], 'rollout needs a version such as 1.2.0, not "../1.0.0".'],
  [['rollout', 'mf-team', '1.0.0', '1.1.0'], 'rollout takes a module and a version, not'],
  [['rollout', 'shell', '1.0.0'], 'The shell has no rollout. Promote it instead.'],
  [
    ['rollout', 'mf-team', '1.1.0', '--percent', '101'],
    '--percent must be a whole number from 0 to 100, not "101".',
  ],
  [
    ['rollout', 'mf-team', '1.1.0', '--percent', '2.5'],
    '--percent must be a whole number from 0 to 100, not "2.5".',
  ],
  [
    ['rollout', 'mf-team', '1.1.0', '--percent=-1'],
    '--percent must be a whole number from 0 to 100, not "-1".',
  ],
  [['rollout', 'mf-team', '1.1.0', '--percent='], '--percent must be a whole number from 0 to 100, not "".'],
  [
    ['rollout', 'mf-team', '1.1.0', '--customers', 'a,,b'],
    '--customers takes IDs separated by commas, not "".',
  ],
  [
    ['rollout', 'mf-team', '1.1.0', '--customers', 'a/b'],
    '--customers takes IDs separated by commas, not "a/b".',
  ],
  [
    ['rollout', 'mf-team', '1.1.0', '--customers', 'a,ana@example.com'],
    '--customers takes IDs separated by commas, not "ana@example.com".',
  ],
  [['promote', 'mf-team', 'x'], 'promote needs a version such as 1.2.0, not "x".'],
  [['rollback', 'mf-team', '1.0.0'], 'rollback takes a name, not "mf-team 1.0.0".'],
  [['pull'], 'pull needs --from with the address of a site'],
  [['pull', '--from', 'dist'], 'pull needs --from with the address of a site'],
  [['status', '--revision', 'x'], 'status does not accept --revision.'],
  [['promote', 'mf-team', '--revision', 'x'], '--revision must be a whole number, not "x".'],
  [['status', '--site='], '--site must not be empty.'],
  [['status', '--dryrun'], "Unknown option '--dryrun'."],
])('%j is an error', (args, message) => {
  expect(parseRelease(args)).toEqual({
    kind: 'wrong',
    message: expect.stringContaining(message) as string,
  });
});

import { codebases } from './functions/codebases.ts';
import { parseDeploy, targets } from './options.ts';

const defaults = {
  project: 'valet',
  only: [...targets],
  codebases: [...codebases],
  dryRun: false,
  first: false,
  deleteFunctions: false,
  site: 'site',
  url: 'https://valet.web.app',
};

it.each([
  [['--project', 'valet'], {}],
  [['--project=valet', '--dry-run'], { dryRun: true }],
  [['--project', 'valet', '--first'], { first: true }],
  [['--project', 'valet', '--only', 'storage, hosting'], { only: ['hosting', 'storage'], codebases: [] }],
  [['--project', 'valet', '--only', 'functions'], { only: ['functions'] }],
  [
    ['--project', 'valet', '--only', 'functions:tracking,storage'],
    { only: ['functions', 'storage'], codebases: ['tracking'] },
  ],
  [
    ['--project', 'demo-valet', '--dry-run'],
    { project: 'demo-valet', dryRun: true, url: 'https://demo-valet.web.app' },
  ],
  [
    ['--project', 'valet', '--site', 'there', '--url', 'https://app.example/x'],
    { site: 'there', url: 'https://app.example' },
  ],
])('%j deploys', (args, options) => {
  expect(parseDeploy(args)).toEqual({ kind: 'deploy', options: { ...defaults, ...options } });
});

it.each([['valet'], ['demo-valet']])('checks the payments of %s', (project) => {
  const options = { project };
  expect(parseDeploy(['--project', project, '--check-payments'])).toEqual({ kind: 'checkPayments', options });
  expect(parseDeploy(['--project', project, '--check-app-check'])).toEqual({
    kind: 'checkAppCheck',
    options,
  });
});

it.each([
  [['--project', 'valet'], 'https://valet.web.app'],
  [['--project', 'valet', '--url', 'https://app.example/x'], 'https://app.example'],
])('checks the headers at %j', (args, url) => {
  expect(parseDeploy([...args, '--check-headers'])).toEqual({ kind: 'checkHeaders', options: { url } });
});

it.each([[['--help']], [['-h', '--dry-run']]])('%j prints the usage', (args) => {
  expect(parseDeploy(args)).toEqual({ kind: 'help' });
});

it.each([
  [[], '--project is required.'],
  [['--dry-run'], '--project is required.'],
  [['--project='], '--project must be a project ID, not "".'],
  [['--project', 'a/b'], '--project must be a project ID, not "a/b".'],
  [
    ['--project', 'demo-valet'],
    'demo-valet can\'t be deployed to: the prefix "demo-" is for local projects.',
  ],
  [
    ['--project', 'valet', '--only', 'hosting,auth'],
    '--only takes hosting, functions, firestore, storage, functions:core, functions:team, functions:communities, functions:tracking, functions:settings, functions:billing, separated by commas, not "auth".',
  ],
  [
    ['--project', 'valet', '--only=functions:sms'],
    expect.stringMatching(/functions:billing, separated by commas, not "functions:sms"\.$/) as string,
  ],
  [['--project', 'valet', '--site='], '--site must not be empty.'],
  [['--project', 'valet', '--url', 'app'], '--url must be the address of a site, not "app".'],
  [['--dryrun'], "Unknown option '--dryrun'."],
  [['valet'], "Unexpected argument 'valet'."],
])('%j is an error', (args, message) => {
  expect(parseDeploy(args)).toEqual({ kind: 'wrong', message });
});

it('parses the options of a set-up', () => {
  expect(
    parseDeploy(['--set-up', 'valet-one', '--repository', 'a/b', '--domain', 'x.y', '--dry-run']),
  ).toEqual({
    kind: 'setUp',
    options: {
      plan: {
        project: 'valet-one',
        location: 'nam5',
        repository: 'a/b',
        environment: 'production',
        billingAccount: null,
        budget: 60,
        domains: ['x.y'],
        alertEmail: null,
        googleSignIn: false,
      },
      dryRun: true,
    },
  });
});

it.each([
  [['--set-up', 'Valet'], '--set-up'],
  [['--set-up', 'valet-one', '--repository', 'b'], '--repository'],
  [['--set-up', 'valet-one', '--budget', '1.5'], '--budget'],
  [['--set-up', 'valet-one', '--environment', 'a b'], '--environment'],
])('rejects the set-up %j', (args, option) => {
  expect(parseDeploy(args)).toEqual({
    kind: 'wrong',
    message: expect.stringMatching(`^${option} must be`) as string,
  });
});

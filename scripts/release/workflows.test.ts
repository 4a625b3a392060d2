import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moduleNames } from '../../build/buildNames.ts';

jest.setTimeout(60_000);

const folder = join(__dirname, '../../.github/workflows');
const files = readdirSync(folder);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The scripts of a workflow's steps: the line of the key, and the lines indented below it. */
function scriptsOf(workflow: string): string[] {
  const lines = workflow.split('\n');
  return lines.flatMap((line, index) => {
    const [, before, script] = /^( *(?:- )?)run:(.*)$/.exec(line) ?? [];
    if (before === undefined) return [];
    const below = lines.slice(index + 1);
    const end = below.findIndex((other) => other.trim() !== '' && other.search(/\S/) <= before.length);
    return [[script, ...below.slice(0, end === -1 ? undefined : end)].join('\n')];
  });
}

/** A workflow's jobs, verbatim. */
const jobsOf = (workflow: string) =>
  workflow
    .slice(workflow.indexOf('\njobs:\n'))
    .split(/^ {2}(?=\S+:\n)/m)
    .slice(1);

it('modules.yml publishes each new version, of whatever module it is', () => {
  const workflow = read('modules.yml');
  expect(workflow).toContain("paths: ['*/CHANGELOG.md']");
  expect(workflow).toContain(
    "command: ${{ github.event_name == 'push' && 'publish' || inputs.command || '' }}",
  );
  for (const name of moduleNames) expect(workflow).not.toContain(`name: ${name}`);
});

describe.each(files)('%s', (file) => {
  const workflow = read(file);

  it('contains no secret, and pins every action to a commit', () => {
    const uses = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    for (const action of uses) expect(action).toMatch(/^\.\/|^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/);
    // This workflow gets the module's key, from the calling repository or from the module's own environment.
    const own =
      file === 'module.yml' ? workflow.replace(/secrets\.(?:key|VALET_MODULE_KEY)\b/g, '') : workflow;
    expect(own.replace(/@[0-9a-f]{40}/g, '')).not.toMatch(/secrets\.|[A-Za-z0-9_-]{40}/);
  });

  it('doesn’t insert user input into a script', () => {
    expect(scriptsOf(workflow).join('\n')).not.toContain('${{');
  });

  it('gives the deployment token only to main, in its environment', () => {
    for (const job of jobsOf(workflow).filter((text) => text.includes('id-token: write'))) {
      if (job.includes('uses: ./.github/workflows/release.yml')) continue;
      expect(job).toContain("github.ref == 'refs/heads/main'");
      expect(job).toMatch(/environment: \$\{\{ (matrix|inputs)\.environment \}\}/);
      expect(job).toContain('npm ci --ignore-scripts ');
    }
  });
});

it.each([
  ['jobs:\n  a:\n    steps:\n      - run: echo "${{ x }}"\n      - uses: b\n', 1],
  ['jobs:\n  a:\n    steps:\n      - name: A\n        run: |\n          one\n\n          echo ${{ x }}\n', 1],
  ['jobs:\n  a:\n    steps:\n      - run: one\n        env:\n          X: ${{ x }}\n', 0],
])('finds a script by its position: %j', (workflow, found) => {
  expect(scriptsOf(workflow).join('').split('${{')).toHaveLength(found + 1);
});

it('deploys the backend to staging before production, one after the other', () => {
  const workflow = read('backend.yml');
  expect(workflow).toMatch(
    /max-parallel: 1\n +fail-fast: true\n +matrix:\n +environment: \[staging, production\]\n/,
  );
});

it('releases to staging and, by default, to production', () => {
  expect(read('modules.yml')).toContain("environment: ${{ inputs.environment || 'production' }}");
  expect(read('release.yml')).toMatch(/environment:\n +type: string\n +default: production\n/);
});

it('queues any number of releases', () => {
  expect(read('release.yml')).toMatch(
    /group: site-\$\{\{ inputs\.environment \}\}\n +cancel-in-progress: false\n +queue: max\n/,
  );
});

describe('scripts', () => {
  let machine: string;
  beforeEach(() => {
    machine = mkdtempSync(join(tmpdir(), 'workflow-'));
    // Fakes that print their arguments.
    mkdirSync(join(machine, 'bin'));
    for (const fake of ['npm', 'npx']) {
      writeFileSync(join(machine, 'bin', fake), '#!/bin/sh\necho "$*"\n');
      chmodSync(join(machine, 'bin', fake), 0o755);
    }
  });
  afterEach(() => rmSync(machine, { recursive: true }));

  /** Runs the named step's script as GitHub does. @returns what it printed: the npm commands it ran */
  function run(step: string, env: Record<string, string>, file = 'release.yml'): string[] {
    const block = new RegExp(
      `- name: ${step}\\n(?: {8}(?:id|working-directory): .*\\n)?(?: {8}env:\\n(?: {10}.*\\n)+)? {8}run: \\|\\n((?: {10}.*\\n|\\n)+)`,
    ).exec(read(file));
    const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-e', '-c', block![1]!], {
      cwd: machine,
      encoding: 'utf8',
      env: { ...env, PATH: `${join(machine, 'bin')}:${process.env.PATH}` },
    });
    expect([status, stderr]).toEqual([0, '']);
    return stdout.trim().split('\n').filter(Boolean);
  }

  /** Creates a repository with an empty main branch, and a changed file on top of it. */
  function commit(changed: string) {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=a@example.com', ...args], {
        cwd: machine,
        stdio: 'pipe',
      });
    git('init', '-q');
    git('commit', '-q', '--allow-empty', '-m', 'main');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    mkdirSync(join(machine, 'mf-team/src'), { recursive: true });
    writeFileSync(join(machine, changed), 'changed');
    git('add', 'mf-team');
    git('commit', '-q', '-m', 'change');
  }

  it.each([
    ['a name that a person gave', { NAME: 'mf-billing', EVENT: 'workflow_dispatch' }, '["mf-billing"]', '[]'],
    [
      'one for the registry',
      { NAME: 'mf-team', EVENT: 'workflow_dispatch', REGISTRY: 'a' },
      '[]',
      '["mf-team"]',
    ],
    [
      'a name that isn’t shell code',
      { NAME: '$(id) "x', EVENT: 'workflow_dispatch' },
      '["$(id) \\"x"]',
      '[]',
    ],
    ['the modules of a pull request', { EVENT: 'pull_request', REGISTRY: 'a' }, '["mf-team"]', '[]'],
    ['the modules with a new version', { EVENT: 'push' }, '[]', '[]'],
  ])('list %s', (_, env, site, registry) => {
    commit('mf-team/src/page.ts');
    symlinkSync(join(__dirname, '..'), join(machine, 'scripts'));
    const output = join(machine, 'output');
    run(
      'List names',
      { NAME: '', BASE: 'origin/main', REGISTRY: '', GITHUB_OUTPUT: output, ...env },
      'modules.yml',
    );
    expect(readFileSync(output, 'utf8')).toBe(`site=${site}\nregistry=${registry}\n`);
  });

  it.each([
    ['publish', '', 'publish mf-team'],
    ['rollout', '1.1.0 --percent 20 --customers a,b', 'rollout mf-team 1.1.0 --percent 20 --customers a,b'],
    ['promote', '', 'promote mf-team'],
    ['rollback', '--to 1.0.0', 'rollback mf-team --to 1.0.0'],
    // The command rejects unknown options, so a release meant for some accounts is never promoted to
    // everyone.
    ['promote', '1.1.0 --percent 20; id *', 'promote mf-team 1.1.0 --percent 20; id *'],
  ])('with the site, %s %s', (COMMAND, ARGUMENTS, expected) => {
    expect(run('Release', { NAME: 'mf-team', COMMAND, ARGUMENTS })).toEqual([
      `run release -- ${expected}`,
      'run release -- status',
    ]);
  });

  it.each([
    ['rollout', '0.2.0 --auto 1,5', '', 'valet-module rollout 0.2.0 --auto 1,5'],
    ['publish', '', 'https://hub.example', 'valet-module publish --site https://hub.example'],
    ['rollback', '$(id) *', 'https://a b', 'valet-module rollback $(id) * --site https://a b'],
  ])('in the registry, %s %s', (COMMAND, ARGUMENTS, SITE, expected) => {
    expect(run('Release', { COMMAND, ARGUMENTS, SITE }, 'module.yml')).toEqual([expected]);
  });

  it.each([
    [
      'requires a changeset for a change',
      'mf-team/src/page.ts',
      ['run changeset -- status --since=origin/main'],
    ],
    ['requires none for a version bump, which consumed them', 'mf-team/CHANGELOG.md', []],
  ])('%s', (_, changed, expected) => {
    commit(changed);
    expect(run('Require a changeset', { NAME: 'mf-team', BASE: 'main' })).toEqual(expected);
  });
});

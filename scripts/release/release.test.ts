import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { moduleNames } from '../../build/buildNames.ts';
import type { Releases } from '../../shared-lib/src/contract/index.ts';
import { serveFolder, type Served } from './fixtures/serveFolder.ts';
import * as smallBuilds from './fixtures/smallBuilds.ts';
import { parseRelease } from './options.ts';
import { release } from './release.ts';

jest.setTimeout(60_000);

let folder: string;
let served: Served | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  for (const name of moduleNames) buildModule(name, '1.0.0');
  buildShell('1.0.0', '1.1.0');
});
afterEach(() => {
  served?.close();
  served = null;
  rmSync(folder, { recursive: true });
});

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const buildModule = (...build: Tail<Parameters<typeof smallBuilds.buildModule>>) =>
  smallBuilds.buildModule(join(folder, 'dist'), ...build);
const buildShell = (...build: Tail<Parameters<typeof smallBuilds.buildShell>>) =>
  smallBuilds.buildShell(join(folder, 'dist'), ...build);
type Tail<List> = List extends [unknown, ...infer Rest] ? Rest : never;

async function run(...args: string[]) {
  const parsed = parseRelease([...args, '--by', 'Ana']);
  if (parsed.kind !== 'release') throw new Error(JSON.stringify(parsed));
  return release(folder, parsed.options, () => '1.0.0');
}
const ok = async (...args: string[]) => {
  const outcome = await run(...args);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value.join('\n');
};
const refusal = async (...args: string[]) => {
  const before = everything('site');
  const outcome = await run(...args);
  expect(everything('site')).toEqual(before);
  return outcome.ok ? 'not refused' : outcome.message;
};

/** Every file below a folder, with its content. */
function everything(below: string): Record<string, string> {
  const at = join(folder, below);
  if (!existsSync(at)) return {};
  return Object.fromEntries(
    readdirSync(at, { recursive: true, encoding: 'utf8' })
      .filter((path) => statSync(join(at, path)).isFile())
      .map((path) => [path, readFileSync(join(at, path), 'utf8')]),
  );
}

const document = (site = 'site') =>
  JSON.parse(readFileSync(join(folder, site, 'releases.json'), 'utf8')) as Releases;
const builtIn = () => {
  const page = readFileSync(join(folder, 'site/index.html'), 'utf8');
  return JSON.parse(/id="built-in-releases">(.*?)<\/script>/.exec(page)![1]!) as Releases;
};

describe('a release day', () => {
  beforeEach(async () => {
    await ok('init');
    buildModule('mf-team', '1.1.0', '^1.1.0', 'better');
  });

  test('from the build to everyone, and back', async () => {
    expect(document()).toMatchObject({
      revision: 1,
      by: 'Ana',
      shell: { version: '1.0.0', contract: '1.1.0' },
    });
    expect(Object.keys(document().modules)).toEqual(moduleNames);
    const old = everything('site/mf-team/1.0.0');

    await ok('publish', 'mf-team', '--version', '1.1.0');
    expect(document().revision).toBe(1);
    expect(everything('site/mf-team/1.0.0')).toEqual(old);
    expect(Object.keys(everything('site/mf-team/1.1.0'))).not.toContain('assets/page.js.map');

    await ok('rollout', 'mf-team', '1.1.0', '--percent', '20');
    expect(document().modules['mf-team']).toMatchObject({
      stable: { version: '1.0.0' },
      candidate: { version: '1.1.0', percent: 20, manifest: { contract: '^1.1.0' } },
    });
    expect(builtIn().modules['mf-team']).not.toHaveProperty('candidate');

    await ok('rollout', 'mf-team', '1.1.0', '--percent', '60');
    await ok('promote', 'mf-team');
    expect(document().modules['mf-team']).toMatchObject({
      stable: { version: '1.1.0' },
      previous: { version: '1.0.0' },
    });
    expect(builtIn().modules['mf-team']!.stable.version).toBe('1.1.0');

    await ok('rollback', 'mf-team');
    expect(document()).toMatchObject({
      revision: 5,
      modules: { 'mf-team': { stable: { version: '1.0.0' } } },
    });
    expect((await ok('history')).split('\n').map((line) => line.replace(/ +\S+Z +/, ' '))).toEqual([
      '5 Ana  rolled mf-team back from 1.1.0 to 1.0.0',
      '4 Ana  promoted mf-team from 1.0.0 to 1.1.0',
      '3 Ana  rolled mf-team 1.1.0 out to 60 %',
      '2 Ana  rolled mf-team 1.1.0 out to 20 %',
      expect.stringContaining('1 Ana  began the site with shell 1.0.0, mf-team 1.0.0'),
    ]);
    expect(await ok('status')).toMatch(/^mf-team +1\.0\.0 +- +- +1\.0\.0, 1\.1\.0$/m);
  });

  test('a version keeps its content for ever', async () => {
    expect(await ok('publish', 'mf-team', '--version', '1.0.0')).toBe(
      'mf-team 1.0.0 is published already, with the same content.',
    );
    buildModule('mf-team', '1.0.0', '^1.0.0', 'other');
    expect(await refusal('publish', 'mf-team', '--version', '1.0.0')).toMatch(
      /^mf-team 1\.0\.0 is published already, with other content \(assets\/entry\.js\)\. .*npm run changeset/,
    );
  });

  test('an unfinished or incomplete build is refused', async () => {
    rmSync(join(folder, 'dist/mf-team/1.1.0/assets/page.js'));
    write('dist/mf-team/1.1.0/assets/page.css', '');
    expect(await refusal('publish', 'mf-team', '--version', '1.1.0')).toBe(
      'mf-team 1.1.0 is incomplete: assets/page.js, assets/page.css are missing or empty.',
    );
    expect(await refusal('publish', 'mf-team', '--version', '1.2.0')).toMatch(
      /^mf-team 1\.2\.0 is not built/,
    );
    write('dist/mf-team/1.1.0/mf-manifest.json', '{}');
    expect(await refusal('publish', 'mf-team', '--version', '1.1.0')).toMatch(
      /the entry that mf-manifest\.json/,
    );
    cpSync(join(folder, 'dist/mf-billing/1.0.0'), join(folder, 'dist/mf-team/1.1.0'), { recursive: true });
    expect(await refusal('publish', 'mf-team', '--version', '1.1.0')).toBe(
      'mf-team 1.1.0: it is the module mf-billing.',
    );
  });

  test('what was published and is damaged since is not served, until it is published again', async () => {
    await ok('publish', 'mf-team', '--version', '1.1.0');
    rmSync(join(folder, 'site/mf-team/1.1.0/assets/page.js'));
    expect(await refusal('rollout', 'mf-team', '1.1.0', '--percent', '5')).toMatch(
      /^mf-team 1\.1\.0 is not what was published: assets\/page\.js/,
    );
    await ok('publish', 'mf-team', '--version', '1.1.0');
    await ok('rollout', 'mf-team', '1.1.0', '--percent', '5');
  });

  test('a module that needs more than the shell has is refused', async () => {
    buildModule('mf-team', '2.0.0', '^1.2.0');
    await ok('publish', 'mf-team', '--version', '2.0.0');
    expect(await refusal('rollout', 'mf-team', '2.0.0', '--percent', '5')).toBe(
      'mf-team 2.0.0 needs the contract ^1.2.0; shell 1.0.0 has 1.1.0.',
    );
    buildShell('1.1.0', '1.2.0');
    await ok('publish', 'shell', '--version', '1.1.0');
    await ok('promote', 'shell', '1.1.0');
    expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toContain('/shell/1.1.0/assets/main.js');
    await ok('rollout', 'mf-team', '2.0.0', '--percent', '5');
    expect(await refusal('rollback', 'shell')).toBe(
      'mf-team 2.0.0 needs the contract ^1.2.0; shell 1.0.0 has 1.1.0.',
    );
  });

  test.each([
    ['init'],
    ['publish', 'mf-team', '--version', '1.1.0'],
    ['rollout', 'mf-team', '1.1.0', '--percent', '5'],
    ['promote', 'mf-team'],
    ['rollback', 'mf-team'],
    ['pull', '--from', 'http://127.0.0.1'],
  ])('a dry run of %s does nothing', async (...args) => {
    let expected = /^Nothing was done\. Would have/;
    if (args[0] === 'init') rmSync(join(folder, 'site'), { recursive: true });
    if (args[0] !== 'init' && args[0] !== 'publish') await ok('publish', 'mf-team', '--version', '1.1.0');
    if (args[0] === 'promote' || args[0] === 'rollback')
      await ok('rollout', 'mf-team', '1.1.0', '--percent', '5');
    if (args[0] === 'publish')
      expected = /^Nothing was done\. Would have published mf-team 1\.1\.0, 5 files\.$/;
    if (args[0] === 'pull') {
      args[2] = await serve('site');
      cpSync(join(folder, 'site'), join(folder, 'online'), { recursive: true });
      rmSync(join(folder, 'site/releases'), { recursive: true });
      rmSync(join(folder, 'site/releases.json'));
      args[2] = await serve('online');
    }
    const before = everything('site');
    expect(await ok(...args, '--dry-run')).toMatch(expected);
    expect(everything('site')).toEqual(before);
  });

  test('a document that was changed by hand is not built upon', async () => {
    const changed = document();
    changed.modules['mf-team']!.stable.version = '1.1.0';
    write('site/releases.json', JSON.stringify(changed));
    expect(await refusal('rollback', 'mf-team', '--to', '1.0.0')).toMatch(
      /^releases\.json was changed by hand/,
    );
  });

  test('what a killed process has begun is ended by the next', async () => {
    const one = everything('site');
    await ok('publish', 'mf-team', '--version', '1.1.0');
    await ok('rollout', 'mf-team', '1.1.0', '--percent', '5');
    write('site/releases.json', one['releases.json']!);
    write('site/index.html', one['index.html']!);
    expect(await ok('status')).toContain('1.1.0 for 5 %');
    await ok('rollout', 'mf-team', '1.1.0', '--percent', '6');
    expect(document().revision).toBe(3);
  });

  test('a revision that is expected must be the present one', async () => {
    await ok('publish', 'mf-team', '--version', '1.1.0');
    await ok('rollout', 'mf-team', '1.1.0', '--percent', '5', '--revision', '1');
    expect(await refusal('promote', 'mf-team', '--revision', '1')).toMatch(
      /^The site is at revision 2, not 1: Ana/,
    );
  });
});

test('of many commands at the same revision exactly one wins, and the rest change nothing', async () => {
  await ok('init');
  buildModule('mf-team', '1.1.0');
  await ok('publish', 'mf-team', '--version', '1.1.0');
  const shares = [1, 2, 3, 4];
  const results = await Promise.all(
    shares.map((percent) =>
      command('rollout', 'mf-team', '1.1.0', '--percent', String(percent), '--revision', '1'),
    ),
  );
  const winners = shares.filter((_, index) => results[index]!.code === 0);
  expect(winners).toHaveLength(1);
  for (const { code, error } of results)
    if (code !== 0)
      expect([code, error]).toEqual([
        1,
        expect.stringMatching(/^(The site is at revision 2|Revision 2 was made meanwhile)[^\n]+\n$/),
      ]);
  expect(document()).toMatchObject({
    revision: 2,
    modules: { 'mf-team': { candidate: { percent: winners[0] } } },
  });
  expect(readdirSync(join(folder, 'site/releases')).sort()).toEqual([
    '1.json',
    '2.json',
    'published',
    'published.json',
  ]);
});

test('versions that are published at once are all listed', async () => {
  for (const name of moduleNames) buildModule(name, '1.1.0');
  await Promise.all(moduleNames.map((name) => command('publish', name, '--version', '1.1.0')));
  const list = JSON.parse(readFileSync(join(folder, 'site/releases/published.json'), 'utf8')) as {
    versions: object;
  };
  expect(Object.keys(list.versions).sort()).toEqual([...moduleNames].sort());
});

/** Runs the command in a process of its own. */
function command(...args: string[]): Promise<{ code: number | null; error: string }> {
  const script = join(__dirname, '../release.mjs');
  const folders = ['--site', join(folder, 'site'), '--by', 'Ana'];
  if (args[0] === 'publish') folders.push('--from', join(folder, 'dist'));
  const child = spawn(process.execPath, [script, ...args, ...folders], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let error = '';
  child.stderr.on('data', (text: Buffer) => (error += String(text)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, error })));
}

/** Serves a folder in place of the one before. @returns its address */
async function serve(below: string, change?: (path: string) => string | null): Promise<string> {
  served?.close();
  served = await serveFolder(join(folder, below), change);
  return served.url;
}

describe('pull', () => {
  beforeEach(async () => {
    await ok('init', '--site', 'online');
    buildModule('mf-team', '1.1.0');
    await ok('publish', 'mf-team', '--version', '1.1.0', '--site', 'online');
    await ok('rollout', 'mf-team', '1.1.0', '--percent', '20', '--site', 'online');
  });

  test('brings a fresh machine everything that was ever released, and later what is new', async () => {
    const url = await serve('online');
    await ok('pull', '--from', url);
    expect(everything('site')).toEqual(everything('online'));
    await ok('promote', 'mf-team', '--site', 'online');
    expect(await ok('pull', '--from', url)).toMatch(/1 revisions, 0 versions, 0 files\.$/);
    expect(everything('site')).toEqual(everything('online'));
    await ok('rollback', 'mf-team');
  });

  test.each([
    ['/mf-team/1.1.0/assets/page.js', 'other', /page\.js is not what was published/],
    ['/releases.json', '<!doctype html>', /releases\.json is missing or not what it should be/],
    ['/releases/1.json', '<!doctype html>', /releases\/1\.json is missing or not/],
    [
      '/releases/published.json',
      '{"versions":{"mf-team":{"../..":"x"}}}',
      /published\.json is missing or not/,
    ],
    ['/releases/published/mf-team/1.1.0.json', '{}', /1\.1\.0\.json is missing or not/],
  ])('refuses %s that is %s', async (path, content, message) => {
    const url = await serve('online', (asked) => (asked === path ? content : null));
    const outcome = await run('pull', '--from', url);
    expect(outcome).toEqual({ ok: false, message: expect.stringMatching(message) as string });
    expect(existsSync(join(folder, 'site/releases.json'))).toBe(false);
  });

  test('refuses a folder with a history of its own', async () => {
    const url = await serve('online');
    await ok('init');
    expect(await refusal('pull', '--from', url)).toMatch(
      /^The folder's revision 1 is another than the one of/,
    );
  });

  test('names a site that nobody answers for', async () => {
    const url = await serve('online');
    served!.close();
    expect(await refusal('pull', '--from', url)).toMatch(/releases\.json can't be reached: .*ECONNREFUSED/);
  });

  test('refuses paths that lead out of a version', async () => {
    const record = JSON.parse(
      readFileSync(join(folder, 'online/releases/published/mf-team/1.1.0.json'), 'utf8'),
    ) as { files: Record<string, string> };
    record.files['../../evil.js'] = '0'.repeat(64);
    const url = await serve('online', (asked) =>
      asked === '/releases/published/mf-team/1.1.0.json' ? JSON.stringify(record) : null,
    );
    expect(await refusal('pull', '--from', url)).toMatch(/1\.1\.0\.json is missing or not/);
  });
});

import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNames } from '../../build/buildNames.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { serveFolder, type Served } from './fixtures/serveFolder.ts';

jest.setTimeout(60_000);

const { at, buildModule, document, everything, ok, refusal, write } = releaseFolder();

/** Runs the command in a separate process. */
function command(...args: string[]): Promise<{ code: number | null; error: string }> {
  const script = join(__dirname, '../release.mjs');
  const folders = ['--site', at('site'), '--by', 'Ana'];
  if (args[0] === 'publish') folders.push('--from', at('dist'));
  const child = spawn(process.execPath, [script, ...args, ...folders], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let error = '';
  child.stderr.on('data', (text: Buffer) => (error += String(text)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, error })));
}

describe('on a site', () => {
  let served: Served | null = null;

  beforeEach(async () => {
    await ok('init');
    buildModule('mf-team', '1.1.0', '^1.1.0', 'better');
  });

  afterEach(() => {
    served?.close();
    served = null;
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
    if (args[0] === 'init') rmSync(at('site'), { recursive: true });
    if (args[0] !== 'init' && args[0] !== 'publish') await ok('publish', 'mf-team', '--version', '1.1.0');
    if (args[0] === 'promote' || args[0] === 'rollback')
      await ok('rollout', 'mf-team', '1.1.0', '--percent', '5');
    if (args[0] === 'publish')
      expected = /^Nothing was done\. Would have published mf-team 1\.1\.0, 5 files\.$/;
    if (args[0] === 'pull') {
      cpSync(at('site'), at('online'), { recursive: true });
      rmSync(at('site/releases'), { recursive: true });
      rmSync(at('site/releases.json'));
      served = await serveFolder(at('online'));
      args[2] = served.url;
    }
    const before = everything('site');
    expect(await ok(...args, '--dry-run')).toMatch(expected);
    expect(everything('site')).toEqual(before);
  });

  test('refuses to build on a document edited by hand', async () => {
    const changed = document();
    changed.modules['mf-team']!.stable.version = '1.1.0';
    write('site/releases.json', JSON.stringify(changed));
    expect(await refusal('rollback', 'mf-team', '--to', '1.0.0')).toMatch(
      /^releases\.json was edited by hand/,
    );
  });

  test('the next command completes what a killed process started', async () => {
    const one = everything('site');
    await ok('publish', 'mf-team', '--version', '1.1.0');
    await ok('rollout', 'mf-team', '1.1.0', '--percent', '5');
    write('site/releases.json', one['releases.json']!);
    write('site/index.html', one['index.html']!);
    expect(await ok('status')).toContain('1.1.0 for 5%');
    await ok('rollout', 'mf-team', '1.1.0', '--percent', '6');
    expect(document().revision).toBe(3);
  });

  test('requires the expected revision to be current', async () => {
    await ok('publish', 'mf-team', '--version', '1.1.0');
    await ok('rollout', 'mf-team', '1.1.0', '--percent', '5', '--revision', '1');
    expect(await refusal('promote', 'mf-team', '--revision', '1')).toMatch(
      /^The site is at revision 2, not 1: Ana/,
    );
  });
});

test('exactly one of many commands at the same revision wins, and the rest change nothing', async () => {
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
        expect.stringMatching(/^(The site is at revision 2|Revision 2 was created in the meantime)[^\n]+\n$/),
      ]);
  expect(document()).toMatchObject({
    revision: 2,
    modules: { 'mf-team': { candidate: { percent: winners[0] } } },
  });
  expect(readdirSync(at('site/releases')).sort()).toEqual([
    '1.json',
    '2.json',
    'published',
    'published.json',
  ]);
});

test('lists all versions published concurrently', async () => {
  for (const name of moduleNames) buildModule(name, '1.1.0');
  await Promise.all(moduleNames.map((name) => command('publish', name, '--version', '1.1.0')));
  const list = JSON.parse(readFileSync(at('site/releases/published.json'), 'utf8')) as {
    versions: object;
  };
  expect(Object.keys(list.versions).sort()).toEqual([...moduleNames].sort());
});

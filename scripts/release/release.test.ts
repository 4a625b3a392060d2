import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { moduleNames } from '../../build/buildNames.ts';
import type { Releases } from '../../shared-lib/src/contract/index.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';

jest.setTimeout(60_000);

const { at, buildModule, buildShell, document, everything, ok, refusal, write } = releaseFolder();

const builtIn = () => {
  const page = readFileSync(at('site/index.html'), 'utf8');
  return JSON.parse(/id="built-in-releases">(.*?)<\/script>/.exec(page)![1]!) as Releases;
};

beforeEach(async () => {
  await ok('init');
  buildModule('mf-team', '1.1.0', '^1.1.0', 'better');
});

test('releases from the build to everyone, and back', async () => {
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
    '3 Ana  rolled mf-team 1.1.0 out to 60%',
    '2 Ana  rolled mf-team 1.1.0 out to 20%',
    expect.stringContaining('1 Ana  created the site with shell 1.0.0, mf-team 1.0.0'),
  ]);
  expect(await ok('status')).toMatch(/^mf-team +1\.0\.0 +- +- +1\.0\.0, 1\.1\.0$/m);
});

test('a version keeps its content forever', async () => {
  expect(await ok('publish', 'mf-team', '--version', '1.0.0')).toBe(
    'mf-team 1.0.0 is already published with the same content.',
  );
  buildModule('mf-team', '1.0.0', '^1.0.0', 'other');
  expect(await refusal('publish', 'mf-team', '--version', '1.0.0')).toMatch(
    /^mf-team 1\.0\.0 is already published with different content \(assets\/entry\.js\)\. .*npm run changeset/,
  );
});

test('the document names each container and the hash of its script, if the manifest does', async () => {
  const served = () =>
    (JSON.parse(readFileSync(at('site/releases.json'), 'utf8')) as Releases).modules['mf-team'];
  await ok('publish', 'mf-team', '--version', '1.1.0');
  await ok('rollout', 'mf-team', '1.1.0', '--percent', '5');
  expect(served()?.candidate?.container).toEqual({
    script: 'assets/entry.js',
    integrity: `sha256-${createHash('sha256').update('better').digest('base64')}`,
    global: 'mf_team',
  });

  // A build by other tools, whose manifest names no global.
  const manifest = at('dist/mf-team/1.2.0/mf-manifest.json');
  buildModule('mf-team', '1.2.0');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('globalName', 'other'));
  await ok('publish', 'mf-team', '--version', '1.2.0');
  await ok('rollout', 'mf-team', '1.2.0', '--percent', '5');
  expect(served()?.candidate).toMatchObject({ version: '1.2.0' });
  expect(served()?.candidate?.container).toBeUndefined();
});

test('refuses an unfinished or incomplete build', async () => {
  rmSync(at('dist/mf-team/1.1.0/assets/page.js'));
  write('dist/mf-team/1.1.0/assets/page.css', '');
  expect(await refusal('publish', 'mf-team', '--version', '1.1.0')).toBe(
    'mf-team 1.1.0 is incomplete: assets/page.js, assets/page.css are missing or empty.',
  );
  expect(await refusal('publish', 'mf-team', '--version', '1.2.0')).toMatch(/^mf-team 1\.2\.0 is not built/);
  write('dist/mf-team/1.1.0/mf-manifest.json', '{}');
  expect(await refusal('publish', 'mf-team', '--version', '1.1.0')).toMatch(
    /the entry that mf-manifest\.json/,
  );
  cpSync(at('dist/mf-billing/1.0.0'), at('dist/mf-team/1.1.0'), { recursive: true });
  expect(await refusal('publish', 'mf-team', '--version', '1.1.0')).toBe(
    'mf-team 1.1.0: the folder contains module mf-billing.',
  );
});

test("doesn't serve a published version that was damaged until it is published again", async () => {
  await ok('publish', 'mf-team', '--version', '1.1.0');
  rmSync(at('site/mf-team/1.1.0/assets/page.js'));
  expect(await refusal('rollout', 'mf-team', '1.1.0', '--percent', '5')).toMatch(
    /^mf-team 1\.1\.0 differs from what was published: assets\/page\.js/,
  );
  await ok('publish', 'mf-team', '--version', '1.1.0');
  await ok('rollout', 'mf-team', '1.1.0', '--percent', '5');
});

test('refuses a module that needs more than the shell has', async () => {
  buildModule('mf-team', '2.0.0', '^1.2.0');
  await ok('publish', 'mf-team', '--version', '2.0.0');
  expect(await refusal('rollout', 'mf-team', '2.0.0', '--percent', '5')).toBe(
    'mf-team 2.0.0 needs the contract ^1.2.0; shell 1.0.0 has 1.1.0.',
  );
  buildShell('1.1.0', '1.2.0');
  await ok('publish', 'shell', '--version', '1.1.0');
  await ok('promote', 'shell', '1.1.0');
  expect(readFileSync(at('site/index.html'), 'utf8')).toContain('/shell/1.1.0/assets/main.js');
  await ok('rollout', 'mf-team', '2.0.0', '--percent', '5');
  expect(await refusal('rollback', 'shell')).toBe(
    'mf-team 2.0.0 needs the contract ^1.2.0; shell 1.0.0 has 1.1.0.',
  );
});

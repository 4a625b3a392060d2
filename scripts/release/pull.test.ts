import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestSite, type SmallSite } from './fixtures/createTestSite.ts';
import { releaseFolder } from './fixtures/releaseFolder.ts';
import { serveFolder, type Served } from './fixtures/serveFolder.ts';
import * as smallBuilds from './fixtures/smallBuilds.ts';
import { Site } from './Site.ts';

jest.setTimeout(60_000);

describe('pull', () => {
  const { at, buildModule, everything, ok, refusal, run } = releaseFolder();
  let served: Served | null = null;

  afterEach(() => {
    served?.close();
    served = null;
  });

  /** Serves a folder instead of the previous one. @returns its address */
  async function serve(below: string, change?: (path: string) => string | null): Promise<string> {
    served?.close();
    served = await serveFolder(at(below), change);
    return served.url;
  }

  beforeEach(async () => {
    await ok('init', '--site', 'online');
    buildModule('mf-team', '1.1.0');
    await ok('publish', 'mf-team', '--version', '1.1.0', '--site', 'online');
    await ok('rollout', 'mf-team', '1.1.0', '--percent', '20', '--site', 'online');
  });

  test('gives a new machine everything ever released, and later only what is new', async () => {
    const url = await serve('online');
    await ok('pull', '--from', url);
    expect(everything('site')).toEqual(everything('online'));
    await ok('promote', 'mf-team', '--site', 'online');
    expect(await ok('pull', '--from', url)).toMatch(/1 revisions, 0 versions, 0 files\.$/);
    expect(everything('site')).toEqual(everything('online'));
    await ok('rollback', 'mf-team');
  });

  test('pulls site settings that are not part of a release', async () => {
    const siteKey = `6L${'a'.repeat(38)}`;
    writeFileSync(at('online/app-check.json'), JSON.stringify({ siteKey }));
    await ok('promote', 'mf-team', '--site', 'online');
    await ok('pull', '--from', await serve('online'));
    expect(everything('site')).toEqual(everything('online'));
    expect(readFileSync(at('site/index.html'), 'utf8')).toContain(siteKey);
  });

  test.each([
    ['/mf-team/1.1.0/assets/page.js', 'other', /page\.js differs from what was published/],
    ['/releases.json', '<!doctype html>', /releases\.json is missing or has an unexpected format/],
    ['/releases/1.json', '<!doctype html>', /releases\/1\.json is missing or has/],
    [
      '/releases/published.json',
      '{"versions":{"mf-team":{"../..":"x"}}}',
      /published\.json is missing or has/,
    ],
    ['/releases/published/mf-team/1.1.0.json', '{}', /1\.1\.0\.json is missing or has/],
  ])('refuses %s that is %s', async (path, content, message) => {
    const url = await serve('online', (requested) => (requested === path ? content : null));
    const outcome = await run('pull', '--from', url);
    expect(outcome).toEqual({ ok: false, message: expect.stringMatching(message) as string });
    expect(existsSync(at('site/releases.json'))).toBe(false);
  });

  test('refuses a folder with a different history', async () => {
    const url = await serve('online');
    await ok('init');
    expect(await refusal('pull', '--from', url)).toMatch(/^The folder's revision 1 differs from the one at/);
  });

  test('names a site that does not answer', async () => {
    const url = await serve('online');
    served!.close();
    expect(await refusal('pull', '--from', url)).toMatch(/releases\.json can't be reached: .*ECONNREFUSED/);
  });

  test('refuses paths that lead out of a version', async () => {
    const record = JSON.parse(readFileSync(at('online/releases/published/mf-team/1.1.0.json'), 'utf8')) as {
      files: Record<string, string>;
    };
    record.files['../../evil.js'] = '0'.repeat(64);
    const url = await serve('online', (requested) =>
      requested === '/releases/published/mf-team/1.1.0.json' ? JSON.stringify(record) : null,
    );
    expect(await refusal('pull', '--from', url)).toMatch(/1\.1\.0\.json is missing or has/);
  });
});

describe('pull into a folder that has the site', () => {
  let small: SmallSite;
  let online: Served;
  const at = (path: string) => join(small.folder, path);
  const pull = () => small.run('pull', '--from', online.url);

  beforeEach(async () => {
    small = await createTestSite();
    cpSync(at('site'), at('online'), { recursive: true });
    online = await serveFolder(at('online'));
  });
  afterEach(() => {
    online.close();
    rmSync(small.folder, { recursive: true });
  });

  it('repairs a version left incomplete by a killed pull', async () => {
    const leftover = at('site/mf-team/1.0.0/assets/page.js.4711.new');
    writeFileSync(leftover, 'half');
    rmSync(at('site/mf-team/1.0.0/assets/page.css'));
    await pull();
    expect(existsSync(leftover)).toBe(false);
    expect(new Site(at('site')).module('mf-team', '1.0.0')).toMatchObject({ ok: true });

    writeFileSync(leftover, 'half, with nothing else wrong');
    await pull();
    expect(new Site(at('site')).module('mf-team', '1.0.0')).toMatchObject({ ok: true });
  });

  it('fetches a revision missing among older ones', async () => {
    smallBuilds.buildModule(at('dist'), 'mf-team', '1.1.0');
    await small.run('publish', 'mf-team', '--version', '1.1.0', '--site', 'online');
    for (const percent of ['5', '6'])
      await small.run('rollout', 'mf-team', '1.1.0', '--percent', percent, '--site', 'online');
    rmSync(at('site'), { recursive: true });
    await pull();
    rmSync(at('site/releases/2.json'));
    await pull();
    expect(new Site(at('site')).revisions()).toEqual([1, 2, 3]);
  });
});

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchEveryPath } from '../../build/contentSecurityPolicy.ts';
import { createTestSite, type SmallSite } from '../release/fixtures/createTestSite.ts';
import { serveFolder } from '../release/fixtures/serveFolder.ts';
import { buildModule } from '../release/fixtures/smallBuilds.ts';
import { Site } from '../release/Site.ts';
import { contentHash, readFiles } from '../release/versionFolder.ts';
import { checkDeployment } from './checkDeployment.ts';

jest.setTimeout(60_000);

let small: SmallSite;
const site = () => new Site(join(small.folder, 'site'));
const policy = { key: 'Content-Security-Policy', value: "script-src 'self'" };
const deployment = () =>
  checkDeployment(
    small.folder,
    { hosting: { headers: [{ regex: matchEveryPath, headers: [policy] }] } },
    { only: ['hosting'], codebases: [] },
    site(),
  );

/**
 * Gives mf-team 1.0.0 a slot that the contract no longer has, as if it had been published that way, along with the revisions that served
 * it.
 */
function publishOldSlot(): void {
  const folder = join(small.folder, 'site');
  const change = (path: string, edit: (text: string) => string) =>
    writeFileSync(join(folder, path), edit(readFileSync(join(folder, path), 'utf8')));
  const addSlot = (text: string) => text.replaceAll('"slots":[]', '"slots":[{"slot":"dashboard.gone"}]');
  change('mf-team/1.0.0/module.json', addSlot);
  for (const revision of [1, 2, 3]) change(`releases/${revision}.json`, addSlot);
  const files = readFiles(join(folder, 'mf-team/1.0.0'));
  change('releases/published/mf-team/1.0.0.json', (text) =>
    JSON.stringify({ ...(JSON.parse(text) as object), files, hash: contentHash(files) }),
  );
  site().listPublished();
}

beforeEach(async () => {
  small = await createTestSite();
  for (const version of ['1.1.0', '1.2.0']) {
    buildModule(join(small.folder, 'dist'), 'mf-team', version);
    await small.run('publish', 'mf-team', '--version', version);
    await small.run('rollout', 'mf-team', version, '--percent', '50');
    await small.run('promote', 'mf-team');
  }
});
afterEach(() => rmSync(small.folder, { recursive: true }));

it('deploys, pulls and describes leftovers of an older contract while they are not served', async () => {
  publishOldSlot();
  expect(deployment()).toEqual([{ ok: true, line: expect.stringContaining('revision 5') as string }]);
  await small.run('history');
  const online = await serveFolder(join(small.folder, 'site'));
  await small.run('pull', '--from', online.url, '--site', 'fresh').finally(online.close);
  await small.run('rollback', 'mf-team', '--site', 'fresh');
});

it('still requires them to be complete', () => {
  publishOldSlot();
  rmSync(join(small.folder, 'site/mf-team/1.0.0/assets/page.js'));
  expect(deployment()).toEqual([
    {
      ok: false,
      message: expect.stringMatching(/mf-team 1\.0\.0 differs from what was published/) as string,
    },
  ]);
});

it('rejects them where they are served', async () => {
  publishOldSlot();
  await expect(small.run('rollback', 'mf-team', '--to', '1.0.0')).rejects.toThrow(/breaks the contract/);
});

import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginSite, type SmallSite } from './fixtures/beginSite.ts';
import { serveFolder, type Served } from './fixtures/serveFolder.ts';
import { buildModule } from './fixtures/smallBuilds.ts';
import { Site } from './Site.ts';

jest.setTimeout(60_000);

let small: SmallSite;
let online: Served;
const at = (path: string) => join(small.folder, path);
const pull = () => small.run('pull', '--from', online.url);

beforeEach(async () => {
  small = await beginSite();
  cpSync(at('site'), at('online'), { recursive: true });
  online = await serveFolder(at('online'));
});
afterEach(() => {
  online.close();
  rmSync(small.folder, { recursive: true });
});

it('puts a version in order in which a pull that was killed has left something', async () => {
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

it('brings a revision that the folder lacks among older ones', async () => {
  buildModule(at('dist'), 'mf-team', '1.1.0');
  await small.run('publish', 'mf-team', '--version', '1.1.0', '--site', 'online');
  for (const percent of ['5', '6'])
    await small.run('rollout', 'mf-team', '1.1.0', '--percent', percent, '--site', 'online');
  rmSync(at('site'), { recursive: true });
  await pull();
  rmSync(at('site/releases/2.json'));
  await pull();
  expect(new Site(at('site')).revisions()).toEqual([1, 2, 3]);
});

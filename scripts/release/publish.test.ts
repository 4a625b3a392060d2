import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createTestSite, type SmallSite } from './fixtures/createTestSite.ts';
import { buildModule } from './fixtures/smallBuilds.ts';
import { checkPublish, publish } from './publish.ts';
import { Site } from './Site.ts';

jest.setTimeout(60_000);

let small: SmallSite;
let site: Site;
const at = (path: string) => join(small.folder, path);
const record = 'site/releases/published/mf-team/1.1.0.json';

beforeEach(async () => {
  small = await createTestSite();
  site = new Site(at('site'));
  buildModule(at('dist'), 'mf-team', '1.1.0');
});
afterEach(() => rmSync(small.folder, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content);
}
const publishTeam = () => small.run('publish', 'mf-team', '--version', '1.1.0');
const rollOut = () => small.run('rollout', 'mf-team', '1.1.0', '--percent', '5');

it.each(['assets/no members.abc.svg', 'assets/a+b.js', 'assets/(1).png', 'assets/año.js'])(
  'refuses a file name that could not be served forever: %s',
  async (path) => {
    write(`dist/mf-team/1.1.0/${path}`, 'x');
    await expect(publishTeam()).rejects.toThrow(`mf-team 1.1.0: a file can't be named ${path}`);
    await expect(small.run('publish', 'mf-team', '--version', '1.1.0', '--dry-run')).rejects.toThrow(path);
    expect(existsSync(at(record))).toBe(false);
    rmSync(at(`dist/mf-team/1.1.0/${path}`));
    await publishTeam();
  },
);

it.each([
  ['{"metaData":{"remoteEntry":{"name":"a"}},"exposes":[{}]}'],
  ['{"metaData":{"remoteEntry":{"name":"a"}},"exposes":[]}'],
  ['{"metaData":{"remoteEntry":{"name":7}},"exposes":"all"}'],
  ['[]'],
])('refuses a federation manifest with another schema in one line: %s', async (manifest) => {
  write('dist/mf-team/1.1.0/mf-manifest.json', manifest);
  await expect(publishTeam()).rejects.toThrow(
    /^mf-team 1\.1\.0 is incomplete: the entry that mf-manifest\.json/,
  );
});

it('refuses a damaged document in one line', async () => {
  const text = readFileSync(at('site/releases/1.json'), 'utf8').replace(
    /"routes":\[\],"nav":\[\]/,
    '"routes":7,"nav":8',
  );
  for (const file of ['releases.json', 'releases/1.json']) write(`site/${file}`, text);
  await expect(small.run('rollback', 'mf-team')).rejects.toThrow(
    /^releases\/1\.json is damaged: modules\.mf-\w+\.stable\.manifest\.routes: [^\n]* and 1 more$/,
  );
});

it('never publishes over an unreadable record', async () => {
  await publishTeam();
  write(record, '{');
  buildModule(at('dist'), 'mf-team', '1.1.0', '^1.0.0', 'other');
  await expect(publishTeam()).rejects.toThrow(/published\/mf-team\/1\.1\.0\.json is damaged/);
  expect(readFileSync(at('site/mf-team/1.1.0/assets/entry.js'), 'utf8')).toBe('entry');
  await expect(rollOut()).rejects.toThrow(/1\.1\.0\.json is damaged/);
});

it.each<[string, () => void]>([
  ['other', () => buildModule(at('dist'), 'mf-team', '1.1.0', '^1.0.0', 'built meanwhile')],
  ['fewer', () => rmSync(at('dist/mf-team/1.1.0/assets/page.js'))],
])('a build with %s files than were checked claims no version', (_, rebuild) => {
  const checked = checkPublish(site, at('dist'), 'mf-team', '1.1.0');
  if (!checked.ok) throw new Error(checked.message);
  rebuild();
  const stamp = { at: '2026-05-01T10:00:00Z', by: 'Ana' };
  expect(publish(site, checked.value, stamp)).toEqual({
    ok: false,
    message: expect.stringMatching(/^mf-team 1\.1\.0 was rebuilt in the meantime/) as string,
  });
  expect(existsSync(at(record))).toBe(false);
  expect(readdirSync(at('site/mf-team'))).toEqual(['1.0.0']);
});

it('publishes the targets of links in a build', async () => {
  write('elsewhere/shared.js', 'one');
  rmSync(at('dist/mf-team/1.1.0/assets/page.js'));
  symlinkSync(at('elsewhere/shared.js'), at('dist/mf-team/1.1.0/assets/page.js'));
  symlinkSync(at('elsewhere'), at('dist/mf-team/1.1.0/assets/more'));
  await publishTeam();
  write('elsewhere/shared.js', 'two');
  expect(readFileSync(at('site/mf-team/1.1.0/assets/page.js'), 'utf8')).toBe('one');
  expect(readFileSync(at('site/mf-team/1.1.0/assets/more/shared.js'), 'utf8')).toBe('one');
  await rollOut();
});

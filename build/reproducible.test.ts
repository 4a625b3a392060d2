import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readFiles, type Files } from '../scripts/release/versionFolder.ts';
import { moduleNames } from './buildNames.ts';

const root = resolve(__dirname, '..');
const sources = [
  ...['build', 'shared-lib', 'shell', ...moduleNames, 'package.json', 'package-lock.json', 'scripts'],
  ...['api', 'bin', 'src', 'package.json'].map((part) => `valet-module/${part}`),
];

/**
 * Packages to copy rather than symlink, because the federation plugin writes its own path into the modules it
 * generates. Linking the rest is faster.
 */
const copiedPackages = ['@module-federation'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'valet-hub-reproducible-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Built {
  /** The files that would be published. */
  readonly files: Files;
  /**
   * The scripts' names before minification, from their source maps. The code contained these names then, so
   * they affect the minifier's choices. The entry isn't referenced.
   */
  readonly provisionalNames: readonly string[];
  /** The scripts and style sheets whose hash no verified file has. */
  readonly unverified: readonly string[];
}

/** The files of a version that a page could load without a hash, other than the container itself. */
function unverifiedIn(assets: string): string[] {
  const read = (name: string) => readFileSync(join(assets, name));
  const hashOf = (name: string) => createHash('sha256').update(read(name)).digest('base64').replace(/=$/, '');
  const names = readdirSync(assets).filter((name) => !name.endsWith('.map'));
  const isContainer = (name: string) => name.startsWith('remoteEntry');
  const container = read(names.find(isContainer)!).toString();
  const hashes = read('hashes.json').toString();
  return names.filter((name) => {
    if (isContainer(name) || !/\.(js|css|json)$/.test(name)) return false;
    return !(name === 'hashes.json' ? container : hashes).includes(hashOf(name));
  });
}

/** Copies the sources to a folder and builds a module there. */
async function buildAt(place: string, module: string): Promise<Built> {
  const copy = join(folder, place);
  mkdirSync(join(copy, 'node_modules'), { recursive: true });
  for (const source of sources) cpSync(join(root, source), join(copy, source), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const [from, to] = [root, copy].map((base) => join(base, 'node_modules', name)) as [string, string];
    if (copiedPackages.includes(name)) cpSync(from, to, { recursive: true });
    else symlinkSync(from, to);
  }
  const build = spawn(process.execPath, ['build/build.ts', module, '--source-maps'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(build, 'close')).toEqual([0, null]);
  const [version] = readdirSync(join(copy, 'dist', module));
  const output = join(copy, 'dist', module, version!);
  const maps = readdirSync(join(output, 'assets')).filter((name) =>
    /^(?!remoteEntry).*\.js\.map$/.test(name),
  );
  const provisionalNames = maps.map((name) => {
    const map = JSON.parse(readFileSync(join(output, 'assets', name), 'utf8')) as { file: string };
    return map.file;
  });
  return { files: readFiles(output), provisionalNames, unverified: unverifiedIn(join(output, 'assets')) };
}

// A version is published once, so every machine must build identical files.
test('the same sources produce the same bytes in any folder, all of them verified by the container', async () => {
  const [one, other] = await Promise.all([buildAt('here', 'mf-billing'), buildAt('elsewhere', 'mf-billing')]);
  expect(Object.keys(one.files)).toEqual(expect.arrayContaining(['mf-manifest.json', 'module.json']));
  expect(one.provisionalNames.length).toBeGreaterThan(0);
  expect(one.unverified).toEqual([]);
  expect(other).toEqual(one);
}, 60_000);

// A team may publish in the registry what has been deployed with the site.
test('an area’s own team builds the same bytes', async () => {
  const { files } = await buildAt('whole', 'mf-team');
  const area = join(folder, 'whole/mf-team');
  const command = join(folder, 'whole/valet-module/bin/valet-module.mjs');
  const build = spawn(process.execPath, [command, 'build'], {
    cwd: area,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(build, 'close')).toEqual([0, null]);
  const [version] = readdirSync(join(area, 'dist/mf-team'));
  expect(readFiles(join(area, 'dist/mf-team', version!))).toEqual(files);
}, 60_000);

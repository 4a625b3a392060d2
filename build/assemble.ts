import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONTRACT_VERSION, type ModuleEntry, type ModuleManifest, type Releases } from 'shared-lib/contract';
import { dist, moduleNames, outputFolder, versionOf, type ModuleName } from './workspaces.ts';

/** Writes a file whole or not at all: whoever reads it during the build sees the old one or the new one. */
export function writeWhole(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  // Of this process alone: another one may be writing the same file.
  const unfinished = `${path}.${process.pid}.new`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, path);
}

/** Who has made a document that no release command has touched. */
const by = 'build';

/**
 * The release document that serves each module at its present version: revision 0, for nothing has been released yet.
 * @param at when, an ISO instant
 */
export function releasesOf(manifests: ReadonlyMap<ModuleName, ModuleManifest>, at: string): Releases {
  const modules: Record<string, ModuleEntry> = {};
  for (const name of moduleNames) {
    const manifest = manifests.get(name);
    if (manifest) modules[name] = { stable: { version: versionOf(name), manifest }, at, by };
  }
  const shell = { version: versionOf('shell'), contract: CONTRACT_VERSION, at, by };
  return { revision: 0, at, by, shell, modules };
}

/**
 * The page: the shell's own, with a copy of the release document inside, which the shell falls back on when the document can't
 * be fetched.
 *
 * @param shellPage `index.html` of a shell's folder
 */
export function pageWith(shellPage: string, releases: string): string {
  // "<" is escaped so that no text inside the document can end the script element.
  const builtIn = `<script type="application/json" id="built-in-releases">${releases.replaceAll('<', '\\u003c')}</script>`;
  return shellPage.replace('<!-- built-in releases -->', () => builtIn);
}

/** Puts the page together out of what was built: `releases.json` and `index.html`. */
export function assemble(manifests: ReadonlyMap<ModuleName, ModuleManifest>) {
  const releases = JSON.stringify(releasesOf(manifests, new Date().toISOString()));
  writeWhole(join(dist, 'releases.json'), releases);

  const shellPage = join(outputFolder('shell'), 'index.html');
  if (!existsSync(shellPage)) return;
  writeWhole(join(dist, 'index.html'), pageWith(readFileSync(shellPage, 'utf8'), releases));
}

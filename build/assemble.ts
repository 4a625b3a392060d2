import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ModuleEntry, ModuleManifest, Releases } from 'shared-lib/contract';
import { dist, moduleNames, outputFolder, versionOf, type ModuleName } from './workspaces.ts';

/** Writes a file whole or not at all: whoever reads it during the build sees the old one or the new one. */
export function writeWhole(path: string, content: string) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
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
  return { $schema: '/schemas/releases.schema.json', revision: 0, at, by, modules };
}

/**
 * Puts the page together out of what was built: `releases.json`, and the shell's `index.html` with a copy of it inside, which
 * the shell falls back on when the document can't be fetched.
 */
export function assemble(manifests: ReadonlyMap<ModuleName, ModuleManifest>) {
  const releases = JSON.stringify(releasesOf(manifests, new Date().toISOString()));
  writeWhole(join(dist, 'releases.json'), releases);

  const shellPage = join(outputFolder('shell'), 'index.html');
  if (!existsSync(shellPage)) return;
  // "<" is escaped so that no text inside the document can end the script element.
  const builtIn = `<script type="application/json" id="built-in-releases">${releases.replaceAll('<', '\\u003c')}</script>`;
  writeWhole(
    join(dist, 'index.html'),
    readFileSync(shellPage, 'utf8').replace('<!-- built-in releases -->', () => builtIn),
  );
}

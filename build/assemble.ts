import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONTRACT_VERSION,
  type ContainerFile,
  type ModuleEntry,
  type ModuleManifest,
  type Releases,
} from 'shared-lib/contract';
import { containerIn } from './containerIn.ts';
import { localRootKey } from './localRootKey.ts';
import { pageWith } from './pageWith.ts';
import { localPushKey, pushWorker } from './pushConfig.ts';
import { dist, moduleNames, outputFolder, versionOf, type ModuleName } from './workspaces.ts';
import { writeAtomically } from './writeAtomically.ts';

/** The author of a document that no release command has changed. */
const author = 'build';

/**
 * A release document that serves each module at its current version. Revision 0: nothing has been released
 * yet.
 * @param at ISO 8601 date and time
 * @param containers the containers' scripts; in development there are none, because they change all the time
 */
export function releasesOf(
  manifests: ReadonlyMap<ModuleName, ModuleManifest>,
  at: string,
  containers: ReadonlyMap<ModuleName, ContainerFile> = new Map(),
): Releases {
  const modules: Record<string, ModuleEntry> = {};
  for (const name of moduleNames) {
    const manifest = manifests.get(name);
    if (!manifest) continue;
    const container = containers.get(name);
    const stable = { version: versionOf(name), manifest, ...(container && { container }) };
    modules[name] = { stable, at, by: author };
  }
  const shell = { version: versionOf('shell'), contract: CONTRACT_VERSION, at, by: author };
  return { revision: 0, at, by: author, shell, modules };
}

/** The static halves of the modules built at their current version. */
function builtManifests(): ReadonlyMap<ModuleName, ModuleManifest> {
  const files = moduleNames
    .map((name) => [name, join(outputFolder(name), 'module.json')] as const)
    .filter(([, file]) => existsSync(file));
  return new Map(
    files.map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8')) as ModuleManifest]),
  );
}

/** The containers of the modules built at their current version. */
const builtContainers = (): ReadonlyMap<ModuleName, ContainerFile> =>
  new Map(
    moduleNames.flatMap((name) => {
      const container = containerIn(outputFolder(name));
      return container ? [[name, container] as const] : [];
    }),
  );

/** Assembles the page from the builds: `releases.json` and `index.html`. */
export function assemble() {
  const releases = JSON.stringify(releasesOf(builtManifests(), new Date().toISOString(), builtContainers()));
  writeAtomically(join(dist, 'releases.json'), releases);

  const shellPage = join(outputFolder('shell'), 'index.html');
  if (!existsSync(shellPage)) return;
  const page = pageWith(readFileSync(shellPage, 'utf8'), releases, {
    pushKey: localPushKey,
    moduleRootKeys: [localRootKey(dist).publicKey],
  });
  writeAtomically(join(dist, 'index.html'), page);
  const worker = join(outputFolder('shell'), 'app', pushWorker);
  if (existsSync(worker)) writeAtomically(join(dist, pushWorker), readFileSync(worker, 'utf8'));
}

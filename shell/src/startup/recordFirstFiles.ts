import type { ModuleRelease } from 'shared-lib/contract';
import type { ModuleRegistry } from '../modules/moduleRegistry.ts';
import { chunkIntegrities } from '../modules/verifyChunks.ts';
import { usedShellScript } from '../recovery/deployment.ts';
import { saveFirstFiles, loadFirstFiles, updateFirstFiles, type FirstFiles } from './firstFiles.ts';
import { whenIdle } from './whenIdle.ts';

/** The folder of the shell's version. */
const shellFolder = () => usedShellScript()?.replace(/assets\/.*$/, '') ?? [];

/** The hashes of the containers' scripts, by path. */
const containerIntegrities = (releases: readonly ModuleRelease[]) =>
  releases.flatMap(({ manifest, version, container }) =>
    container ? [[`/${manifest.name}/${version}/${container.script}`, container.integrity] as const] : [],
  );

/**
 * Records which files the first page needed once it has settled, unless the user has navigated away.
 * @param registry knows which modules have run.
 */
export function recordFirstFiles({ statuses, releases }: Pick<ModuleRegistry, 'statuses' | 'releases'>) {
  const { pathname } = window.location;
  whenIdle(() => {
    if (window.location.pathname !== pathname) return;
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === window.location.origin)
      .map((address) => address.pathname);
    const folders = statuses().flatMap(({ state, base }) => (state === 'loaded' ? base : []));
    const kept = loadFirstFiles();
    saveFirstFiles(
      updateFirstFiles(
        (typeof kept === 'object' ? kept : {}) as FirstFiles,
        pathname,
        files,
        folders.concat(shellFolder()),
        new Map([...containerIntegrities(releases()), ...chunkIntegrities()]),
      ),
    );
  });
}

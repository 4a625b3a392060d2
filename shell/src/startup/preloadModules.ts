import type { ModuleChoices } from '../modules/moduleChoices.ts';
import { partsAt } from '../modules/partsAt.ts';
import { preloadFile } from './preloadFile.ts';

/**
 * Requests the containers of an address's modules while the session is restored. Nothing is run, so the wrong
 * guess of a version costs only bytes.
 */
export function preloadModules(modules: readonly ModuleChoices[], pathname: string) {
  const releases = modules.map(({ choices: [{ release }] }) => release);
  const needed = new Set(partsAt(releases, pathname).map(({ module }) => module));
  for (const { module, choices } of modules) {
    const [{ base, release }] = choices;
    if (!needed.has(module) || !base.startsWith('/') || !release.container) continue;
    preloadFile(base + release.container.script, release.container.integrity);
  }
}

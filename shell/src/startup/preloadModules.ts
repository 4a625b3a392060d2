import { prefetch } from '../modules/fetchFresh.ts';
import { firstScriptsOf, manifestAddress, type FederationManifest } from '../modules/federationManifest.ts';
import type { ModuleChoices } from '../modules/moduleChoices.ts';
import { partsAt } from '../modules/partsAt.ts';
import { preloadFile } from './preloadFirstFiles.ts';

/**
 * Requests the manifests of an address's modules, then their first scripts, while the session is restored.
 * Nothing is run, so the wrong guess of a version costs only bytes.
 */
export function preloadModules(modules: readonly ModuleChoices[], pathname: string) {
  const releases = modules.map(({ choices: [{ release }] }) => release);
  const needed = new Set(partsAt(releases, pathname).map(({ module }) => module));
  for (const { module, choices } of modules) {
    const [{ base }] = choices;
    if (!needed.has(module) || !base.startsWith('/')) continue;
    prefetch(manifestAddress(base))
      .then(async (manifest) => {
        for (const script of firstScriptsOf((await manifest.json()) as FederationManifest))
          preloadFile(`${base}${script}`);
      })
      // Loading the module retries and reports the problem.
      .catch(() => undefined);
  }
}

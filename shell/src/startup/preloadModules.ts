import { fetchAhead } from '../modules/freshFetch.ts';
import { firstScriptsOf, manifestAddress, type FederationManifest } from '../modules/federationManifest.ts';
import type { ModuleChoices } from '../modules/moduleChoices.ts';
import { partsAt } from '../modules/partsAt.ts';
import { preloadFile } from './preloadFirstFiles.ts';

/**
 * Asks for the manifests of the modules that an address needs, and then for their first scripts, while the session is restored.
 * Only bytes are fetched and nothing runs, so a module that turns out to be another version costs only its bytes.
 */
export function preloadModules(modules: readonly ModuleChoices[], pathname: string) {
  const releases = modules.map(({ choices: [{ release }] }) => release);
  const needed = new Set(partsAt(releases, pathname).map(({ module }) => module));
  for (const { module, choices } of modules) {
    const [{ base }] = choices;
    if (!needed.has(module) || !base.startsWith('/')) continue;
    fetchAhead(manifestAddress(base))
      .then(async (manifest) => {
        for (const script of firstScriptsOf((await manifest.json()) as FederationManifest))
          preloadFile(`${base}${script}`);
      })
      // Whoever loads the module asks again, and says what is wrong.
      .catch(() => undefined);
  }
}

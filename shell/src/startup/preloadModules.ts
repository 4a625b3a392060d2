import { recordFirstListeners, startFirstListeners } from 'shared-lib/data';
import type { ModuleChoices } from '../modules/moduleChoices.ts';
import { partsAt } from '../modules/usePrefetch.ts';
import { placeOf } from './firstFiles.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Preloads a script without running it, unless the page already has it.
 * @param integrity its hash; the browser uses the preloaded file only for a script with the same one
 */
function preloadFile(path: string, integrity: string) {
  const known = document.querySelectorAll('link[href], script[src]');
  if ([...known].some((one) => [one.getAttribute('href'), one.getAttribute('src')].includes(path))) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.integrity = integrity;
  link.href = path;
  document.head.append(link);
}

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

/**
 * Starts the listeners the first screen at an address used the last time, in parallel with loading its code.
 * Once the page has settled, records the ones it used, unless the user has navigated away.
 */
export function prestartListeners(pathname: string) {
  startFirstListeners(placeOf(pathname));
  whenIdle(() => {
    if (window.location.pathname === pathname) recordFirstListeners(placeOf(pathname));
  });
}

import type { ModuleRelease } from 'shared-lib/contract';
import { leaveUnasked } from 'shared-lib/session';
import { isReplaced, shellScriptOf, versionsServed, type Deployment } from './deployment.ts';
import { reloadOnce } from './reloadOnce.ts';

let versions: Deployment['versions'] = {};

/** Remembers which versions of the modules this page uses. Called once, by the start of the app. */
export function rememberVersions(releases: readonly ModuleRelease[]) {
  versions = Object.fromEntries(releases.map(({ manifest, version }) => [manifest.name, version]));
}

async function fetchDeployment(): Promise<Deployment> {
  const [page, releases] = await Promise.all([
    fetch('/', { cache: 'no-store' }),
    fetch('/releases.json', { cache: 'no-store' }),
  ]);
  return {
    shellScript: page.ok ? shellScriptOf(await page.text()) : null,
    versions: releases.ok ? versionsServed(await releases.json()) : {},
  };
}

/**
 * After a file of the page could not be fetched: when a deploy has replaced the page in the meantime, loads it anew, once.
 * @param module whose file is missing; null for the shell's own.
 * @returns whether the page reloads; never rejects.
 */
export async function recoverFromDeploy(module: string | null): Promise<boolean> {
  const served = await fetchDeployment().catch(() => null);
  const script = document.querySelector('script[src^="/shell/"]')?.getAttribute('src') ?? null;
  const used = { shellScript: script, versions };
  if (served === null || !isReplaced(used, served, module)) return false;
  return reloadOnce(
    JSON.stringify([used.shellScript, module, module && used.versions[module]]),
    () => window.sessionStorage,
    () => {
      leaveUnasked();
      window.location.reload();
    },
  );
}

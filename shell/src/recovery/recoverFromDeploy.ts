import { allowUnload } from 'shared-lib/session';
import { isReplaced, servedShellScript, usedShellScript } from './deployment.ts';
import { reloadOnce } from './reloadOnce.ts';

/** Information about the page's modules, once known. */
export interface KnownModules {
  /** The version of a module this page uses. */
  used: (module: string) => string | undefined;
  /** The versions a new page would use, by module; rejects if unknown. */
  served: () => Promise<Readonly<Record<string, string>>>;
}

let modules: KnownModules = { used: () => undefined, served: async () => ({}) };

/** Registers how to look up module versions. Called once, at app startup. */
export function registerModules(known: KnownModules) {
  modules = known;
}

/**
 * Handles a file that couldn't be loaded: if a deployment has replaced the page, reloads it, once.
 * @param module whose file is missing; null for the shell's own.
 * @returns whether the page is reloading; never rejects.
 */
export async function recoverFromDeploy(module: string | null): Promise<boolean> {
  const used = { shellScript: usedShellScript(), version: (module && modules.used(module)) ?? null };
  try {
    const [shellScript, versions] = await Promise.all([servedShellScript(), module ? modules.served() : {}]);
    const version = (module && (versions as Record<string, string>)[module]) ?? null;
    if (!isReplaced(used, { shellScript, version })) return false;
  } catch {
    return false;
  }
  return reloadOnce(
    JSON.stringify([used.shellScript, module, used.version]),
    () => window.sessionStorage,
    () => {
      allowUnload();
      window.location.reload();
    },
  );
}

import { leaveUnasked } from 'shared-lib/session';
import { isReplaced, servedShellScript, usedShellScript } from './deployment.ts';
import { reloadOnce } from './reloadOnce.ts';

/** What the page knows of its modules, once there are any. */
export interface KnownModules {
  /** The version of a module that this page uses. */
  used: (module: string) => string | undefined;
  /** The version of each module that a page loaded now would use, by its name; rejects when it can't be told. */
  served: () => Promise<Readonly<Record<string, string>>>;
}

let modules: KnownModules = { used: () => undefined, served: async () => ({}) };

/** Says how to tell which versions of the modules are in use. Called once, by the start of the app. */
export function rememberModules(known: KnownModules) {
  modules = known;
}

/**
 * After a file of the page could not be fetched: when a deploy has replaced the page in the meantime, loads it anew, once.
 * @param module whose file is missing; null for the shell's own.
 * @returns whether the page reloads; never rejects.
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
      leaveUnasked();
      window.location.reload();
    },
  );
}

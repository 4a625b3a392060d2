import { bundlerRuntimeGlobal, type ContainerFile, type ModuleRelease } from 'shared-lib/contract';
import { bundlerRuntime, type ShareScope } from './bundlerRuntime.ts';
import type { VersionChoice } from './moduleChoices.ts';
import { runScript } from './runScript.ts';

/** A webpack Module Federation container: the result of a module's build. */
interface Container {
  init: (scope: ShareScope) => unknown;
  /**
   * @returns the exposed module's factory; rejects if its files can't be loaded, and retries when called
   * again.
   */
  get: (exposed: string) => Promise<() => unknown>;
}

/** Fires an error on a version's pending scripts and styles; finished ones have no listeners left. */
function failFiles(base: string) {
  const address = new URL(base, window.location.origin).href;
  const files = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[rel="stylesheet"]',
  );
  for (const file of files) {
    if (('src' in file ? file.src : file.href).startsWith(address)) file.dispatchEvent(new Event('error'));
  }
}

/** A version, by its folder, and its container, if the release document names it. */
type Build = Pick<VersionChoice, 'base'> & { readonly release: Pick<ModuleRelease, 'container'> };

export interface FederationHost {
  /** Loads a version's code half; rejects on failure, and retries when called again. */
  readonly loadRemote: (choice: Build) => Promise<unknown>;
  /** Fails a version's pending requests, so they can be retried. */
  readonly abandon: (base: string) => void;
}

/**
 * Hosts module containers using webpack's container protocol: a container receives the shell's shared
 * packages and provides what it exposes. Each version has its own container, with its own address and global
 * name, so a page can fall back to another version.
 * @param scope packages the shell shares with them
 * @param half which code half they expose
 */
export function createFederationHost(scope: ShareScope, half: './module' | './light'): FederationHost {
  // Modules are built without their own federation runtime and find it here; `S` is webpack's name for the
  // share scopes.
  Reflect.set(globalThis, bundlerRuntimeGlobal, {
    runtime: {},
    bundlerRuntime: { ...bundlerRuntime, S: { default: scope } },
  });
  const containers = new Map<string, Promise<Container>>();
  const stops = new Map<string, AbortController>();

  async function readManifest(base: string): Promise<ContainerFile> {
    const stop = new AbortController();
    stops.set(base, stop);
    const { readContainer } = await import(/* webpackChunkName: "manifest" */ './federationManifest.ts');
    return readContainer(base, stop.signal);
  }

  async function load({ base, release }: Build): Promise<Container> {
    const { script, global, integrity } = release.container ?? (await readManifest(base));
    await runScript(new URL(base + script, window.location.origin).href, undefined, integrity);
    const container = Reflect.get(globalThis, global) as Container | undefined;
    if (!container) throw new Error(`${script} of ${base} did not create a container`);
    await container.init(scope);
    return container;
  }

  return {
    async loadRemote(build) {
      const { base } = build;
      const container = containers.get(base) ?? load(build);
      containers.set(base, container);
      container.catch(() => containers.delete(base));
      return (await (await container).get(half))();
    },
    abandon(base) {
      stops.get(base)?.abort();
      failFiles(base);
    },
  };
}

/**
 * Refetches a script into the browser's cache, so running it again uses a fresh copy. Whatever cut it off may have
 * cut off others, and webpack names only the first, so the scripts this page has requested from the same folder are
 * refetched too. Never rejects.
 */
export async function renewScript(address: string): Promise<void> {
  const folder = new URL('.', address).href;
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = requested.filter((name) => name.startsWith(folder) && name.endsWith('.js'));
  await Promise.allSettled(
    [...new Set([address, ...scripts])].map((script) => fetch(script, { cache: 'reload' })),
  );
}

const KEY = 'vh_failed_versions';
const KEPT = 20;

/**
 * Versions that failed in this tab, so they aren't tried over and over. Kept per account in `sessionStorage`;
 * without it, the next page tries again.
 * @param customerId the account; null on a page without one.
 */
export function failedVersions(customerId: string | null, storage: () => Storage) {
  const lineOf = (base: string) => `${customerId ?? ''} ${base}`;
  const read = (): string[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.map(String) : [];
    } catch {
      return [];
    }
  };
  return {
    /** @param base of the version, as in `VersionChoice`. */
    has: (base: string) => read().includes(lineOf(base)),
    add(base: string) {
      try {
        const others = read().filter((line) => line !== lineOf(base));
        storage().setItem(KEY, JSON.stringify([...others, lineOf(base)].slice(-KEPT)));
      } catch {
        // Then only this page remembers.
      }
    },
  };
}

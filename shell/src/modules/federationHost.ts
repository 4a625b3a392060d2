import { bundlerRuntimeGlobal } from 'shared-lib/contract';
import { bundlerRuntime } from './bundlerRuntime.ts';
import { containerOf, manifestAddress, type FederationManifest } from './federationManifest.ts';
import { freshFetch } from './freshFetch.ts';
import type { VersionChoice } from './moduleChoices.ts';
import { runScript } from './runScript.ts';
import type { ShareScope } from './shareScope.ts';

/** A container of webpack Module Federation: what a module's build becomes on the page. */
interface Container {
  init: (scope: ShareScope) => unknown;
  /** @returns the function that runs what is exposed; rejects when its files can't be loaded, and asks again when called again. */
  get: (exposed: string) => Promise<() => unknown>;
}

/** Fails the scripts and styles of a version that are still on their way; of the others nobody listens any more. */
function failFiles(base: string) {
  const address = new URL(base, window.location.origin).href;
  const files = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[rel="stylesheet"]',
  );
  for (const file of files) {
    if (('src' in file ? file.src : file.href).startsWith(address)) file.dispatchEvent(new Event('error'));
  }
}

export interface FederationHost {
  /** Loads the code half of a version; rejects when it can't be loaded, and asks again when called again. */
  readonly loadRemote: (choice: Pick<VersionChoice, 'base'>) => Promise<unknown>;
  /** Fails what is still on its way of a version, so that it can be asked for anew. */
  readonly abandon: (base: string) => void;
}

/**
 * Hosts the modules' containers by webpack's container protocol: the container gets what the shell shares, and hands out what it
 * exposes. A version has a container of its own, by where it lies and under its own global name, so that a page can turn to another
 * version of a module whose first one failed.
 * @param scope what the shell shares with them
 * @param half which code half they hand out
 */
export function createFederationHost(scope: ShareScope, half: './module' | './light'): FederationHost {
  // The modules are built without the runtime that their code calls, and find it here; `S` is what webpack calls the share scopes.
  Reflect.set(globalThis, bundlerRuntimeGlobal, {
    runtime: {},
    bundlerRuntime: { ...bundlerRuntime, S: { default: scope } },
  });
  const containers = new Map<string, Promise<Container>>();
  const stops = new Map<string, AbortController>();

  async function load(base: string): Promise<Container> {
    const stop = new AbortController();
    stops.set(base, stop);
    const address = manifestAddress(base);
    // Always asked for anew, so that a bad answer is never kept.
    const answer = await freshFetch(address, stop.signal);
    const named = containerOf((await answer.json()) as FederationManifest | null);
    if (!named) throw new Error(`${address} names no container`);
    await runScript(new URL(named.script, address).href);
    const container = Reflect.get(globalThis, named.global) as Container | undefined;
    if (!container) throw new Error(`${named.script} of ${base} has made no container`);
    await container.init(scope);
    return container;
  }

  return {
    async loadRemote({ base }) {
      const container = containers.get(base) ?? load(base);
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

/** Fetches a script past the browser's cache and into it, so that the next run of it is a fresh copy; never rejects. */
export const renewScript = (address: string): Promise<unknown> =>
  fetch(address, { cache: 'reload' }).catch(() => undefined);

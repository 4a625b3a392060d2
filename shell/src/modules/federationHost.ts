import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import { bundlerRuntimeGlobal, type ModuleRelease } from 'shared-lib/contract';
import { freshFetch } from './freshFetch.ts';
import type { VersionChoice } from './moduleChoices.ts';
import { sharedInstances } from './sharedInstances.ts';

type RuntimePlugin = NonNullable<Parameters<typeof createInstance>[0]['plugins']>[number];

/**
 * Lets every failed load be tried again. The runtime takes a 404's body for a manifest and keeps it, so a manifest is always
 * asked for anew and refused when its answer is not ok. A broken script may stay in the browser's cache under its immutable
 * address, so after a failed try a script is asked for under a new one.
 * @param stops what ends the wait for a manifest, by its address.
 */
function retryable(stops: Map<string, AbortController>): RuntimePlugin {
  const tries = new Map<string, number>();
  return {
    name: 'retryable',
    fetch(address) {
      const stop = new AbortController();
      stops.set(address, stop);
      return freshFetch(address, stop.signal);
    },
    createScript({ url }) {
      const tried = tries.get(url) ?? 0;
      tries.set(url, tried + 1);
      const script = document.createElement('script');
      script.src = tried === 0 ? url : `${url}?retry=${tried}`;
      script.async = true;
      return script;
    },
  };
}

/** The federation name of a version, as its container is called (build/webpack/moduleConfig.ts). */
const remoteName = ({ manifest, version }: ModuleRelease) =>
  `${manifest.name}_${version}`.replace(/\W/g, '_');

/** The federation manifest of a version. */
export const manifestAddress = (base: string) =>
  new URL(`${base}mf-manifest.json`, window.location.origin).href;

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
  readonly loadRemote: (choice: VersionChoice) => Promise<unknown>;
  /** Fails what is still on its way of a version, so that it can be asked for anew. */
  readonly abandon: (base: string) => void;
}

/**
 * The federation runtime of the page. It knows a module's version as a remote of its own, under its own name and address, so
 * that a page can turn to another version of a module whose first one failed: the runtime ignores whoever registers a known
 * name again.
 */
export function createFederationHost(): FederationHost {
  const stops = new Map<string, AbortController>();
  // The runtime keeps the promise of a shared entry even when it failed, so that trying again would ask for nothing.
  const forget = (key: string) => {
    for (const shared of Object.values(host.shareScopeMap.default?.[key] ?? {})) shared.loading = null;
  };
  Reflect.set(globalThis, bundlerRuntimeGlobal, bundlerRuntime);
  const host = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedInstances(forget),
    // The default would load every module's entry at start, and one dead module would break the boot.
    shareStrategy: 'loaded-first',
    // The modules are built without a federation runtime of their own (88 KB each) and use this one.
    plugins: [provideRuntime(), retryable(stops)],
  });
  return {
    loadRemote({ release, base }) {
      const name = remoteName(release);
      host.registerRemotes([{ name, entry: manifestAddress(base) }]);
      return host.loadRemote(`${name}/module`);
    },
    abandon(base) {
      stops.get(manifestAddress(base))?.abort();
      failFiles(base);
    },
  };
}

/** Fetches a script past the browser's cache and into it, so that the next run of it is a fresh copy; never rejects. */
export const renewScript = (address: string): Promise<unknown> =>
  fetch(address, { cache: 'reload' }).catch(() => undefined);

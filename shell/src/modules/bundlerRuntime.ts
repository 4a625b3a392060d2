import type { ConsumesOptions, InitContainerEntryOptions } from '@module-federation/webpack-bundler-runtime';
import { satisfies } from 'compare-versions';
import { reportProblem } from 'shared-lib/data';
import { verifyChunks, type VerifiedRuntime } from './verifyChunks.ts';

type WebpackOfModule = ConsumesOptions['webpackRequire'];
type ConsumeData = NonNullable<
  NonNullable<WebpackOfModule['consumesLoadingData']>['moduleIdToConsumeDataMapping']
>;

const nameOf = ({ federation }: WebpackOfModule) => federation.initOptions?.name ?? '';

/** Stores the host's data in the container, where webpack's code looks for it. */
function initContainerEntry({ webpackRequire, shareScope }: InitContainerEntryOptions) {
  webpackRequire.S = { default: shareScope };
}

/** A version of a shared package, in webpack's share scope format. */
export interface SharedEntry {
  readonly from: string;
  /** Whether the instance is loaded. */
  loaded: boolean;
  /** The containers that use it. */
  readonly useIn: string[];
  /** Loads the instance, again after a failure; webpack expects a factory function. */
  readonly get: () => Promise<() => unknown>;
}

/** A page's shared packages: by import name, then by version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedEntry>>>>;

/**
 * Resolves a container's shared import. There is only one version of each package; a mismatch is reported but
 * used anyway, because two instances of React or the store would certainly break the page.
 * @param wanted the range the container was built for, such as `^19.3.1`; a non-string accepts any version.
 * @param container name, for the report.
 * @throws Error if nothing of that name is shared, or it can't be loaded.
 */
async function loadShared(
  scope: ShareScope,
  key: string,
  wanted: unknown,
  container: string,
): Promise<unknown> {
  const [found] = Object.entries(scope[key] ?? {});
  if (!found) throw new Error(`The shell does not share ${key}, which ${container} needs`);
  const [version, entry] = found;
  const factory = await entry.get();
  entry.loaded = true;
  if (!entry.useIn.includes(container)) {
    entry.useIn.push(container);
    if (typeof wanted === 'string' && !satisfies(version, wanted)) {
      reportProblem(`${container} was built for ${key} ${wanted}`, `The shell has ${version}`);
    }
  }
  return factory();
}

/** Resolves a chunk's shared imports to the shell's instances, before the chunk runs. */
function consumes({ chunkId, promises, chunkMapping, installedModules, webpackRequire }: ConsumesOptions) {
  const wanted: ConsumeData = webpackRequire.consumesLoadingData?.moduleIdToConsumeDataMapping ?? {};
  const scope = webpackRequire.S?.default as unknown as ShareScope;
  for (const id of chunkMapping[chunkId] ?? []) {
    const installed = installedModules[id];
    if (installed) promises.push(installed);
    if (installed !== undefined) continue;
    const become = (instance: () => unknown) => {
      webpackRequire.m[id] = (module: { exports: unknown }) => {
        Reflect.deleteProperty(webpackRequire.c, id);
        module.exports = instance();
      };
    };
    const { shareKey = '', requiredVersion } = wanted[id] ?? {};
    const taken = loadShared(scope, shareKey, requiredVersion, nameOf(webpackRequire)).then(
      (instance) => {
        installedModules[id] = 0;
        become(() => instance);
      },
      // The import fails; loading the chunk again retries.
      (error: unknown) => {
        Reflect.deleteProperty(installedModules, id);
        become(() => {
          throw error;
        });
      },
    );
    installedModules[id] = taken;
    promises.push(taken);
  }
}

/**
 * The host's side of webpack's federation code, for containers that take everything from the host and use no
 * other remotes. The official implementation includes a federation runtime the product doesn't otherwise use,
 * 26 KB in total. It reads no generated code, and the types are the package's, so an incompatible version fails
 * the type check.
 */
export const bundlerRuntime = {
  init({ webpackRequire }: { webpackRequire: WebpackOfModule & VerifiedRuntime }) {
    verifyChunks(webpackRequire);
    return { name: nameOf(webpackRequire) };
  },
  initContainerEntry,
  consumes,
};

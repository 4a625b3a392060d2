import type { ConsumesOptions, InitContainerEntryOptions } from '@module-federation/webpack-bundler-runtime';
import { loadShared, type ShareScope } from './shareScope.ts';
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

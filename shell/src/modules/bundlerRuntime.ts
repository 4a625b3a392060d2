import type { ConsumesOptions, InitContainerEntryOptions } from '@module-federation/webpack-bundler-runtime';
import { completeRuntime, type ModuleRuntime } from './moduleRuntime.ts';
import { takeShared, type ShareScope } from './shareScope.ts';

type WebpackOfModule = ConsumesOptions['webpackRequire'];
type ConsumeData = NonNullable<
  NonNullable<WebpackOfModule['consumesLoadingData']>['moduleIdToConsumeDataMapping']
>;

const nameOf = ({ federation }: WebpackOfModule) => federation.initOptions?.name ?? '';

/** What the host hands to a container, which keeps it where webpack's code looks for it. */
function initContainerEntry({ webpackRequire, shareScope }: InitContainerEntryOptions) {
  webpackRequire.S = { default: shareScope };
}

/** Puts what a chunk shares in the place of the modules that stand for it, before the chunk runs. */
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
    const taken = takeShared(scope, shareKey, requiredVersion, nameOf(webpackRequire)).then(
      (instance) => {
        installedModules[id] = 0;
        become(() => instance);
      },
      // Whoever imports it fails; the next load of the chunk asks again.
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
 * The host's half of what webpack's federation code calls, for containers that take everything from the host and use no other remote.
 * The package's own does that and much more by a federation runtime, of which the product uses nothing else: together they are 26 KB.
 * The types are the package's, so another version of it that calls something else fails the type check.
 */
export const bundlerRuntime = {
  init({ webpackRequire }: { webpackRequire: WebpackOfModule & ModuleRuntime }) {
    const name = nameOf(webpackRequire);
    completeRuntime(webpackRequire, name);
    return { name };
  },
  initContainerEntry,
  consumes,
};

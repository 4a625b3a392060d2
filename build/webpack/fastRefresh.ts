import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type ExternalItem, type WebpackPluginInstance } from 'webpack';
import { root } from '../workspaces.ts';

/**
 * React Fast Refresh across several builds on one page. Every build registers its components with one
 * runtime, the shell's, which hooks into React before React loads. With two runtimes, each would lose the
 * other's components.
 */

/** The global that holds the shell's runtime; provideRefreshRuntime.js sets it. */
const runtimeGlobal = '__REACT_REFRESH_RUNTIME__';

/** Runs first in the shell, so the runtime exists before any module loads. */
export const refreshRuntimeEntry = join(import.meta.dirname, 'provideRefreshRuntime.js');

/** Makes a module use the shell's runtime. The refresh loader imports it by path, everything else by name. */
export const refreshRuntimeOfShell: ExternalItem = Object.fromEntries(
  ['react-refresh/runtime', createRequire(import.meta.url).resolve('react-refresh')].map((request) => [
    request,
    `var ${runtimeGlobal}`,
  ]),
);

/** The polyfill of `globalThis` that the plugin imports; it isn't installed, because every browser has the original. */
export const nativeGlobalThis: ExternalItem = { 'core-js-pure/features/global-this': 'var globalThis' };

/** Plugins needed by every development build. */
export const fastRefresh = (): WebpackPluginInstance[] => [
  // The runtime identifies components by file. Ids are relative to the repository, because workspaces have
  // files with the same names.
  new webpack.ids.NamedModuleIdsPlugin({ context: root }),
  // One name for all builds, so only the first hooks into React. webpack's overlay shows the errors.
  new ReactRefreshPlugin({ library: 'valet-hub', esModule: true, overlay: false }),
];

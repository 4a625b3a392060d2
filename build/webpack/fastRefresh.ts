import { createRequire } from 'node:module';
import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type ExternalItem, type WebpackPluginInstance } from 'webpack';
import { root } from '../workspaces.ts';

/**
 * React Fast Refresh across several builds on one page: each build registers its components with ONE runtime, the shell's,
 * which is hooked into React before React is evaluated. Two runtimes would each forget the components of the other.
 */

/** The global under which the shell leaves its runtime; provideRefreshRuntime.js sets it. */
const runtimeGlobal = '__REACT_REFRESH_RUNTIME__';

/** Runs first in the shell, so that the runtime is there before any module. */
export const refreshRuntimeEntry = join(import.meta.dirname, 'provideRefreshRuntime.js');

/** Makes a module use the shell's runtime; the refresh loader imports it by its path, the rest by its name. */
export const refreshRuntimeOfShell: ExternalItem = Object.fromEntries(
  ['react-refresh/runtime', createRequire(import.meta.url).resolve('react-refresh')].map((request) => [
    request,
    `var ${runtimeGlobal}`,
  ]),
);

/** The plugins that every development build needs for it. */
export const fastRefresh = (): WebpackPluginInstance[] => [
  // The runtime knows a component by its file: ids start at the repository, since every workspace has the same names in it.
  new webpack.ids.NamedModuleIdsPlugin({ context: root }),
  // One name for all builds, so that only the first hooks the runtime into React. webpack's own overlay shows the errors.
  new ReactRefreshPlugin({ library: 'valet-hub', esModule: true, overlay: false }),
];

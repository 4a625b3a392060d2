import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type ExternalItem } from 'webpack';
import { bundlerRuntimeGlobal } from 'shared-lib/contract';
import { iconMaker, sharedModules, sharedVersion } from '../sharedModules.ts';
import { versionOf } from '../workspaces.ts';
import { baseConfig, workspaceOf, type Mode, type Source } from './baseConfig.ts';
import { CodeInContainer } from './CodeInContainer.ts';
import { nativeGlobalThis, refreshRuntimeOfShell } from './fastRefresh.ts';
import { StableIds } from './StableIds.ts';
import { VerifiedChunks } from './VerifiedChunks.ts';

/**
 * The federation name of a module version: a JavaScript identifier, because the container is a global of that
 * name. It includes the version, because a page that falls back has two versions of a module, and their
 * containers must not collide.
 */
export const containerName = (name: string, version = versionOf(name)) =>
  `${name}_${version}`.replace(/\W/g, '_');

/**
 * The part of the federation runtime that webpack's code calls; provided by the shell
 * (shell/src/modules/bundlerRuntime.ts).
 */
const federationOfShell: ExternalItem = ({ request = '' }, callback) => {
  if (/webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request)) {
    callback(undefined, `var ${bundlerRuntimeGlobal}`);
  } else callback();
};

/** What a module defines its code half with: the shell's. In Node, in a module's own tests, it is the package's. */
const contractOfShell = new webpack.NormalModuleReplacementPlugin(
  /^valet-module$/,
  (resolve: { request: string }) => {
    resolve.request = 'shared-lib/contract';
  },
);

/** Icons import their component factory by relative path; this makes modules share the shell's. */
const iconMakerOfShell = new webpack.NormalModuleReplacementPlugin(
  /^\.\.\/createReactComponent\.mjs$/,
  (resolve: { request: string }) => {
    resolve.request = iconMaker;
  },
);

/**
 * Builds a module: a federation container that exposes only the contract's code half.
 * @param source of a module in another repository; by default the workspace of this name
 */
export function moduleConfig(name: string, mode: Mode, outputPath: string, source?: Source): Configuration {
  const { folder, version, shared = {} } = source ?? workspaceOf(name);
  const versionIn = (key: string) => shared[key] ?? sharedVersion(key);
  const base = baseConfig(name, mode, outputPath, { folder, version });
  const container = containerName(name, version);
  const lightEntry = join(folder, 'src', 'light.ts');
  return {
    ...base,
    entry: {},
    externals: [
      federationOfShell,
      ...(mode === 'development' ? [refreshRuntimeOfShell, nativeGlobalThis] : []),
    ],
    plugins: [
      ...(base.plugins ?? []),
      new StableIds(),
      contractOfShell,
      iconMakerOfShell,
      ...(mode === 'production' ? [new CodeInContainer(container), new VerifiedChunks(container)] : []),
      new ModuleFederationPlugin({
        name: container,
        filename: mode === 'production' ? 'assets/remoteEntry.[contenthash:8].js' : 'assets/remoteEntry.js',
        exposes: {
          './module': './src/module.ts',
          ...(existsSync(lightEntry) && { './light': './src/light.ts' }),
        },
        shared: Object.fromEntries(
          Object.keys(sharedModules(mode)).map((key) => [
            key,
            // `import: false`: the shell provides these, so modules bundle no fallback copy.
            {
              singleton: true,
              import: false,
              requiredVersion: `^${versionIn(key)}`,
              version: versionIn(key),
            },
          ]),
        ),
        // 'version-first' would load every module's entry at startup, and one broken module would break the
        // page.
        shareStrategy: 'loaded-first',
        manifest: {
          fileName: 'mf-manifest.json',
          // The asset list would contain hot updates, and the runtime would run them before the module.
          disableAssetsAnalyze: mode !== 'production',
        },
        // No runtime in the module; the shell's is enough.
        experiments: { externalRuntime: true },
        dts: false,
      }),
    ],
  };
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration, type ExternalItem } from 'webpack';
import { bundlerRuntimeGlobal } from 'shared-lib/contract';
import { iconMaker, sharedModules, sharedVersion } from '../sharedModules.ts';
import { root, versionOf, type ModuleName } from '../workspaces.ts';
import { baseConfig, type Mode } from './baseConfig.ts';
import { CodeInContainer } from './CodeInContainer.ts';
import { refreshRuntimeOfShell } from './fastRefresh.ts';
import { RuntimeOfShell } from './RuntimeOfShell.ts';
import { StableIds } from './StableIds.ts';

/**
 * The federation name of a module's version: a JavaScript identifier, since the container is a global of that name. The version
 * is in it because a page that falls back has two versions of a module, and the second must not find the first one's container.
 */
export const containerName = (name: ModuleName, version = versionOf(name)) =>
  `${name}_${version}`.replace(/\W/g, '_');

/** The part of the federation runtime that webpack's code calls; the shell provides it (shell/src/modules/bundlerRuntime.ts). */
const federationOfShell: ExternalItem = ({ request = '' }, callback) => {
  if (/webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/.test(request)) {
    callback(undefined, `var ${bundlerRuntimeGlobal}`);
  } else callback();
};

/** Each icon asks for what makes it a component, by the way from its own file. Modules share the one that the shell has. */
const iconMakerOfShell = new webpack.NormalModuleReplacementPlugin(
  /^\.\.\/createReactComponent\.mjs$/,
  (resolve: { request: string }) => {
    resolve.request = iconMaker;
  },
);

/** The build of one module: a federation container that exposes the code half of the contract and nothing else. */
export function moduleConfig(name: ModuleName, mode: Mode, outputPath: string): Configuration {
  const base = baseConfig(name, mode, outputPath);
  const lightEntry = join(root, name, 'src', 'light.ts');
  return {
    ...base,
    entry: {},
    externals: [federationOfShell, ...(mode === 'development' ? [refreshRuntimeOfShell] : [])],
    plugins: [
      ...(base.plugins ?? []),
      new StableIds(),
      iconMakerOfShell,
      ...(mode === 'production'
        ? [new CodeInContainer(containerName(name)), new RuntimeOfShell(containerName(name))]
        : []),
      new ModuleFederationPlugin({
        name: containerName(name),
        filename: mode === 'production' ? 'assets/remoteEntry.[contenthash:12].js' : 'assets/remoteEntry.js',
        exposes: {
          './module': './src/module.ts',
          ...(existsSync(lightEntry) && { './light': './src/light.ts' }),
        },
        shared: Object.fromEntries(
          Object.keys(sharedModules(mode)).map((key) => [
            key,
            // `import: false`: the shell provides each of them, so a module carries no copy of its own.
            {
              singleton: true,
              import: false,
              requiredVersion: `^${sharedVersion(key)}`,
              version: sharedVersion(key),
            },
          ]),
        ),
        // 'version-first' would load every module's entry at start, and one dead module would break the boot.
        shareStrategy: 'loaded-first',
        manifest: {
          fileName: 'mf-manifest.json',
          // The list of assets would contain the hot updates so far, and the runtime would run them ahead of the module.
          disableAssetsAnalyze: mode !== 'production',
        },
        // No runtime in the module: it needs none beside what the shell provides.
        experiments: { externalRuntime: true },
        dts: false,
      }),
    ],
  };
}

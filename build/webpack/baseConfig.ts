import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import webpack, { type Compiler } from 'webpack';
import { root, versionOf, type BuildName } from '../workspaces.ts';
import { fastRefresh, nativeGlobalThis } from './fastRefresh.ts';

/**
 * `production`: for everyone. `development`: with a development shell. `preview`: on a developer's machine with a
 * released shell; React is the production build, so no Fast Refresh, and the page's policy forbids eval.
 */
export type Mode = 'production' | 'development' | 'preview';

const requireFromHere = createRequire(import.meta.url);

/** Where a build's sources are: its folder, absolute, and its version. */
export interface Source {
  readonly folder: string;
  readonly version: string;
  /** Versions of the packages that the shell shares, by import name; defaults to the installed ones. */
  readonly shared?: Readonly<Record<string, string>>;
}

/** The sources of a workspace. */
export const workspaceOf = (name: BuildName): Source => ({
  folder: join(root, name),
  version: versionOf(name),
});

/**
 * Hashes a source file by its text only. webpack also hashes the source map, which contains the file's path.
 * Hashes are in the code when it is minified, and the minifier picks short names by letter frequency, so a
 * build in another folder could produce different bytes.
 */
class StableHashes {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StableHashes', (compilation) => {
      compilation.hooks.succeedModule.tap('StableHashes', (module) => {
        if (!(module instanceof webpack.NormalModule) || !module.buildInfo) return;
        const source = module.originalSource()?.source() ?? '';
        module.buildInfo.hash = createHash('sha256')
          .update(typeof source === 'string' ? source.replaceAll(root, '') : source)
          .update(JSON.stringify(module.buildMeta))
          .digest('hex');
      });
    });
  }
}

/** The configuration shared by the shell and all modules. */
export function baseConfig(
  name: string,
  mode: Mode,
  outputPath: string,
  { folder, version }: Source,
): Configuration {
  const production = mode === 'production';
  const development = mode === 'development';
  return {
    name,
    mode: production ? 'production' : 'development',
    context: folder,
    target: ['web', 'es2022'],
    devtool: ({ production: false, development: 'eval-source-map', preview: 'source-map' } as const)[mode],
    output: {
      path: outputPath,
      publicPath: 'auto',
      // Keeps the chunk-loading globals of different builds, and of two versions on one page, apart.
      uniqueName: `${name}@${version}`,
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      chunkLoadTimeout: 120_000,
      // If a module throws while loading, the next import runs it again instead of returning the incomplete
      // module.
      strictModuleExceptionHandling: true,
      hashFunction: 'xxhash64',
    },
    ...(development && { externals: [nativeGlobalThis] }),
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: requireFromHere.resolve('swc-loader'),
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              target: 'es2022',
              transform: { react: { runtime: 'automatic', development, refresh: development } },
            },
          },
        },
        {
          test: /\.css$/,
          // Even in packages that declare no side effects: importing a style sheet has no other purpose.
          sideEffects: true,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: requireFromHere.resolve('css-loader'),
              options: {
                // Production builds skip style source maps, so the other files are the same with and without script
                // source maps.
                sourceMap: !production,
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  // Federation doesn't isolate CSS. The module's name keeps its classes apart from other
                  // modules', and the version from those of a version the page fell back from.
                  localIdentHashSalt: version,
                  localIdentName: production ? `${name}-[hash:base64:6]` : `${name}-[local]-[hash:base64:4]`,
                },
              },
            },
          ],
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
        // MapLibre's worker is a complete script. As `.js`, every server sends it with the type that browsers require.
        {
          test: /maplibre-gl-worker\.mjs$/,
          type: 'asset/resource',
          generator: { filename: 'assets/[name].[contenthash:8].js' },
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        chunkFilename: production ? 'assets/[name].[contenthash:8].css' : 'assets/[name].css',
        ignoreOrder: true,
      }),
      ...(development ? fastRefresh() : [new StableHashes()]),
    ],
    optimization: {
      // `fastRefresh` sets its own ids in development builds.
      moduleIds: ({ production: 'deterministic', development: false, preview: 'named' } as const)[mode],
      minimizer: [
        // swc minifies in its own threads, and styles take milliseconds. Worker processes would only add startup time,
        // two per build, and the transfer of every source map.
        new MinimizerPlugin({
          // Already minified, and an ES module, which the minifier doesn't expect an asset to be.
          exclude: /maplibre-gl-worker/,
          minify: MinimizerPlugin.swcMinify,
          parallel: false,
          extractComments: false,
          terserOptions: { format: { comments: false }, compress: { passes: 2 }, mangle: true },
        }),
        new MinimizerPlugin({
          test: /\.css$/,
          minify: MinimizerPlugin.lightningCssMinify,
          parallel: false,
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

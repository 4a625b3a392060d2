import { createRequire } from 'node:module';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { root, versionOf, type BuildName } from '../workspaces.ts';
import { fastRefresh } from './fastRefresh.ts';
import { StableHashes } from './StableHashes.ts';

/**
 * What a build is for: everyone; a page whose shell is built for development too; or, at a desk, the page of a released shell. The
 * last one's React is made for production: it has no Fast Refresh, and its page's policy lets no code be evaluated.
 */
export type Mode = 'production' | 'development' | 'preview';

const requireFromHere = createRequire(import.meta.url);

/** What the builds of the shell and of each module have in common. */
export function baseConfig(name: BuildName, mode: Mode, outputPath: string): Configuration {
  const production = mode === 'production';
  const development = mode === 'development';
  return {
    name,
    mode: production ? 'production' : 'development',
    context: join(root, name),
    target: ['web', 'es2022'],
    devtool: { production: 'hidden-source-map', development: 'eval-source-map', preview: 'source-map' }[mode],
    output: {
      path: outputPath,
      publicPath: 'auto',
      // Two builds of one name would overwrite each other's chunk-loading global, and so would two versions on one page.
      uniqueName: `${name}@${versionOf(name)}`,
      filename: production ? 'assets/[name].[contenthash:12].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:12].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      chunkLoadTimeout: 120_000,
      // A module that threw is run again when it is asked for again, instead of being kept half made.
      strictModuleExceptionHandling: true,
      hashFunction: 'xxhash64',
    },
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
          // Also of packages that say that they have none: an import of a style sheet has no other purpose.
          sideEffects: true,
          use: [
            MiniCssExtractPlugin.loader,
            {
              loader: requireFromHere.resolve('css-loader'),
              options: {
                modules: {
                  auto: true,
                  namedExport: false,
                  exportLocalsConvention: 'as-is',
                  // Federation isolates no CSS: the module's name keeps its classes apart from its neighbours', and the
                  // version from those of another version that the page fell back from.
                  localIdentHashSalt: versionOf(name),
                  localIdentName: production ? `${name}-[hash:base64:6]` : `${name}-[local]-[hash:base64:4]`,
                },
              },
            },
          ],
        },
        { test: /\.(woff2|svg|png)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[contenthash:12].css' : 'assets/[name].css',
        chunkFilename: production ? 'assets/[name].[contenthash:12].css' : 'assets/[name].css',
        ignoreOrder: true,
      }),
      ...(development ? fastRefresh() : [new StableHashes()]),
    ],
    optimization: {
      // `fastRefresh` gives development builds ids of its own.
      moduleIds: ({ production: 'deterministic', development: false, preview: 'named' } as const)[mode],
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          terserOptions: { format: { comments: false }, compress: { passes: 2 }, mangle: true },
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

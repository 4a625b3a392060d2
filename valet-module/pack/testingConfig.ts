import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { root } from '../../build/workspaces.ts';

const requireFromHere = createRequire(import.meta.url);
const testing = join(root, 'valet-module/src/testing');

/** Packages that tests and the page must share one instance of, so they aren’t bundled. */
const ofTest = /^(react|react-dom|jsdom|@testing-library\/[a-z-]+)(\/|$)/;

/** The replacements for the Firebase SDK. */
const firebase = {
  ...Object.fromEntries(
    ['app', 'auth', 'firestore', 'functions'].map((name) => [
      `firebase/${name}$`,
      join(testing, `firebase/${name}.ts`),
    ]),
  ),
  ...Object.fromEntries(
    ['analytics', 'app-check', 'installations', 'messaging', 'storage'].map((name) => [
      `firebase/${name}$`,
      join(testing, 'firebase/unavailable.ts'),
    ]),
  ),
};

/**
 * Bundles what a module's tests render with: the shell's shared entries, without the Firebase SDK, and
 * the demo’s documents.
 * @param used collects the packages it imports
 */
export const testingConfig = (outputPath: string, used: Set<string>): Configuration => ({
  name: 'valet-module testing',
  mode: 'production',
  context: join(root, 'valet-module'),
  entry: { index: './src/testing/index.tsx' },
  target: 'node22',
  devtool: false,
  experiments: { outputModule: true },
  output: {
    path: outputPath,
    filename: '[name].js',
    chunkFilename: 'part.[id].js',
    module: true,
    library: { type: 'module' },
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.js'],
    alias: firebase,
    conditionNames: ['import', 'browser', 'module', 'default'],
  },
  externalsType: 'module',
  externals: [
    ({ request = '' }, callback) => {
      const [name = ''] = ofTest.exec(request) ?? [];
      if (isBuiltin(request)) callback(undefined, `module ${request}`);
      else if (name === '') callback();
      else {
        used.add(name.replace(/\/$/, ''));
        callback(undefined, `module ${request}`);
      }
    },
  ],
  module: {
    parser: { javascript: { importMeta: false, createRequire: false, url: false } },
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: requireFromHere.resolve('swc-loader'),
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            target: 'es2023',
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: join(testing, 'sharedEntries.ts'), loader: join(root, 'valet-module/pack/testingEntries.ts') },
      { test: /\.css$/, loader: join(root, 'valet-module/pack/styleNames.ts') },
      { test: /\.(woff2|svg|png)$/, type: 'asset/inline' },
    ],
  },
  optimization: { minimize: false, splitChunks: false },
  performance: false,
  stats: 'errors-only',
  infrastructureLogging: { level: 'error' },
});

import { createRequire, isBuiltin } from 'node:module';
import webpack, { type Configuration } from 'webpack';
import { root } from '../../build/workspaces.ts';

const requireFromHere = createRequire(import.meta.url);

/** Packages that stay imports: this one has a binary for each system. */
const isImported = (request: string) => /^lmdb(\/|$)/.test(request);

/** Requests that a package makes only where the product never goes, or whose failure it expects. */
const expectedWarnings = [
  { module: /\/express\/lib\/view\.js$/ },
  { module: /\/superstatic\/lib\/utils\/patterns\.js$/ },
];

/**
 * Bundles the local product: its start, its functions and the script that writes the demo's records, with every package
 * they use. A team's repository installs none of them, and gets the versions that the product is tested with.
 * @param used collects the packages that stay imports
 */
export const localConfig = (outputPath: string, used: Set<string>): Configuration => ({
  name: 'valet-module local',
  mode: 'production',
  context: root,
  entry: {
    serve: './valet-module/src/local/serve.ts',
    functions: './backend/functions/index.ts',
    seed: './backend/seed/seed.ts',
  },
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
  resolve: { extensions: ['.ts', '.js'] },
  node: { __dirname: 'node-module', __filename: 'node-module' },
  externalsType: 'module',
  externals: [
    ({ request = '', dependencyType }, callback) => {
      if (isImported(request)) used.add(request);
      if (isBuiltin(request) || isImported(request))
        callback(undefined, `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module'} ${request}`);
      else callback();
    },
  ],
  module: {
    parser: { javascript: { importMeta: false, createRequire: false, url: false } },
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        // CommonJS packages look as they do to Node, which runs the sources.
        type: 'javascript/esm',
        loader: requireFromHere.resolve('swc-loader'),
        options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } },
      },
    ],
  },
  plugins: [
    // Its folder also has declarations, which webpack can’t parse.
    new webpack.ContextReplacementPlugin(/superstatic[\\/]lib[\\/]middleware$/, /^\.\/[a-z-]+$/),
    // Google's emulators are for the product's own repository.
    new webpack.IgnorePlugin({ resourceRegExp: /\/startOfficial\.ts$/ }),
  ],
  ignoreWarnings: expectedWarnings,
  optimization: { minimize: false, splitChunks: { chunks: 'all', minSize: 0 } },
  performance: false,
  stats: 'errors-only',
  infrastructureLogging: { level: 'error' },
});

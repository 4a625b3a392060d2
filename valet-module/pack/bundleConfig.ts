import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { root } from '../../build/workspaces.ts';
import type { Facts } from '../src/facts.ts';

const requireFromHere = createRequire(import.meta.url);

/** Entries of the packed package, as they are named in its `lib`. */
const entries = {
  browser: './src/local/browser.ts',
  cli: './src/cli/main.ts',
  index: './src/index.ts',
  register: './src/testing/register.ts',
  runContainer: './src/check/runContainer.ts',
  showParts: './src/check/showParts.ts',
  webpack: './src/webpack/moduleBuild.ts',
};

/** The package of a request, such as `zod` for `zod/mini`; null for a file or a part of this repository. */
function packageOf(request: string): string | null {
  if (/^[./]/.test(request) || isBuiltin(request)) return null;
  return /^(@[^/]+\/)?[^/]+/.exec(request)![0];
}

/**
 * Bundles the package's code, because Node doesn't run TypeScript from `node_modules`. Other packages aren't bundled.
 * @param used collects the packages it imports
 */
export function bundleConfig(outputPath: string, facts: Facts, used: Set<string>): Configuration {
  return {
    name: 'valet-module',
    mode: 'production',
    context: join(root, 'valet-module'),
    entry: entries,
    target: 'node22',
    devtool: false,
    experiments: { outputModule: true },
    output: {
      path: outputPath,
      filename: '[name].js',
      chunkFilename: '[name].js',
      module: true,
      library: { type: 'module' },
    },
    resolve: { extensions: ['.ts', '.js'] },
    externalsType: 'module',
    externals: [
      ({ request = '', dependencyType }, callback) => {
        const name = packageOf(request);
        if (isBuiltin(request))
          callback(undefined, `${dependencyType === 'commonjs' ? 'node-commonjs' : 'module'} ${request}`);
        // Built separately (testingConfig.ts), and loaded once the process is set up as a page.
        else if (request.endsWith('/testing/index.tsx')) callback(undefined, 'module ./testing/index.js');
        else if (name === null || name === 'shared-lib') callback();
        else {
          used.add(name);
          callback(undefined, `module ${request}`);
        }
      },
    ],
    module: {
      parser: { javascript: { importMeta: false, createRequire: false, url: false } },
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: requireFromHere.resolve('swc-loader'),
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } },
        },
      ],
    },
    plugins: [
      new webpack.DefinePlugin({ PACKED_FACTS: JSON.stringify(facts) }),
      new webpack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, test: /^cli\.js$/ }),
      // Hot reload with React's development build is for the product's own repository.
      new webpack.NormalModuleReplacementPlugin(
        /\/fastRefresh\.ts$/,
        join(root, 'valet-module/pack/noFastRefresh.ts'),
      ),
    ],
    optimization: { minimize: false },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { root } from '../workspaces.ts';

const requireFromHere = createRequire(import.meta.url);

/**
 * The build of the Cloud Functions: one CommonJS file with what they take from shared-lib/domain inside, since Cloud Build knows
 * nothing of workspaces or TypeScript. It stays readable, for the stacks in the logs.
 *
 * @param packages what Cloud Build installs beside it, and so is left outside
 * @param nodeVersion major version that they run on
 */
export function functionsConfig(
  outputPath: string,
  packages: readonly string[],
  nodeVersion: string,
): Configuration {
  return {
    name: 'functions',
    mode: 'production',
    context: join(root, 'backend/functions'),
    entry: './index.ts',
    target: `node${nodeVersion}`,
    devtool: false,
    output: { path: outputPath, filename: 'index.js', library: { type: 'commonjs2' }, clean: true },
    resolve: { extensions: ['.ts', '.js'] },
    externals: [
      ({ request = '' }, callback) => {
        const outside = packages.some((name) => request === name || request.startsWith(`${name}/`));
        if (outside) callback(undefined, `commonjs ${request}`);
        else callback();
      },
    ],
    module: {
      rules: [
        {
          test: /\.ts$/,
          exclude: /node_modules/,
          loader: requireFromHere.resolve('swc-loader'),
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } },
        },
      ],
    },
    optimization: { minimize: false },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

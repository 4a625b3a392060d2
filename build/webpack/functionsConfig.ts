import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { root } from '../workspaces.ts';

const requireFromHere = createRequire(import.meta.url);

/**
 * The build of the Cloud Functions: one CommonJS file for each codebase, `<codebase>/index.js`, with what it takes from the domain packages
 * inside, since Cloud Build knows nothing of workspaces or TypeScript. It stays readable, for the stacks in the logs.
 *
 * @param codebases names of files in `backend/functions/codebases`
 * @param packages what Cloud Build installs beside it, and so is left outside
 * @param nodeVersion major version that they run on
 */
export function functionsConfig(
  outputPath: string,
  codebases: readonly string[],
  packages: readonly string[],
  nodeVersion: string,
): Configuration {
  return {
    name: 'functions',
    mode: 'production',
    context: join(root, 'backend/functions'),
    entry: Object.fromEntries(codebases.map((name) => [name, `./codebases/${name}.ts`])),
    target: `node${nodeVersion}`,
    devtool: false,
    output: { path: outputPath, filename: '[name]/index.js', library: { type: 'commonjs2' }, clean: true },
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

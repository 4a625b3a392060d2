import { createRequire } from 'node:module';
import type { Configuration } from 'webpack';
import { root } from '../workspaces.ts';

const requireFromHere = createRequire(import.meta.url);

/**
 * Builds the Cloud Functions: one CommonJS file per codebase, `<codebase>/index.js`, with the domain packages
 * bundled, because Cloud Build doesn't handle workspaces or TypeScript. Not minified, to keep stack traces
 * readable.
 * @param entries the file of each codebase that lists its functions, from the repository's root
 * @param packages installed by Cloud Build, so not bundled
 * @param nodeVersion major version of the runtime
 */
export function functionsConfig(
  outputPath: string,
  entries: Readonly<Record<string, string>>,
  packages: readonly string[],
  nodeVersion: string,
): Configuration {
  return {
    name: 'functions',
    mode: 'production',
    context: root,
    entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, `./${file}`])),
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

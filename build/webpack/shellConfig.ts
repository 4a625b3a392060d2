import { join } from 'node:path';
import { reservedSegments } from 'shared-lib/domain';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { sharedVersions } from '../sharedModules.ts';
import { root, versionOf } from '../workspaces.ts';
import { AppManifest, appFiles } from './AppManifest.ts';
import { baseConfig, workspaceOf, type Mode } from './baseConfig.ts';
import { refreshRuntimeEntry } from './fastRefresh.ts';
import { ShellPage } from './ShellPage.ts';

/** The scripts and styles of a shell chunk, as paths the page can request. */
const filesOfChunk = ({ namedChunkGroups, outputOptions }: Compilation, name: string): string[] =>
  (namedChunkGroups.get(name)?.getFiles() ?? [])
    .filter((file) => /\.(js|css)$/.test(file) && !file.includes('hot-update'))
    .map((file) => `${String(outputOptions.publicPath)}${file}`);

/**
 * Builds the shell, an ordinary web application. It loads module containers with its own small host
 * (shell/src/modules/federationHost.ts).
 */
export function shellConfig(mode: Mode, outputPath: string): Configuration {
  const base = baseConfig('shell', mode, outputPath, workspaceOf('shell'));
  const publicPath = `/shell/${versionOf('shell')}/`;
  return {
    ...base,
    entry: { main: [...(mode === 'development' ? [refreshRuntimeEntry] : []), './src/main.tsx'] },
    resolve: {
      ...base.resolve,
      alias: {
        // Firestore includes a regular-expression engine (145 KB) used only by pipeline queries, which the
        // product doesn't have.
        re2js: false,
        // The package's main entry is its development build, which logs router warnings on every page.
        ...(mode === 'production' && {
          'react-router$': join(root, 'node_modules/react-router/dist/production/index.mjs'),
        }),
      },
    },
    module: {
      ...base.module,
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /[\\/]@firebase[\\/]firestore[\\/]dist[\\/]common-\w+\.esm\.js$/,
          loader: join(import.meta.dirname, 'withoutPipelines.ts'),
        },
        ...Object.entries({ app: 'modules/sharedEntries.ts', light: 'public/light/sharedOnLight.ts' }).map(
          ([page, file]) => ({
            test: join(root, 'shell', 'src', file),
            loader: join(import.meta.dirname, 'sharedEntries.ts'),
            options: { mode, page },
          }),
        ),
      ],
    },
    output: { ...base.output, publicPath },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        SHARED_VERSIONS: JSON.stringify(sharedVersions()),
      }),
      new AppManifest(join(root, 'shell', 'src', 'icons'), publicPath),
      new ShellPage(join(root, 'shell', 'src', 'index.html'), (compilation) => {
        const main = filesOfChunk(compilation, 'main');
        return {
          ...appFiles(publicPath),
          script: main.find((file) => file.endsWith('.js'))!,
          style: main.find((file) => file.endsWith('.css'))!,
          firstChunks: JSON.stringify({
            start: filesOfChunk(compilation, 'start'),
            light: filesOfChunk(compilation, 'light'),
            reserved: reservedSegments,
          }),
        };
      }),
    ],
    optimization: {
      ...base.optimization,
      runtimeChunk: false,
      splitChunks: {
        // Shared code becomes a separate file only when it is worth a request, in bytes of source.
        minSize: 40_000,
        // The sign-in and the app are one file each: modules can't be concatenated across files, which cost
        // the first dashboard 12 KB. The visitor pages, which they share the most code with, are used on
        // other devices.
        chunks: ({ name }) => name !== 'start' && name !== 'app',
      },
    },
  };
}

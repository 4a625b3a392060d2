import { join } from 'node:path';
import type { Configuration, ExternalItem } from 'webpack';
import { root } from '../workspaces.ts';
import { baseConfig, workspaceOf } from './baseConfig.ts';
import { ShellPage } from './ShellPage.ts';

/** The kit's data hooks import Firebase; without it, they report that there is no data. */
const noFirebase: ExternalItem = ({ request = '' }, callback) => {
  if (request.startsWith('firebase/')) callback(undefined, 'var {}');
  else callback();
};

/**
 * Builds only the kit's gallery page (shell/src/gallery), for tests: like the shell, but without Firebase and minification.
 * @param outputPath absolute path
 */
export function galleryConfig(outputPath: string): Configuration {
  const base = baseConfig('shell', 'production', outputPath, workspaceOf('shell'));
  return {
    ...base,
    name: 'gallery',
    devtool: false,
    entry: { gallery: './src/gallery/startGallery.tsx' },
    output: {
      ...base.output,
      publicPath: '/',
      filename: 'assets/[name].js',
      chunkFilename: 'assets/[name].js',
    },
    externals: [noFirebase],
    plugins: [
      ...(base.plugins ?? []),
      new ShellPage(join(root, 'shell/src/gallery/gallery.html'), ({ namedChunkGroups }) => ({
        style: (namedChunkGroups.get('gallery')?.getFiles() ?? []).find((file) => file.endsWith('.css'))!,
      })),
    ],
    optimization: { ...base.optimization, minimize: false, concatenateModules: false },
  };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pushWorker } from '../pushConfig.ts';
import webpack, { type Compiler } from 'webpack';

/** The icons of the installed app, by file. A maskable one survives being cropped to a circle. */
const icons = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** The icon that iOS uses; it doesn't read the manifest's. */
const appleIcon = 'apple-touch-icon.png';

/**
 * The manifest that lets a phone add the app to its home screen (W3C Web Application Manifest).
 * @param publicPath where the icons are, such as `/shell/1.0.0/`
 */
export const appManifest = (publicPath: string) => ({
  // Fixed, so a release with other paths stays the same app.
  id: '/',
  name: 'Valet Hub',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f5f7f7',
  theme_color: '#f5f7f7',
  icons: icons.map(({ file, ...icon }) => ({ src: `${publicPath}app/${file}`, type: 'image/png', ...icon })),
});

/** The paths that the page links to. @param publicPath as above */
export const appFiles = (publicPath: string) => ({
  manifest: `${publicPath}app/manifest.json`,
  appleIcon: `${publicPath}app/${appleIcon}`,
});

/** Adds the manifest, its icons and the worker of push notifications to the shell's build. */
export class AppManifest {
  readonly #folder: string;
  readonly #publicPath: string;

  /** @param folder absolute path of the icons */
  constructor(folder: string, publicPath: string) {
    this.#folder = folder;
    this.#publicPath = publicPath;
  }

  apply(compiler: Compiler) {
    const { RawSource } = webpack.sources;
    compiler.hooks.thisCompilation.tap('AppManifest', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'AppManifest', stage }, () => {
        const manifest = JSON.stringify(appManifest(this.#publicPath));
        compilation.emitAsset('app/manifest.json', new RawSource(manifest));
        for (const file of [...icons.map((icon) => icon.file), appleIcon]) {
          const path = join(this.#folder, file);
          compilation.fileDependencies.add(path);
          compilation.emitAsset(`app/${file}`, new RawSource(readFileSync(path)));
        }
        const worker = join(this.#folder, '../push', pushWorker);
        compilation.fileDependencies.add(worker);
        // Emitted unchanged: browsers update a worker when its bytes differ.
        compilation.emitAsset(`app/${pushWorker}`, new RawSource(readFileSync(worker)), { minimized: true });
      });
    });
  }
}

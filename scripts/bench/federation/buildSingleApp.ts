import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { compile } from '../../../build/compile.ts';
import { shellConfig } from '../../../build/webpack/shellConfig.ts';
import { dist, versionOf, moduleNames, root } from '../../../build/workspaces.ts';

/**
 * Replaces `shell/src/modules/federationHost.ts` in the single-bundle build: each module is a chunk of the same build, imported by path, so
 * it shares the rest of the page's code.
 */
function bundledHostSource(): string {
  const loaders = moduleNames.map((name) => {
    const code = JSON.stringify(join(root, name, 'src/module.ts'));
    return `  '${name}': () => import(/* webpackChunkName: "${name}" */ ${code}),`;
  });
  return `const modules = {\n${loaders.join('\n')}\n};
const createFederationHost = () => ({
  loadRemote: ({ release }) => modules[release.manifest.name](),
  abandon: () => {},
});
const renewScript = () => Promise.resolve();
`;
}

/**
 * Builds the product as one ordinary single-page app: same sources and settings, but the shell imports the modules instead of loading them
 * through federation. `dist` must hold the built product, whose release document is reused.
 *
 * @param site absolute path of the output folder, laid out like `dist`
 */
export async function buildSingleApp(site: string): Promise<void> {
  const version = versionOf('shell');
  const output = join(site, 'shell', version);
  const host = join(site, '.bundledHost.js');
  mkdirSync(output, { recursive: true });
  writeFileSync(host, bundledHostSource());

  const base = shellConfig('production', output);
  const configuration: Configuration = {
    ...base,
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/modules\/federationHost\.ts$/, host),
    ],
  };
  await compile([configuration], () => {});

  const releases = readFileSync(join(dist, 'releases.json'), 'utf8');
  writeFileSync(join(site, 'releases.json'), releases);
  const builtIn = `<script type="application/json" id="built-in-releases">${releases.replaceAll('<', '\\u003c')}</script>`;
  const page = readFileSync(join(output, 'index.html'), 'utf8');
  writeFileSync(
    join(site, 'index.html'),
    page.replace('<!-- built-in releases -->', () => builtIn),
  );
}

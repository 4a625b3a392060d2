import { moduleNames, root } from '../../../build/workspaces.ts';
import { join } from 'node:path';

/**
 * The source that stands in for `shell/src/modules/federationHost.ts` where everything is one ordinary bundle: each module is a chunk
 * of the same build, imported by its path, so it shares whatever the rest of the page has.
 */
export function bundledHost(): string {
  const loaders = moduleNames.map((name) => {
    const code = JSON.stringify(join(root, name, 'src/module.ts'));
    return `  '${name}': () => import(/* webpackChunkName: "${name}" */ ${code}),`;
  });
  return `const modules = {\n${loaders.join('\n')}\n};
export const createFederationHost = () => ({
  loadRemote: ({ release }) => modules[release.manifest.name](),
  abandon: () => {},
});
export const renewScript = () => Promise.resolve();
`;
}

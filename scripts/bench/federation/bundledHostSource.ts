import { moduleNames, root } from '../../../build/workspaces.ts';
import { join } from 'node:path';

/**
 * Replaces `shell/src/modules/federationHost.ts` in the single-bundle build: each module is a chunk of the same build, imported by path, so
 * it shares the rest of the page's code.
 */
export function bundledHostSource(): string {
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

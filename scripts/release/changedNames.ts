import { buildNames, type BuildName } from '../../build/buildNames.ts';

/** Paths besides its own folder whose changes are released with the shell. */
const withShell = ['shared-lib/', 'backend/', 'firebase.json'];

/**
 * The modules, or the shell, that a GitHub event is about.
 * @param event `pull_request` for all that change; `push` for those with a new version, which alone writes a changelog
 * @param files changed paths, from the repository's root
 */
export const changedNames = (event: 'pull_request' | 'push', files: readonly string[]): BuildName[] =>
  buildNames.filter((name) => {
    if (event === 'push') return files.includes(`${name}/CHANGELOG.md`);
    const own = name === 'shell' ? ['shell/', ...withShell] : [`${name}/`];
    return files.some((file) => own.some((start) => file.startsWith(start)));
  });

/** Where each name is released: the shell with the site, modules in its registry if it has one. */
export const channelsOf = (
  names: readonly string[],
  hasRegistry: boolean,
): { readonly site: readonly string[]; readonly registry: readonly string[] } => ({
  site: names.filter((name) => !hasRegistry || name === 'shell'),
  registry: names.filter((name) => hasRegistry && name !== 'shell'),
});

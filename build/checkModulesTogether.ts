import { shellPaths, type ModuleManifest } from 'shared-lib/contract';
import { claimedNames, describeName, shellNames } from '../shared-lib/src/contract/moduleClaims.ts';

/** Without duplicates, in order of first appearance. */
const unique = (claims: readonly string[]) => [...new Set(claims)];

const isOfShell = (path: string) =>
  shellPaths.some((own) => path === own || (own !== '/' && path.startsWith(`${own}/`)));

/** Claims made by more than one module, as `[claim, module]` pairs. */
function duplicateClaims(claims: readonly (readonly [string, string])[]): string[] {
  return unique(claims.map(([claim]) => claim)).flatMap((claim) => {
    const owners = unique(claims.filter(([other]) => other === claim).map(([, owner]) => owner));
    return owners.length > 1 ? [`${owners.join(' and ')} both have the ${claim}`] : [];
  });
}

/**
 * Checks that modules are compatible with each other and with the shell. Two pages can't share a path,
 * because only one would ever be shown. Each nav entry must lead to a page, possibly in another module:
 * Billing's entry opens a Settings tab.
 * @returns one sentence per problem.
 */
export function checkModulesTogether(manifests: readonly ModuleManifest[]): string[] {
  const routes = manifests.flatMap(({ name, routes: all }) => all.map(({ path }) => ({ name, path })));
  const paths: readonly string[] = routes.map(({ path }) => path);
  const names = [
    ...manifests.flatMap((manifest) => claimedNames(manifest).map((name) => [name, manifest.name] as const)),
    ...shellNames.map((name) => [name, 'shell'] as const),
  ];
  return [
    ...routes
      .filter(({ path }) => isOfShell(path))
      .map(({ name, path }) => `${name}: the path ${path} is the shell's own`),
    // A parameter's name doesn't change which addresses a path matches.
    ...duplicateClaims(
      routes.map(({ name, path }) => [`path ${path.replaceAll(/:[^/]+/g, ':…')}`, name] as const),
    ),
    ...duplicateClaims(names.map(([name, owner]) => [describeName(name), owner] as const)),
    ...manifests.flatMap(({ name, nav }) =>
      nav
        .filter(({ to }) => !paths.includes(to.replace(/\?.*/, '')))
        .map(
          ({ label, to }) =>
            `${name}: the nav entry ${label.en} leads to ${to}, which isn't a route of any module`,
        ),
    ),
  ];
}

import { shellPaths, shellSlotFills, type ModuleManifest } from 'shared-lib/contract';

/** Each claim once, in the order of first appearance. */
const unique = (claims: readonly string[]) => [...new Set(claims)];

const isOfShell = (path: string) =>
  shellPaths.some((own) => path === own || (own !== '/' && path.startsWith(`${own}/`)));

/** What several modules claim, by what they claim and who they are. */
function claimedTwice(what: string, claims: readonly (readonly [string, string])[]): string[] {
  return unique(claims.map(([claim]) => claim)).flatMap((claim) => {
    const owners = unique(claims.filter(([other]) => other === claim).map(([, owner]) => owner));
    return owners.length > 1 ? [`${owners.join(' and ')} both have ${what} ${claim}`] : [];
  });
}

/**
 * Checks that modules fit each other and the shell. No two pages may have one path, since only one would ever be seen. Each nav entry
 * must lead to a page, which may be another module's: Billing's leads into a tab of the Settings page.
 * @returns one sentence for each problem.
 */
export function checkTogether(manifests: readonly ModuleManifest[]): string[] {
  const routes = manifests.flatMap(({ name, routes: all }) => all.map(({ path }) => ({ name, path })));
  const paths: readonly string[] = routes.map(({ path }) => path);
  const fills = manifests.flatMap(({ name, slots }) =>
    slots.map(({ slot, id }) => [`${slot}/${id}`, name] as const),
  );
  return [
    ...routes
      .filter(({ path }) => isOfShell(path))
      .map(({ name, path }) => `${name}: the path ${path} is the shell's own`),
    // However a part of a path is called, it stands for the same addresses.
    ...claimedTwice(
      'the path',
      routes.map(({ name, path }) => [path.replaceAll(/:[^/]+/g, ':…'), name] as const),
    ),
    ...claimedTwice('the slot id', [...fills, ...shellSlotFills.map((fill) => [fill, 'shell'] as const)]),
    ...manifests.flatMap(({ name, nav }) =>
      nav
        .filter(({ to }) => !paths.includes(to.replace(/\?.*/, '')))
        .map(
          ({ label, to }) =>
            `${name}: the nav entry ${label.en} leads to ${to}, which is no route of any module`,
        ),
    ),
  ];
}

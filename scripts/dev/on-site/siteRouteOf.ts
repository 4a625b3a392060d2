/** Who answers a request of a page in front of a site. */
export type SiteRoute =
  /** A file of a local build. */
  | { readonly to: 'hot'; readonly name: string }
  /** The static half of a local module, which its build does not contain. */
  | { readonly to: 'manifest'; readonly name: string }
  | { readonly to: 'site' };

/**
 * Decides who answers a request: a build of this machine for its own files, the site for everything else.
 *
 * @param pathname the request's path, without its query
 * @param prefixes where each build is, by its name: `/mf-team/1.0.0-local/`
 */
export function siteRouteOf(pathname: string, prefixes: ReadonlyMap<string, string>): SiteRoute {
  for (const [name, prefix] of prefixes) {
    if (pathname === `${prefix}module.json`) return { to: 'manifest', name };
    if (pathname.startsWith(prefix)) return { to: 'hot', name };
  }
  return { to: 'site' };
}

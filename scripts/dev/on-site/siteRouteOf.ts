/** Where a request of a page in front of a site is routed. */
export type SiteRoute =
  /** A file of a local build. */
  | { readonly to: 'hot'; readonly name: string }
  /** A local module's static half, which its build doesn't contain. */
  | { readonly to: 'manifest'; readonly name: string }
  | { readonly to: 'site' };

/**
 * Routes a request: this machine's builds serve their own files, the site serves the rest.
 *
 * @param pathname the request's path, without its query
 * @param prefixes path of each build by name, e.g. `/mf-team/1.0.0-local/`
 */
export function siteRouteOf(pathname: string, prefixes: ReadonlyMap<string, string>): SiteRoute {
  for (const [name, prefix] of prefixes) {
    if (pathname === `${prefix}module.json`) return { to: 'manifest', name };
    if (pathname.startsWith(prefix)) return { to: 'hot', name };
  }
  return { to: 'site' };
}

/** Where a request to the page's address is routed. */
export type Route =
  | { readonly to: 'hot'; readonly name: string }
  /** The shell's page, where Hosting would serve `index.html`. */
  | { readonly to: 'page' }
  | { readonly to: 'releases' }
  /** The built files and Firebase's reserved addresses. */
  | { readonly to: 'hosting' };

/**
 * Routes a request.
 *
 * @param pathname the request's path, without its query
 * @param prefixes path of each hot build by name, e.g. `/mf-team/1.0.0/`
 * @param isPage whether Hosting's rules answer a path with the page
 */
export function routeOf(
  pathname: string,
  prefixes: ReadonlyMap<string, string>,
  isPage: (pathname: string) => boolean,
): Route {
  for (const [name, prefix] of prefixes) if (pathname.startsWith(prefix)) return { to: 'hot', name };
  if (pathname === '/releases.json') return { to: 'releases' };
  return { to: isPage(pathname) ? 'page' : 'hosting' };
}

import { isAtPath } from './isAtPath.ts';

/**
 * Where a step leaves the page that it opened by the query of its path: the same page, without what the query names.
 * @param path such as `/team?add=1`.
 * @returns null when there is nothing to leave: the path names no query, or its page is not in sight.
 */
export function addressLeft(
  path: string,
  location: { pathname: string; search: string },
): { pathname: string; search: string } | null {
  const named = [...new URL(path, 'https://any.example').searchParams.keys()];
  if (named.length === 0 || !isAtPath(path, location)) return null;
  const query = new URLSearchParams(location.search);
  for (const name of named) query.delete(name);
  return { pathname: location.pathname, search: query.toString() };
}

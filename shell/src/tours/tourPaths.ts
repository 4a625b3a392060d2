import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { TourStep } from 'shared-lib/contract';

/**
 * Whether an address is the page of a step: the same path, with at least the query that the step's path names.
 * @param path such as `/settings` or `/team?add=member`.
 */
export function isAtPath(path: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const wanted = new URL(path, 'https://any.example');
  const query = new URLSearchParams(search);
  return (
    pathname === wanted.pathname &&
    [...wanted.searchParams].every(([name, value]) => query.get(name) === value)
  );
}

/** Whether there is a page at a step's path, by the routes of the app; the route of unknown addresses is none. */
export const hasPage = (routes: readonly RouteObject[], step: Pick<TourStep, 'path'>): boolean => {
  const page = matchRoutes([...routes], step.path)?.at(-1);
  return page !== undefined && page.route.path !== '*';
};

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

import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { TourStep } from 'shared-lib/contract';

/**
 * Whether an address is a step's page: the same path, with at least the step's query.
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

/** Whether the app has a route for a step's path, other than the catch-all. */
export const hasPage = (routes: readonly RouteObject[], step: Pick<TourStep, 'path'>): boolean => {
  const page = matchRoutes([...routes], step.path)?.at(-1);
  return page !== undefined && page.route.path !== '*';
};

/**
 * The address after leaving a step: the same page without the query parameters the step added.
 * @param path such as `/team?add=1`.
 * @returns null if there is nothing to remove: the path has no query, or its page isn't shown.
 */
export function addressAfterStep(
  path: string,
  location: { pathname: string; search: string },
): { pathname: string; search: string } | null {
  const named = [...new URL(path, 'https://any.example').searchParams.keys()];
  if (named.length === 0 || !isAtPath(path, location)) return null;
  const query = new URLSearchParams(location.search);
  for (const name of named) query.delete(name);
  return { pathname: location.pathname, search: query.toString() };
}

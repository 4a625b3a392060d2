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

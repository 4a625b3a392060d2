import { matchPath } from 'react-router-dom';

/**
 * The route pattern of an address, so no ids or names are sent.
 * @param pages the app's route patterns, such as `/team/:id`.
 * @returns null if the address matches none.
 */
export function countedPage(pages: readonly string[], pathname: string): string | null {
  // Static segments beat parameters: `/team/new` isn't `/team/:id`.
  const matching = pages.filter((page) => !page.includes('*') && matchPath(page, pathname));
  const placeholders = (page: string) => page.split('/:').length;
  return matching.toSorted((one, other) => placeholders(one) - placeholders(other))[0] ?? null;
}

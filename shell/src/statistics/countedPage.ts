import { matchPath } from 'react-router-dom';

/**
 * What of an address is counted: the pattern of its route, so that no id and no name leaves this page.
 * @param pages the patterns of the app's pages, such as `/team/:id`.
 * @returns null for an address that is none of them.
 */
export function countedPage(pages: readonly string[], pathname: string): string | null {
  // A word is closer than a placeholder: `/team/new` is not `/team/:id`.
  const matching = pages.filter((page) => !page.includes('*') && matchPath(page, pathname));
  const placeholders = (page: string) => page.split('/:').length;
  return matching.toSorted((one, other) => placeholders(one) - placeholders(other))[0] ?? null;
}

import type { PublicAddress, PublicPage } from '../../domain/index.ts';
import { servedPageId, servedPageShape, type ServedPage } from '../../domain/community/servedPage.ts';

let isTaken = false;

function read(): ServedPage | null {
  const text = document.getElementById(servedPageId)?.textContent;
  try {
    return text ? (JSON.parse(text) as ServedPage) : null;
  } catch {
    return null;
  }
}

/**
 * The record that the page was served with, where it is that of an address; once, since it is only as new as the page. It was checked by
 * the function that has put it there (backend/functions/publicPages).
 * @returns null where there is none, or one of another shape than this code knows
 */
export function takeServedPage({ businessSlug, communitySlug }: PublicAddress): PublicPage | null {
  if (isTaken) return null;
  isTaken = true;
  const served = read();
  const isOfAddress =
    served?.shape === servedPageShape &&
    served.businessSlug === businessSlug &&
    served.communitySlug === communitySlug;
  return isOfAddress ? served.page : null;
}

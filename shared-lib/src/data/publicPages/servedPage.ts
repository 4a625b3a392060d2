import type { Code, CodePlace, PublicAddress, PublicPage } from '../../domain/index.ts';
import { servedPageId, servedPageShape, type ServedPage } from '../../domain/community/servedPage.ts';

const taken = new Set<string>();

/** What the page was served with, as it stands there; null where it was served with nothing that can be read. */
export function readServed(): ServedPage | null {
  const text = document.getElementById(servedPageId)?.textContent;
  try {
    return text ? (JSON.parse(text) as ServedPage) : null;
  } catch {
    return null;
  }
}

/**
 * A record that the page was served with; once, since it is only as new as the page. It was checked by the function that has put it
 * there (mf-communities/functions/publicPages).
 * @returns null where there is none, or one of another shape than this code knows
 */
function take<T>(record: string, found: (served: ServedPage) => T | null): T | null {
  if (taken.has(record)) return null;
  taken.add(record);
  const served = readServed();
  return served?.shape === servedPageShape ? found(served) : null;
}

/** The community's record that the page was served with, where it is that of an address. */
export const takeServedPage = ({ businessSlug, communitySlug }: PublicAddress): PublicPage | null =>
  take('page', (served) =>
    served.businessSlug === businessSlug && served.communitySlug === communitySlug ? served.page : null,
  );

/** What the page was served with of a bin tag. */
export const takeServedCode = (code: string): Code | null =>
  take('code', ({ tag }) => (tag?.id === code ? tag : null));

/** Where the codes of a place lead, when the page was served with one of them. */
export const takeServedPlace = (id: string): CodePlace | null =>
  take('place', ({ tag, businessSlug, communitySlug }) =>
    tag?.place === id ? { id, businessSlug, communitySlug } : null,
  );

import type { Code, CodePlace, PublicAddress, PublicPage } from '../../domain/index.ts';
import { servedPageId, servedPageVersion, type ServedPage } from '../../domain/community/servedPage.ts';

const taken = new Set<string>();

/** The data that the page was served with; null if there is none, or it is unreadable. */
export function parseServedPage(): ServedPage | null {
  const text = document.getElementById(servedPageId)?.textContent;
  try {
    return text ? (JSON.parse(text) as ServedPage) : null;
  } catch {
    return null;
  }
}

/**
 * Takes a record that the page was served with; only once, because it is only as new as the page. The function that
 * embedded it has checked it (mf-communities/functions/publicPages).
 * @returns null if there is none, or this code doesn't know its shape
 */
function take<T>(record: string, found: (served: ServedPage) => T | null): T | null {
  if (taken.has(record)) return null;
  taken.add(record);
  const served = parseServedPage();
  return served?.shape === servedPageVersion ? found(served) : null;
}

/** The served community record, if it matches an address. */
export const consumeServedPage = ({ businessSlug, communitySlug }: PublicAddress): PublicPage | null =>
  take('page', (served) =>
    served.businessSlug === businessSlug && served.communitySlug === communitySlug ? served.page : null,
  );

/** The served information about a bin tag. */
export const consumeServedCode = (code: string): Code | null =>
  take('code', ({ tag }) => (tag?.id === code ? tag : null));

/** The served place of a code. */
export const consumeServedPlace = (id: string): CodePlace | null =>
  take('place', ({ tag, businessSlug, communitySlug }) =>
    tag?.place === id ? { id, businessSlug, communitySlug } : null,
  );

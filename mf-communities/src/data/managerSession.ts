/** The pages of one community, by the slugs of its address. */
interface Place {
  readonly businessSlug: string;
  readonly communitySlug: string;
}

const nameOf = ({ businessSlug, communitySlug }: Place): string =>
  `vh.manager.${businessSlug}/${communitySlug}`;

/** The session that this browser has for a community's link; null for none. */
export function loadManagerSession(place: Place): string | null {
  try {
    return window.localStorage.getItem(nameOf(place));
  } catch {
    return null;
  }
}

/**
 * Saves a session for the next visit, or deletes it.
 * @param session null to delete it
 */
export function saveManagerSession(place: Place, session: string | null): void {
  try {
    if (session === null) window.localStorage.removeItem(nameOf(place));
    else window.localStorage.setItem(nameOf(place), session);
  } catch {
    // Without storage, the browser asks for the link again.
  }
}

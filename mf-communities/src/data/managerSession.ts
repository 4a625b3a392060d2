/** The pages of one community, by the slugs of its address. */
interface Place {
  readonly businessSlug: string;
  readonly communitySlug: string;
}

const nameOf = ({ businessSlug, communitySlug }: Place): string =>
  `vh.manager.${businessSlug}/${communitySlug}`;

/** The session that this browser got for a link of a community; null without one. */
export function keptManagerSession(place: Place): string | null {
  try {
    return window.localStorage.getItem(nameOf(place));
  } catch {
    return null;
  }
}

/** Keeps a session for the next visit, or forgets it. @param session null forgets it */
export function keepManagerSession(place: Place, session: string | null): void {
  try {
    if (session === null) window.localStorage.removeItem(nameOf(place));
    else window.localStorage.setItem(nameOf(place), session);
  } catch {
    // A browser that keeps nothing asks for the link again.
  }
}

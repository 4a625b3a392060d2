const KEY = 'vh_releases';

/**
 * The release document that this browser read last and found good, as text; null where there is none. Whoever uses it checks
 * it again: anything on this site can write there.
 */
export function lastGoodReleases(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps a release document that was found good. */
export function keepGoodReleases(text: string) {
  try {
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // The copy inside the page is there.
  }
}

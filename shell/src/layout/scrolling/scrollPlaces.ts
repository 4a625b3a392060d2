/** Browser session storage: how far each page of the history is scrolled. */
const storageKey = 'vh_scroll_places';

/** As many pages of the history as are remembered. */
const maxPlaces = 50;

/** How far pages are scrolled, in pixels, by the key of their entry in the history; the latest last. */
export type ScrollPlaces = ReadonlyMap<string, number>;

/** Notes how far a page is scrolled; the page that was left longest ago is forgotten when there are too many. */
export function withPlace(places: ScrollPlaces, key: string, top: number): ScrollPlaces {
  const others = [...places].filter(([other]) => other !== key);
  return new Map([...others.slice(1 - maxPlaces), [key, top]]);
}

/** Reads what was stored, of any content. */
export function placesOf(stored: string | null): ScrollPlaces {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(entries)) return new Map();
    return new Map(
      entries.filter(
        (entry): entry is [string, number] =>
          Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1]),
      ),
    );
  } catch {
    return new Map();
  }
}

/** The places that this tab remembered before it was loaded anew. */
export function readPlaces(): ScrollPlaces {
  try {
    return placesOf(sessionStorage.getItem(storageKey));
  } catch {
    return new Map();
  }
}

/** Keeps the places for when this tab is loaded anew, where the browser lets it. */
export function storePlaces(places: ScrollPlaces) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places]));
  } catch {
    // The page starts at its top then.
  }
}

/** Session storage key of the scroll positions by history entry. */
const storageKey = 'vh_scroll_places';

const maxPlaces = 50;

/** Scroll positions in pixels, by history entry key, most recent last. */
export type ScrollPlaces = ReadonlyMap<string, number>;

/** Records a scroll position and drops the oldest when there are too many. */
export function withPlace(places: ScrollPlaces, key: string, top: number): ScrollPlaces {
  const others = [...places].filter(([other]) => other !== key);
  return new Map([...others.slice(1 - maxPlaces), [key, top]]);
}

/** Parses stored positions, of any content. */
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

/** The positions stored before a reload. */
export function readPlaces(): ScrollPlaces {
  try {
    return placesOf(sessionStorage.getItem(storageKey));
  } catch {
    return new Map();
  }
}

/** Stores the positions for a reload, if the browser allows it. */
export function storePlaces(places: ScrollPlaces) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places]));
  } catch {
    // Then pages start at the top.
  }
}

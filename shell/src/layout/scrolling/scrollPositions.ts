/** Session storage key of the scroll positions by history entry. */
const storageKey = 'vh_scroll_places';

const maxPlaces = 50;

/** Scroll positions in pixels, by history entry key, most recent last. */
export type ScrollPositions = ReadonlyMap<string, number>;

/** Records a scroll position and drops the oldest when there are too many. */
export function setScrollPosition(places: ScrollPositions, key: string, top: number): ScrollPositions {
  const others = [...places].filter(([other]) => other !== key);
  return new Map([...others.slice(1 - maxPlaces), [key, top]]);
}

/** Parses stored positions, of any content. */
export function parseScrollPositions(stored: string | null): ScrollPositions {
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
export function loadScrollPositions(): ScrollPositions {
  try {
    return parseScrollPositions(sessionStorage.getItem(storageKey));
  } catch {
    return new Map();
  }
}

/** Stores the positions for a reload, if the browser allows it. */
export function saveScrollPositions(places: ScrollPositions) {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places]));
  } catch {
    // Then pages start at the top.
  }
}

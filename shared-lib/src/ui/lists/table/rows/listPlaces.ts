/** What a list has measured of itself in a window of one width, in pixels. It learns more while it is shown. */
export interface ListPlace {
  /** How far below the page's top it begins; 0 before it is known. */
  top: number;
  /** What its rows are usually high; null before one was drawn. */
  rowHeight: number | null;
  /** The heights of the rows that were drawn, by their places in the list: what is stored says nothing of whose rows they are. */
  readonly heights: Map<number, number>;
}

/** Browser session storage: what lists measured, for when this tab is loaded anew. */
const storageKey = 'vh_list_places';

/** Lists of which that is kept, the latest ones, and rows of each. */
const most = { lists: 10, rows: 300 };

type Stored = readonly [name: string, top: number, rowHeight: number | null, heights: [number, number][]];

const isStored = (entry: unknown): entry is Stored => {
  if (!Array.isArray(entry)) return false;
  const [name, top, rowHeight, heights] = entry as unknown[];
  return (
    typeof name === 'string' &&
    Number.isFinite(top) &&
    (rowHeight === null || Number.isFinite(rowHeight)) &&
    Array.isArray(heights) &&
    heights.every((row) => Array.isArray(row) && Number.isFinite(row[0]) && Number.isFinite(row[1]))
  );
};

/** Reads what was stored, of any content. */
export function listPlacesOf(stored: string | null): Map<string, ListPlace> {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(entries)) return new Map();
    return new Map(
      entries
        .filter(isStored)
        .map(([name, top, rowHeight, heights]) => [name, { top, rowHeight, heights: new Map(heights) }]),
    );
  } catch {
    return new Map();
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

let places: Map<string, ListPlace> | undefined;

function store() {
  const kept = [...(places ?? [])]
    .slice(-most.lists)
    .map(([name, { top, rowHeight, heights }]): Stored => [
      name,
      top,
      rowHeight,
      [...heights].slice(0, most.rows),
    ]);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Then a list is measured again.
  }
}

function known(): Map<string, ListPlace> {
  if (places === undefined) {
    places = listPlacesOf(stored());
    window.addEventListener('pagehide', store);
  }
  return places;
}

/**
 * What a list has measured of itself in a window as wide as this one, remembered for as long as the tab is open. A list that begins with it
 * stands where it stood from its first render on: gone back to, it is found at its place, and nothing has to be measured before.
 * @param name tells it from other lists
 */
export function listPlaceOf(name: string): ListPlace {
  const key = `${name} ${window.innerWidth}`;
  const place = known().get(key) ?? { top: 0, rowHeight: null, heights: new Map() };
  known().set(key, place);
  return place;
}

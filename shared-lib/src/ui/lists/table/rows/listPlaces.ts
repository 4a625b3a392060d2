/** A list's measurements at one window width, in pixels; updated while it is shown. */
export interface ListPlace {
  /** Distance from the page's top; 0 until known. */
  top: number;
  /** Typical row height; null until one is rendered. */
  rowHeight: number | null;
  /** Heights of rendered rows by index; without any information about the rows' content. */
  readonly heights: Map<number, number>;
}

/** Session storage key of list measurements, for reloads. */
const storageKey = 'vh_list_places';

/** How many lists to keep, the most recent ones, and rows of each. */
const max = { lists: 10, rows: 300 };

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

/** Parses stored measurements, of any content. */
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
    .slice(-max.lists)
    .map(([name, { top, rowHeight, heights }]): Stored => [
      name,
      top,
      rowHeight,
      [...heights].slice(0, max.rows),
    ]);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Then lists are measured again.
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
 * A list's measurements at this window width, kept while the tab is open. With them, a list has the right
 * size on its first render: Back finds its position, and nothing needs measuring first.
 * @param name unique per list
 */
export function listPlaceOf(name: string): ListPlace {
  const key = `${name} ${window.innerWidth}`;
  const place = known().get(key) ?? { top: 0, rowHeight: null, heights: new Map() };
  known().set(key, place);
  return place;
}

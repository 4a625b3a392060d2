import type { Meaning } from 'shared-lib/ui';
import type { CommunityRow } from '../communities/communityRows.ts';
import { tonightMeanings, tonightStates, type Tonight } from '../communities/nightFacts.ts';

interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** A community on the map. */
export interface Place extends Position {
  readonly id: string;
  readonly name: string;
  /** Tonight's state; null while loading and for archived communities. */
  readonly state: Tonight['state'] | null;
}

/** The rows with a position, and those without. */
export const placesOf = (rows: readonly CommunityRow[]): { placed: Place[]; unplaced: CommunityRow[] } => {
  const placed: Place[] = [];
  const unplaced: CommunityRow[] = [];
  for (const row of rows) {
    if (row.geofence === null) {
      unplaced.push(row);
      continue;
    }
    const { lat, lng } = row.geofence;
    placed.push({ lat, lng, id: row.id, name: row.name, state: row.tonight?.state ?? null });
  }
  return { placed, unplaced };
};

/** How many places are in each state tonight, the most urgent first; states without places are left out. */
export const statesOf = (places: readonly Pick<Place, 'state'>[]) =>
  tonightStates
    .map((state) => ({ state, count: places.filter((place) => place.state === state).length }))
    .filter(({ count }) => count > 0);

/** The meanings of the colors, the worst first. */
const severity: readonly Meaning[] = ['bad', 'watch', 'info', 'neutral', 'good'];

/** The worst meaning among the states of some places. */
export const meaningOf = (places: readonly Pick<Place, 'state'>[]): Meaning => {
  const meanings = statesOf(places).map(({ state }) => tonightMeanings[state]);
  return severity.find((meaning) => meanings.includes(meaning)) ?? 'neutral';
};

/** The southwest and northeast corners around some places. @returns null for none */
export const boundsOfPlaces = (
  places: readonly Position[],
): [readonly [number, number], readonly [number, number]] | null => {
  if (places.length === 0) return null;
  const lats = places.map(({ lat }) => lat);
  const lngs = places.map(({ lng }) => lng);
  return [
    [Math.min(...lngs), Math.min(...lats)],
    [Math.max(...lngs), Math.max(...lats)],
  ];
};

/** A marker's size with its name, in pixels. */
const marker = { width: 150, height: 34 };

/**
 * The marker width that grouping assumes on a narrow map. Places that span the whole map never form a single
 * group, so zooming in on a group always splits it.
 * @param room the width between the map's paddings, in pixels
 */
export const groupWidth = (room: number): number => Math.min(marker.width, room / 2 - 1);

/**
 * Groups the places whose markers would cover each other.
 * @param pointOf where a place is on the map, in pixels
 * @param width of a marker, as `groupWidth`
 * @returns each place in one group, in the given order
 */
export const groupsOf = <T>(
  places: readonly T[],
  pointOf: (place: T) => { readonly x: number; readonly y: number },
  width: number,
): T[][] => {
  const groups: { x: number; y: number; places: T[] }[] = [];
  for (const place of places) {
    const { x, y } = pointOf(place);
    const near = groups.find(
      (group) => Math.abs(group.x - x) < width && Math.abs(group.y - y) < marker.height,
    );
    if (near) near.places.push(place);
    else groups.push({ x, y, places: [place] });
  }
  return groups.map((group) => group.places);
};

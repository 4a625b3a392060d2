import type { Community } from 'shared-lib/domain';

/** A geofence as typed; the radius is in the place's unit. */
export interface TypedFence {
  readonly lat: string;
  readonly lng: string;
  readonly radiusM: number | null;
}

/** Six decimals are a tenth of a meter; any further digits are rounding noise. */
const degrees = (value: number) => String(Number(value.toFixed(6)));

export const typedFence = (fence: Community['geofence']): TypedFence => ({
  lat: fence === null ? '' : degrees(fence.lat),
  lng: fence === null ? '' : degrees(fence.lng),
  radiusM: fence?.radiusM ?? null,
});

/** Parses a typed number; null for nothing, NaN if invalid. */
const readNumber = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^[-+]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
};

/** Converts the input for the schema: null if all fields are empty, which removes the geofence. */
export function fenceOf({ lat, lng, radiusM }: TypedFence) {
  if (radiusM === null && [lat, lng].every((typed) => typed.trim() === '')) return null;
  return { lat: readNumber(lat), lng: readNumber(lng), radiusM };
}

/** The center as typed; null unless it is a place on Earth. */
export function centerOf({ lat, lng }: Pick<TypedFence, 'lat' | 'lng'>): { lat: number; lng: number } | null {
  const [north, east] = [readNumber(lat), readNumber(lng)];
  const isPlace = north !== null && east !== null && Math.abs(north) <= 90 && Math.abs(east) <= 180;
  return isPlace ? { lat: north, lng: east } : null;
}

/** Parses two coordinates in one text, as copied from a map; null for anything else. */
export function coordinatesIn(typed: string): Pick<TypedFence, 'lat' | 'lng'> | null {
  const found = /^\s*([-+]?\d{1,2}\.\d+)[\s,;]+([-+]?\d{1,3}\.\d+)\s*$/.exec(typed);
  return found ? { lat: found[1] ?? '', lng: found[2] ?? '' } : null;
}

/**
 * Scales the drawing of a geofence.
 * @param radius in any unit
 * @returns the length of a bar that is a round number of the unit, and the width of the drawing
 */
export function scaleOf(radius: number): { bar: number; width: number } {
  const width = radius * 2.5;
  const aim = width / 4;
  const power = 10 ** Math.floor(Math.log10(aim));
  const step = [5, 2, 1].find((each) => each * power <= aim) ?? 1;
  return { bar: step * power, width };
}

import type { Community } from 'shared-lib/domain';

/** A geofence as it is typed; its field for the radius reads what is typed in the unit of the place. */
export interface TypedFence {
  readonly lat: string;
  readonly lng: string;
  readonly radiusM: number | null;
}

/** Six decimals are a tenth of a meter; what is beyond them comes from reckoning. */
const degrees = (value: number) => String(Number(value.toFixed(6)));

export const typedFence = (fence: Community['geofence']): TypedFence => ({
  lat: fence === null ? '' : degrees(fence.lat),
  lng: fence === null ? '' : degrees(fence.lng),
  radiusM: fence?.radiusM ?? null,
});

/** A number as it is typed; null for nothing, NaN for what is none. */
const readNumber = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  return /^[-+]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
};

/** What was typed, for the schema: null where all is empty, which removes the geofence. */
export function fenceOf({ lat, lng, radiusM }: TypedFence) {
  if (radiusM === null && [lat, lng].every((typed) => typed.trim() === '')) return null;
  return { lat: readNumber(lat), lng: readNumber(lng), radiusM };
}

/** Two coordinates in one text, as maps give them to be copied; null for anything else. */
export function coordinatesIn(typed: string): Pick<TypedFence, 'lat' | 'lng'> | null {
  const found = /^\s*([-+]?\d{1,2}\.\d+)[\s,;]+([-+]?\d{1,3}\.\d+)\s*$/.exec(typed);
  return found ? { lat: found[1] ?? '', lng: found[2] ?? '' } : null;
}

/**
 * How to draw a geofence to scale.
 * @param radius in any unit
 * @returns the length of a bar that is a round number of the unit, and how wide the drawing is
 */
export function scaleOf(radius: number): { bar: number; width: number } {
  const width = radius * 2.5;
  const aim = width / 4;
  const power = 10 ** Math.floor(Math.log10(aim));
  const step = [5, 2, 1].find((each) => each * power <= aim) ?? 1;
  return { bar: step * power, width };
}

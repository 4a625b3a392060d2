/** A point in GeoJSON's order: longitude first. */
export type Point = readonly [lng: number, lat: number];

export interface Circle {
  readonly lat: number;
  readonly lng: number;
  readonly radiusM: number;
}

const metersPerDegree = 111_195;

/** Corners of the drawn circle: smooth at any size on a screen. */
const corners = 64;

/** Near the poles a degree of longitude has almost no length. */
const leastCosine = 0.01;

const halfOf = ({ lat, radiusM }: Circle) => {
  const north = radiusM / metersPerDegree;
  return { north, east: north / Math.max(leastCosine, Math.cos((lat * Math.PI) / 180)) };
};

/** A geofence as a closed ring of points. */
export const ringOf = (circle: Circle): Point[] => {
  const { north, east } = halfOf(circle);
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = ((index % corners) / corners) * 2 * Math.PI;
    return [circle.lng + east * Math.sin(angle), circle.lat + north * Math.cos(angle)] as const;
  });
};

/** The southwest and northeast corners around a geofence. */
export const boundsOf = (circle: Circle): [Point, Point] => {
  const { north, east } = halfOf(circle);
  return [
    [circle.lng - east, circle.lat - north],
    [circle.lng + east, circle.lat + north],
  ];
};

/** Coordinates for the form's fields: six decimals are a tenth of a meter. Longitudes beyond the date line wrap. */
export const typedPoint = ({ lat, lng }: { readonly lat: number; readonly lng: number }) => ({
  lat: lat.toFixed(6),
  lng: ((((lng % 360) + 540) % 360) - 180).toFixed(6),
});

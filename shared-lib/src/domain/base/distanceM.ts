interface Position {
  readonly lat: number;
  readonly lng: number;
}

const earthRadiusM = 6_371_000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance between two positions on the globe, in meters. */
export const distanceM = (one: Position, other: Position): number => {
  const [north, east] = [radians(other.lat - one.lat), radians(other.lng - one.lng)];
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east / 2) ** 2;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(chord)));
};

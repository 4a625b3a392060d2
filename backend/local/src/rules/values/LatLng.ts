const EARTH_RADIUS_METRES = 6_371_010;

/** A position on earth, in degrees. */
export class LatLng {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }

  /** Meters along the surface of a spherical earth. */
  distance(other: LatLng): number {
    const radians = (degrees: number): number => (degrees * Math.PI) / 180;
    const latitudes = radians(other.latitude - this.latitude);
    const longitudes = radians(other.longitude - this.longitude);
    const a =
      Math.sin(latitudes / 2) ** 2 +
      Math.cos(radians(this.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitudes / 2) ** 2;
    return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(a)));
  }
}

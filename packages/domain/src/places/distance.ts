/** A point on the earth in degrees (WGS 84). */
export interface GeoPoint {
  readonly longitude: number;
  readonly latitude: number;
}

/** Mean radius of the earth. (IUGG) */
export const EARTH_RADIUS_KM = 6_371.009;

/** Returns the length of a degree of longitude relative to one of latitude, at a latitude in degrees. */
export function longitudeDegreeScale(latitude: number): number {
  return Math.cos((latitude * Math.PI) / 180);
}

/** Returns the distance from a point to a rectangle of degrees in kilometers; 0 within it. */
export function distanceToBoundsKm(
  point: GeoPoint,
  [west, south, east, north]: readonly [west: number, south: number, east: number, north: number],
): number {
  return distanceKm(point, {
    longitude: Math.min(Math.max(point.longitude, west), east),
    latitude: Math.min(Math.max(point.latitude, south), north),
  });
}

/** Returns the great-circle distance in kilometers, accurate to half a percent because the earth is not a sphere. */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const radians = Math.PI / 180;
  const north = Math.sin(((b.latitude - a.latitude) * radians) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * radians) / 2);
  const h =
    north * north + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * east * east;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

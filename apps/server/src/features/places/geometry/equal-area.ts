const SEMI_MAJOR_KM = 6378.137;
const ECCENTRICITY = 0.081_819_190_842_621_49;
const RADIANS = Math.PI / 180;

/**
 * Returns the height of a latitude in Lambert's cylindrical equal-area projection of the WGS 84 ellipsoid, in
 * kilometers per degree of longitude: a height difference times degrees of longitude is square kilometers.
 */
export function equalAreaHeight(latitude: number): number {
  const sine = Math.sin(latitude * RADIANS);
  const across = ECCENTRICITY * sine;
  const q =
    (1 - ECCENTRICITY ** 2) * (sine / (1 - across ** 2) + Math.atanh(across) / ECCENTRICITY);
  return (q / 2) * SEMI_MAJOR_KM ** 2 * RADIANS;
}

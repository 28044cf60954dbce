const SEMI_MAJOR_KM = 6378.137;
const ECCENTRICITY = 0.081_819_190_842_621_49;
const RADIANS = Math.PI / 180;

/**
 * Height of a latitude in Lambert's cylindrical equal-area projection of the WGS 84 ellipsoid: kilometers for one degree
 * of longitude, so that a difference of heights times degrees of longitude is square kilometers on the ground.
 */
export function equalAreaHeight(latitude: number): number {
  const sine = Math.sin(latitude * RADIANS);
  const across = ECCENTRICITY * sine;
  const q =
    (1 - ECCENTRICITY ** 2) * (sine / (1 - across ** 2) + Math.atanh(across) / ECCENTRICITY);
  return (q / 2) * SEMI_MAJOR_KM ** 2 * RADIANS;
}

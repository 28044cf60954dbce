const FOOT_METERS = 1200 / 3937;
const RADIANS = Math.PI / 180;
/** GRS 80. */
const AXIS_METERS = 6_378_137;
const FLATTENING = 1 / 298.257222101;
/** Zone 5 of California (EPSG:2229): two standard parallels, the origin, and the false easting and northing. */
const PARALLELS = [34 + 2 / 60, 35 + 28 / 60] as const;
const ORIGIN = { latitude: 33.5, longitude: -118 } as const;
const FALSE_FEET = { east: 6_561_666.667, north: 1_640_416.667 } as const;

const ECCENTRICITY = Math.sqrt(FLATTENING * (2 - FLATTENING));

const m = (phi: number) => Math.cos(phi) / Math.sqrt(1 - (ECCENTRICITY * Math.sin(phi)) ** 2);
const t = (phi: number) => {
  const e = ECCENTRICITY * Math.sin(phi);
  return Math.tan(Math.PI / 4 - phi / 2) / ((1 - e) / (1 + e)) ** (ECCENTRICITY / 2);
};

const [PHI_1, PHI_2] = [PARALLELS[0] * RADIANS, PARALLELS[1] * RADIANS];
const N = Math.log(m(PHI_1) / m(PHI_2)) / Math.log(t(PHI_1) / t(PHI_2));
const F = m(PHI_1) / (N * t(PHI_1) ** N);
const RHO_0 = AXIS_METERS * F * t(ORIGIN.latitude * RADIANS) ** N;

/**
 * Converts feet of California's State Plane zone 5 to degrees of longitude and latitude by the inverse Lambert
 * conformal conic projection (J. P. Snyder, Map Projections: A Working Manual, 1987, page 109).
 */
export function statePlaneToDegrees(xFeet: number, yFeet: number): [number, number] {
  const east = (xFeet - FALSE_FEET.east) * FOOT_METERS;
  const south = RHO_0 - (yFeet - FALSE_FEET.north) * FOOT_METERS;
  const rho = Math.sign(N) * Math.hypot(east, south);
  const theta = Math.atan2(east, south);
  const small = (rho / (AXIS_METERS * F)) ** (1 / N);
  let phi = Math.PI / 2 - 2 * Math.atan(small);
  for (let step = 0; step < 10; step++) {
    const e = ECCENTRICITY * Math.sin(phi);
    phi = Math.PI / 2 - 2 * Math.atan(small * ((1 - e) / (1 + e)) ** (ECCENTRICITY / 2));
  }
  return [theta / N / RADIANS + ORIGIN.longitude, phi / RADIANS];
}

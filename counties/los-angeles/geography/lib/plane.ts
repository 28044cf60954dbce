/** Small plane geometry for maps of one county: longitude and latitude, lengths in kilometers. */

export type Position = [number, number];

export const kmPerDegreeLat = 110.92;
/** At 34.2° north; the county spans under two degrees, which changes this by one percent. */
export const kmPerDegreeLon = 92.1;

/** Returns the signed area in square degrees; positive when the ring runs counterclockwise. */
export function ringArea(ring: readonly Position[]): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[j] as Position;
    const b = ring[i] as Position;
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum / 2;
}

/** Returns the actual area on the sphere's cylinder-equal-area plane, in square kilometers. */
export function ringAreaSquareKm(ring: readonly Position[]): number {
  const radius = 6371.007;
  const rad = Math.PI / 180;
  return ringArea(ring.map(([x, y]): Position => [x * rad * radius, Math.sin(y * rad) * radius]));
}

export function isInsideRing(x: number, y: number, ring: readonly Position[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i] as Position;
    const b = ring[j] as Position;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) {
      inside = !inside;
    }
  }
  return inside;
}

/** Returns the distance in kilometers from a point to a ring, negative inside. */
export function signedDistance(x: number, y: number, ring: readonly Position[]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[j] as Position;
    const b = ring[i] as Position;
    const ax = (a[0] - x) * kmPerDegreeLon;
    const ay = (a[1] - y) * kmPerDegreeLat;
    const dx = (b[0] - a[0]) * kmPerDegreeLon;
    const dy = (b[1] - a[1]) * kmPerDegreeLat;
    const length = dx * dx + dy * dy;
    const t = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length));
    best = Math.min(best, Math.hypot(ax + t * dx, ay + t * dy));
  }
  return isInsideRing(x, y, ring) ? -best : best;
}

/** Simplifies an open or closed line by Visvalingam's method; the tolerance is a triangle in km². */
export function simplifyLine(line: readonly Position[], tolerance: number): Position[] {
  const points = [...line];
  const area = (i: number): number => {
    const a = points[i - 1] as Position;
    const b = points[i] as Position;
    const c = points[i + 1] as Position;
    const cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    return (Math.abs(cross) / 2) * kmPerDegreeLon * kmPerDegreeLat;
  };
  while (points.length > 4) {
    let smallest = Number.POSITIVE_INFINITY;
    let at = 0;
    for (let i = 1; i < points.length - 1; i++) {
      const size = area(i);
      if (size < smallest) {
        smallest = size;
        at = i;
      }
    }
    if (smallest >= tolerance) break;
    points.splice(at, 1);
  }
  return points;
}

/** Removes points that repeat the previous one. */
export function removeRepeatedPoints(line: readonly Position[]): Position[] {
  return line.filter((p, i) => {
    const before = line[i - 1];
    return !before || before[0] !== p[0] || before[1] !== p[1];
  });
}

/** Returns a small seeded generator (mulberry32): the same seed gives the same files. */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

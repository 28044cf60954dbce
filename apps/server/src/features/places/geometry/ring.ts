export type Position = [longitude: number, latitude: number];
/** Closed: the last position is the first. */
export type Ring = Position[];
export type PolygonRings = Ring[];

/** Returns twice the area in square degrees, positive for counterclockwise rings. */
export function signedArea(ring: readonly Position[]): number {
  const [originX, originY] = ring[0] ?? [0, 0];
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] as Position;
    const [bx, by] = ring[i] as Position;
    // relative to the first position, so that small areas far from 0 keep their precision
    sum += (ax - originX) * (by - originY) - (bx - originX) * (ay - originY);
  }
  return sum;
}

export type Box = [west: number, south: number, east: number, north: number];

/** Returns the bounding box of polygons, in degrees. */
export function computeBox(polygons: readonly PolygonRings[] | number[][][][]): Box {
  const box: Box = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const polygon of polygons)
    for (const ring of polygon)
      for (const position of ring) {
        const [x, y] = position as Position;
        if (x < box[0]) box[0] = x;
        if (y < box[1]) box[1] = y;
        if (x > box[2]) box[2] = x;
        if (y > box[3]) box[3] = y;
      }
  return box;
}

/** Returns whether a point is in a ring; undefined on its edges. */
export function ringContains(ring: readonly Position[], [x, y]: Position): boolean {
  let inside = false;
  for (let i = 1; i < ring.length; i++) {
    const [ax, ay] = ring[i - 1] as Position;
    const [bx, by] = ring[i] as Position;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  }
  return inside;
}

/** The rings of polygons in degrees: outer ones, holes and islands. */
export interface SamplePolygon {
  readonly coordinates: readonly (readonly (readonly (readonly number[])[])[])[];
}

export type PointTest = (lon: number, lat: number) => boolean;

/** Returns a test by the even-odd rule over all rings, so it handles holes and islands. */
export function createPointTest(polygon: SamplePolygon): PointTest {
  // One flat array of edges (x1, y1, x2, y2): the test runs for every block of the county.
  const edges = Float64Array.from(
    polygon.coordinates.flat().flatMap((ring) =>
      ring.slice(1).flatMap((end, at) => {
        const start = ring[at] as number[];
        return [start[0] as number, start[1] as number, end[0] as number, end[1] as number];
      }),
    ),
  );
  return (lon, lat) => {
    let inside = false;
    for (let at = 0; at < edges.length; at += 4) {
      const y1 = edges[at + 1] as number;
      const y2 = edges[at + 3] as number;
      if (y1 > lat === y2 > lat) continue;
      const x1 = edges[at] as number;
      const x2 = edges[at + 2] as number;
      if (lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    }
    return inside;
  };
}

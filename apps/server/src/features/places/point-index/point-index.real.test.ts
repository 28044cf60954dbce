import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pointInPolygon from 'point-in-polygon-hao';
import { describe, expect, test } from 'vitest';
import { createPointIndex } from './point-index.ts';
import type { IndexedArea } from './point-index-data.ts';

const shared = process.env.TOWNLIGHT_SHARED;
const files = ['neighborhoods-272', 'neighborhoods-with-type-318', 'zipcodes-2010', 'tracts-2012'];

type Geometry = { type: string; coordinates: unknown };

function realAreas(file: string): IndexedArea[] {
  const path = join(shared as string, 'data/boundaries', `${file}.geojson`);
  const { features } = JSON.parse(readFileSync(path, 'utf8')) as {
    features: { geometry: Geometry }[];
  };
  return features.map(({ geometry: { type, coordinates } }, i) => ({
    id: i + 1,
    coordinates: (type === 'Polygon' ? [coordinates] : coordinates) as number[][][][],
  }));
}

/** Locations of crime records, as [longitude, latitude]. */
function realPoints(): [number, number][] {
  const path = join(shared as string, 'data/crime/lapd-points-120000.json');
  const { hours } = JSON.parse(readFileSync(path, 'utf8')) as { hours: [number, number][][] };
  return hours.flat().map(([latitude, longitude]) => [longitude, latitude]);
}

/** Brute force, except for a bounding box per polygon. */
function bruteForce(areas: readonly IndexedArea[]) {
  const polygons = areas.flatMap(({ id, coordinates }) =>
    coordinates.map((polygon) => {
      const [xs, ys] = [0, 1].map((axis) => polygon.flat().map((p) => p[axis] as number));
      const edges = [xs, ys].map((values) => [
        (values as number[]).reduce((a, b) => Math.min(a, b)),
        (values as number[]).reduce((a, b) => Math.max(a, b)),
      ]) as [[number, number], [number, number]];
      return { id, polygon: polygon as [number, number][][], edges };
    }),
  );
  return ([x, y]: [number, number]): number => {
    for (const { id, polygon, edges } of polygons)
      if (x >= edges[0][0] && x <= edges[0][1] && y >= edges[1][0] && y <= edges[1][1])
        if (pointInPolygon([x, y], polygon) !== false) return id;
    return 0;
  };
}

// TOWNLIGHT_SHARED names the folder of real records, which are not in the repository: without it these tests are
// skipped
describe.skipIf(!shared)('the point index on real boundaries (TOWNLIGHT_SHARED)', () => {
  test.each(files)(
    'places every point and every vertex of %s as brute force does',
    (file) => {
      const areas = realAreas(file);
      const { locate } = createPointIndex(areas);
      const slow = bruteForce(areas);
      const corners = areas.flatMap(({ coordinates }) => coordinates.flat(2)) as [number, number][];
      const wrong = [
        ...realPoints().filter((_, i) => i % 4 === 0),
        ...corners.slice(0, 15_000),
      ].filter((point) => locate(...point) !== slow(point));
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});

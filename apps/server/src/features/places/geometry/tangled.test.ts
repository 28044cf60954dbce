import { expect, test } from 'vitest';
import { parseFeatures } from '../../../ingest/rows/parse-features.ts';
import { readBoundaries } from '../ingest/read-boundaries.ts';
import { polygonFeature } from '../testing/test-files.ts';
import { findCrossing } from './find-crossing.ts';
import { repairPolygons } from './repair-polygons.ts';
import type { Position } from './ring.ts';
import { TangledGeometryError } from './tangled.ts';

/** Every edge passes the center, so all cross each other. */
function star(points: number): Position[] {
  const ring = Array.from({ length: points }, (_, at): Position => {
    const angle = (at * Math.floor(points / 2) * 2 * Math.PI) / points;
    return [-118 + Math.cos(angle) / 10, 34 + Math.sin(angle) / 10];
  });
  return [...ring, ring[0] as Position];
}

/** Long slanted teeth: their bounding boxes overlap, but no edges cross. */
function comb(teeth: number): Position[] {
  const ring: Position[] = [];
  for (let at = 0; at < teeth; at++)
    ring.push([at / teeth, at / teeth], [1 + at / teeth, 1 + at / teeth]);
  return [...ring, [1, -1], [0, -1], ring[0] as Position];
}

test('a ring of thousands of points that crosses itself everywhere is rejected early', () => {
  expect(() => findCrossing([[star(8_001)]])).toThrow(
    /^has rings of 8,001 points that cross, or run beside each other, at more places than an area has, first at -11[78]\.\d+, 3[34]\.\d+; fix its geometry/,
  );
  expect(() => findCrossing([[comb(20_000)]])).toThrow(TangledGeometryError);
});

test('a small ring that crosses itself is still repaired', () => {
  const { polygons, remarks } = repairPolygons([[star(9)]]);
  expect(polygons.length).toBeGreaterThan(0);
  expect(remarks[0]).toMatch(/^rings cross.*; merged$/);
});

test('holes of a hundred thousand points in an outline of as many are not compared', () => {
  const circle = (points: number, radius: number) =>
    Array.from({ length: points + 1 }, (_, at): Position => {
      const angle = (2 * Math.PI * (at % points)) / points;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
  expect(() => repairPolygons([[circle(60_000, 2), circle(60_000, 1)]])).toThrow(
    'has too many points in its holes; simplify it',
  );
});

test('tangled areas and areas with unstorable names are rejected by name; valid areas are accepted', () => {
  const square: Position[] = [
    [-118, 34],
    [-117.9, 34],
    [-117.9, 34.1],
    [-118, 34],
  ];
  const json = JSON.stringify({
    type: 'FeatureCollection',
    features: [
      polygonFeature('Star', [star(8_001)], { slug: 'star' }),
      polygonFeature('Square', [square], { slug: 'square' }),
      {
        ...polygonFeature('Long', [square]),
        properties: { slug: 'long', name: 'x'.repeat(1_000) },
      },
      { ...polygonFeature('Nul', [square]), properties: { slug: 'nul', name: 'a\u0000b' } },
    ],
  });
  const features = parseFeatures({ origin: 'a.geojson', bytes: Buffer.from(json), sha256: '' });
  const { areas, rejected } = readBoundaries(
    features,
    { partition: 'neighborhoods', idProperty: 'slug', nameProperty: 'name' },
    'a.geojson',
  );
  expect(areas.map(({ name }) => name)).toEqual(['Square']);
  expect(rejected.map(({ name, reason }) => `${name.slice(0, 6)} ${reason}`)).toEqual([
    'xxxxxx cannot be used: "name" has 1,000 characters; at most 500 are allowed',
    'a\u0000b cannot be used: "name" has a NUL character, which text never has',
    expect.stringContaining('Star has rings of 8,001 points'),
  ]);
});

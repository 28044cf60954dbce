import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Partition } from '@townlight/domain/places';
import Flatbush from 'flatbush';
import { describe, expect, test } from 'vitest';
import { readFileBytes } from '../../ingest/files/read-file-bytes.ts';
import { parseFeatures } from '../../ingest/rows/parse-features.ts';
import { findNeighbors } from './find-neighbors.ts';
import { computeBox, type PolygonRings, type Position, ringContains } from './geometry/ring.ts';
import { generateLattice } from './geometry/sample-tiling-faults.ts';
import { readBoundaries } from './ingest/read-boundaries.ts';
import { simplifyAreasByLevel } from './outlines/area-geojson.ts';
import { createPointIndex } from './point-index/point-index.ts';

const shared = process.env.TOWNLIGHT_SHARED;

// TOWNLIGHT_SHARED names the folder of real records, which are not in the repository: without it these tests are
// skipped
describe.skipIf(!shared)('the real boundaries (TOWNLIGHT_SHARED)', () => {
  async function read(name: string, partition: Partition, idProperty?: string) {
    const file = await readFileBytes(join(shared as string, 'data/boundaries', `${name}.geojson`));
    return readBoundaries(parseFeatures(file), { partition, idProperty }, file.origin);
  }

  test('272 neighborhoods, of which Stevenson Ranch has a ring without an area', async () => {
    const { areas, rejected, remarks } = await read('neighborhoods-272', 'neighborhoods');
    expect([areas.length, rejected]).toEqual([272, []]);
    expect(remarks).toContain('Stevenson Ranch: ring 2 of 2 has no area; it was dropped');
  });

  test('318 neighborhoods of two counties, four of them with invalid rings', async () => {
    const { areas, rejected, remarks } = await read('neighborhoods-with-type-318', 'neighborhoods');
    expect([areas.length, rejected]).toEqual([318, []]);
    expect(remarks.filter((remark) => remark.endsWith('; merged'))).toHaveLength(4);
    expect(areas.filter(({ kind }) => kind === 'part-of-city')).toHaveLength(114);
  });

  test('348 reporting areas, two of them without geometry', async () => {
    const { areas, rejected } = await read('coronavirus-reporting-areas', 'neighborhoods', 'label');
    expect(areas).toHaveLength(346);
    expect(rejected.map(({ name }) => name)).toEqual([
      'Unincorporated - El Monte',
      'Unincorporated - Miracle Mile',
    ]);
  });

  test.each<[string, Partition, number]>([
    ['neighborhoods-272', 'neighborhoods', 120],
    ['neighborhoods-with-type-318', 'neighborhoods', 120],
    ['zipcodes-2010', 'zipcodes', 200],
    ['tracts-2012', 'tracts', 450],
  ])(
    '%s is small on its way to the screen, and no area is lost',
    async (name, partition, maxKilobytes) => {
      const { areas } = await read(name, partition);
      const collection = simplifyAreasByLevel(areas, partition).county;
      expect(collection.features).toHaveLength(areas.length);
      expect(collection.features.every(({ geometry }) => geometry.coordinates.length > 0)).toBe(
        true,
      );
      const packed = brotliCompressSync(JSON.stringify(collection), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
      });
      expect(packed.length / 1000).toBeLessThan(maxKilobytes);
    },
  );

  test.each<[string, Partition]>([
    ['neighborhoods-272', 'neighborhoods'],
    ['zipcodes-2010', 'zipcodes'],
    ['tracts-2012', 'tracts'],
  ])('simplifying %s creates no gaps or overlaps', async (name, partition) => {
    const { areas } = await read(name, partition);
    for (const { features } of Object.values(simplifyAreasByLevel(areas, partition))) {
      const simplified = features.map(({ geometry }) =>
        geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
      ) as PolygonRings[][];
      const before = coverOf(areas.map(({ coordinates }) => coordinates));
      const after = coverOf(simplified);
      let [inside, gaps, overlaps] = [0, 0, 0];
      for (const [x, y] of generateLattice(simplified.flat(), 180)) {
        const [was, is] = [before(x, y), after(x, y)];
        if (was === 0) continue;
        inside++;
        // simplified coasts may turn land to sea: only gaps with areas on all sides count
        if (is === 0 && AROUND.every(([dx, dy]) => after(x + dx, y + dy) > 0)) gaps++;
        if (is > 1 && was === 1) overlaps++;
      }
      expect(inside).toBeGreaterThan(5_000);
      expect([gaps / inside, overlaps / inside]).toEqual([
        expect.toSatisfy((share: number) => share < 0.0002),
        expect.toSatisfy((share: number) => share < 0.0002),
      ]);
    }
  });

  test.each<[string, Partition]>([
    ['zipcodes-2010', 'zipcodes'],
    ['tracts-2012', 'tracts'],
  ])(
    'neighbors among %s share their edges to the last digit at every level',
    async (name, partition) => {
      const { areas } = await read(name, partition);
      const full = sharedEdges(areas.map(({ coordinates }) => coordinates));
      expect(full.size).toBeGreaterThan(500);
      for (const { features } of Object.values(simplifyAreasByLevel(areas, partition))) {
        const simplifiedEdges = sharedEdges(
          features.map(({ geometry }) =>
            geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
          ) as PolygonRings[][],
        );
        const lost = [...full].filter((pair) => !simplifiedEdges.has(pair));
        // only islets and slivers of a few meters may stop being shared
        expect(lost.length / full.size).toBeLessThan(0.01);
      }
    },
  );

  test('the mainland areas among 272 neighborhoods have neighbors although their common edges are digitized twice', async () => {
    const { areas } = await read('neighborhoods-272', 'neighborhoods');
    const shapes = areas.map(({ coordinates }, i) => ({ id: i + 1, coordinates }));
    const found = findNeighbors(shapes, createPointIndex(shapes).toTransferable());
    const namesOf = (name: string) =>
      (found.get(areas.findIndex((area) => area.name === name) + 1) ?? []).map(
        (id) => areas[id - 1]?.name,
      );
    expect(namesOf('Hollywood')).toEqual(
      expect.arrayContaining(['Hollywood Hills', 'East Hollywood', 'Hancock Park']),
    );
    expect(namesOf('Hollywood')).not.toContain('Venice');
    const alone = areas.filter((_, i) => found.get(i + 1)?.length === 0).map(({ name }) => name);
    expect(alone.length).toBeLessThanOrEqual(5);
  });
});

const METERS_300 = 0.003;
const AROUND = [
  [METERS_300, 0],
  [-METERS_300, 0],
  [0, METERS_300],
  [0, -METERS_300],
] as const;

/** Counts the areas that contain a point. */
function coverOf(areas: readonly PolygonRings[][]): (x: number, y: number) => number {
  const tree = new Flatbush(areas.length);
  for (const polygons of areas) tree.add(...computeBox(polygons));
  tree.finish();
  return (x, y) =>
    tree
      .search(x, y, x, y)
      .filter((i) =>
        (areas[i] as PolygonRings[]).some(
          (rings) => rings.filter((ring) => ringContains(ring, [x, y])).length % 2 === 1,
        ),
      ).length;
}

/** Finds pairs of areas that share a stretch of outline, corner by corner. */
function sharedEdges(areas: readonly PolygonRings[][]): Set<string> {
  const owner = new Map<string, number>();
  const pairs = new Set<string>();
  for (const [i, polygons] of areas.entries())
    for (const ring of polygons.flat())
      for (let at = 1; at < ring.length; at++) {
        const ends = [ring[at - 1] as Position, ring[at] as Position].map(
          ([x, y]) => `${x.toFixed(5)} ${y.toFixed(5)}`,
        );
        const key = ends.sort().join(' ');
        const other = owner.get(key);
        if (other === undefined) owner.set(key, i);
        else if (other !== i) pairs.add(`${Math.min(i, other)} ${Math.max(i, other)}`);
      }
  return pairs;
}

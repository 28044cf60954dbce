import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Partition } from '@townlight/domain/places';
import { describe, expect, test } from 'vitest';
import { areaLevels } from './area-geojson.ts';
import { readBoundaries } from './ingest/read-boundaries.ts';
import { parseFeatures, readBytes } from './ingest/read-feature-file.ts';

const shared = process.env.TOWNLIGHT_SHARED;

// TOWNLIGHT_SHARED names the folder of real records that no clone has: without it these tests are skipped
describe.skipIf(!shared)('the real boundaries (TOWNLIGHT_SHARED)', () => {
  async function read(name: string, partition: Partition, idProperty?: string) {
    const file = await readBytes(join(shared as string, 'data/boundaries', `${name}.geojson`));
    return readBoundaries(parseFeatures(file), { partition, idProperty }, file.origin);
  }

  test('272 neighborhoods, of which Stevenson Ranch has a ring without an area', async () => {
    const { areas, rejected, remarks } = await read('neighborhoods-272', 'neighborhoods');
    expect([areas.length, rejected]).toEqual([272, []]);
    expect(remarks).toContain('Stevenson Ranch: ring 2 of 2 has no area; left out');
  });

  test('318 neighborhoods of two counties, four of them with invalid rings', async () => {
    const { areas, rejected, remarks } = await read('neighborhoods-with-type-318', 'neighborhoods');
    expect([areas.length, rejected]).toEqual([318, []]);
    expect(remarks.filter((remark) => remark.endsWith('; united'))).toHaveLength(4);
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
  ])('%s is small on its way to the screen, and no area is lost', async (name, partition, most) => {
    const { areas } = await read(name, partition);
    const collection = areaLevels(areas, partition).county;
    expect(collection.features).toHaveLength(areas.length);
    expect(collection.features.every(({ geometry }) => geometry.coordinates.length > 0)).toBe(true);
    const packed = brotliCompressSync(JSON.stringify(collection), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    });
    expect(packed.length / 1000).toBeLessThan(most);
  });
});

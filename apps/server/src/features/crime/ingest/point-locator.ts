import { PARTITIONS, type Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { createPointIndex } from '../../places/index.ts';
import type { LocatePoint } from './record-batch.ts';

/** Reads the boundaries in force and creates the locator that assigns points to areas. */
export async function createPointLocator(client: PoolClient): Promise<LocatePoint> {
  const located = {} as Record<Partition, (longitude: number, latitude: number) => number>;
  for (const partition of PARTITIONS) {
    const { rows } = await client.query<{ id: number; coordinates: number[][][][] }>(
      'select id, coordinates from area where partition = $1 order by slug collate "C"',
      [partition],
    );
    const index = createPointIndex(rows);
    located[partition] = (longitude, latitude) => index.locate(longitude, latitude);
  }
  return {
    neighborhood: located.neighborhoods,
    zipcode: located.zipcodes,
    tract: located.tracts,
  };
}

import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import type { PolygonRings } from './geometry/ring.ts';

export type AreaShape = {
  id: number;
  slug: string;
  name: string;
  /** A point inside. */
  longitude: number;
  latitude: number;
  coordinates: PolygonRings[];
};

/** What shape have the areas of a partition? In the order of their slugs. */
export async function loadAreaShapes(
  client: Pick<PoolClient, 'query'>,
  partition: Partition,
): Promise<AreaShape[]> {
  const { rows } = await client.query<AreaShape>(
    `select id, slug, name, longitude, latitude, coordinates from area
      where partition = $1 order by slug collate "C"`,
    [partition],
  );
  return rows;
}

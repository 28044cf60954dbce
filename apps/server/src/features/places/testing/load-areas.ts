import { type AreaKind, PARTITIONS, type Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { type Box, computeBox } from '../geometry/ring.ts';

/** Details of an area without its geometry. */
export type Area = {
  /** Position in the partition, from 0, sorted by slug. */
  index: number;
  /** `area.id` of the store. */
  id: number;
  slug: string;
  name: string;
  kind: AreaKind | null;
  city: string | null;
  region: string | null;
  residents: number | null;
  /** Longitude and latitude of a point inside. */
  center: [number, number];
  bounds: Box;
  /** Slugs of its agencies, sorted. */
  agencies: string[];
};

/** The areas of one partition, for arrays indexed by area. */
export type PartitionAreas = {
  partition: Partition;
  areas: readonly Area[];
  find(slug: string): Area | undefined;
  /** @throws RangeError that names the slug and the partition */
  findStrict(slug: string): Area;
  /** Returns the index of the area with this database id, -1 for none. */
  indexOf(id: number): number;
};

export type AreasByPartition = Record<Partition, PartitionAreas>;

type AreaRow = Omit<Area, 'index' | 'center' | 'bounds'> & {
  partition: Partition;
  longitude: number;
  latitude: number;
  coordinates: number[][][][];
};

/** Reads all areas of all partitions. */
export async function loadAreas(client: Pick<PoolClient, 'query'>): Promise<AreasByPartition> {
  const { rows } = await client.query<AreaRow>(
    `select a.id, a.partition, a.slug, a.name, a.kind, a.city, a.region, a.residents, a.longitude, a.latitude,
            a.coordinates,
            array(select c.agency from police_coverage c where c.area_id = a.id order by c.agency) as agencies
       from area a order by a.slug collate "C"`,
  );
  return Object.fromEntries(
    PARTITIONS.map((partition) => [
      partition,
      openPartition(
        partition,
        rows.filter((row) => row.partition === partition),
      ),
    ]),
  ) as AreasByPartition;
}

function openPartition(partition: Partition, rows: readonly AreaRow[]): PartitionAreas {
  const areas = rows.map(
    ({ partition: _, coordinates, longitude, latitude, ...row }, index): Area => ({
      index,
      ...row,
      center: [longitude, latitude],
      bounds: computeBox(coordinates),
    }),
  );
  const bySlug = new Map(areas.map((area) => [area.slug, area]));
  const byId = new Map(areas.map((area) => [area.id, area.index]));
  return {
    partition,
    areas,
    find: (slug) => bySlug.get(slug),
    findStrict(slug) {
      const area = bySlug.get(slug);
      if (area === undefined) throw new RangeError(`${partition} have no area "${slug}"`);
      return area;
    },
    indexOf: (id) => byId.get(id) ?? -1,
  };
}

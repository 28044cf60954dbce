import type { AreaKind, Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { type Queryable, selectRow, selectRows } from '../../platform/database/query.ts';
import type { PolygonRings } from './geometry/ring.ts';
import type { BoundaryArea } from './ingest/read-boundaries.ts';

/** Limits the size of one statement with its geometry, for the embedded database's connection. */
const AREAS_PER_STATEMENT = 100;

export type StoredArea = Omit<BoundaryArea, 'features'> & { id: number };

/** Reads the areas of a partition with their geometry, by slug. */
export async function readStoredAreas(
  client: PoolClient,
  partition: Partition,
): Promise<Map<string, StoredArea>> {
  const { rows } = await client.query<StoredArea>(
    `select id, slug, name, kind, city, region, longitude, latitude, coordinates
       from area where partition = $1`,
    [partition],
  );
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Upserts areas by slug: existing ones retain only their id, so that no data of an earlier file remains. */
export async function upsertAreas(
  client: PoolClient,
  partition: Partition,
  areas: readonly BoundaryArea[],
): Promise<void> {
  for (let at = 0; at < areas.length; at += AREAS_PER_STATEMENT) {
    const some = areas.slice(at, at + AREAS_PER_STATEMENT);
    await client.query(
      `insert into area (partition, slug, name, kind, city, region, longitude, latitude, coordinates)
       select $1, slug, name, kind, city, region, longitude, latitude, coordinates::jsonb
         from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::float8[], $8::float8[],
                     $9::text[])
           as given (slug, name, kind, city, region, longitude, latitude, coordinates)
       on conflict (partition, slug) do update
          set name = excluded.name,
              kind = excluded.kind, city = excluded.city, region = excluded.region,
              longitude = excluded.longitude, latitude = excluded.latitude,
              coordinates = excluded.coordinates`,
      [
        partition,
        some.map(({ slug }) => slug),
        some.map(({ name }) => name),
        some.map(({ kind }) => kind),
        some.map(({ city }) => city),
        some.map(({ region }) => region),
        some.map(({ longitude }) => longitude),
        some.map(({ latitude }) => latitude),
        some.map(({ coordinates }) => JSON.stringify(coordinates)),
      ],
    );
  }
}

/** Sets the census year of all areas of a partition. */
export async function saveVintage(
  client: PoolClient,
  partition: Partition,
  vintage: number | null,
): Promise<void> {
  await client.query(
    'update area set vintage = $2 where partition = $1 and vintage is distinct from $2::int',
    [partition, vintage],
  );
}

/** Deletes areas that are no longer in the boundaries; their coverage is deleted with them. */
export async function deleteAreas(client: PoolClient, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await client.query('delete from area where id = any($1)', [ids]);
}

/** Lists the partitions whose boundaries in force are those of the sample county. */
export async function listSamplePartitions(client: PoolClient): Promise<Partition[]> {
  const { rows } = await client.query<{ partition: Partition }>(
    `select partition from
            (select distinct on (source) source as partition, sample from release
              where kind = 'boundaries' and withdrawn_at is null order by source, id desc) as newest
      where sample order by partition`,
  );
  return rows.map(({ partition }) => partition);
}

/** Deletes all areas of a partition. */
export async function deletePartition(client: PoolClient, partition: Partition): Promise<void> {
  await client.query('delete from area where partition = $1', [partition]);
}

/** Reads the areas of a partition with their residents. */
export async function readAreaResidents(client: PoolClient, partition: Partition) {
  return await selectRows<{
    id: number;
    slug: string;
    name: string;
    residents: number | null;
    residents_year: number | null;
    residents_source: string | null;
    vintage: number | null;
  }>(
    client,
    `select id, slug, name, residents, residents_year, residents_source, vintage
       from area where partition = $1 order by slug collate "C"`,
    [partition],
  );
}

export type AreaShape = {
  id: number;
  slug: string;
  name: string;
  residents: number | null;
  coordinates: PolygonRings[];
};

/** Reads the shapes and residents of a partition's areas, sorted by slug. */
export async function readAreaShapes(
  client: PoolClient,
  partition: Partition,
): Promise<AreaShape[]> {
  return await selectRows<AreaShape>(
    client,
    `select id, slug, name, residents, coordinates from area where partition = $1 order by slug collate "C"`,
    [partition],
  );
}

/** Reads what identifies the boundaries in force: the newest release and sizes, without the coordinates. */
export async function readBoundariesIdentity(db: Queryable): Promise<unknown> {
  const areas = await selectRows(
    db,
    `select id, partition, slug, name, longitude || ' ' || latitude as center, pg_column_size(coordinates) as size,
            residents, residents_year as year, residents_source as source, vintage,
            residents_vintage as "residentsVintage"
       from area order by id`,
  );
  const newest = await selectRow(db, "select max(id) as id from release where kind = 'boundaries'");
  return [newest?.id, areas];
}

/** Reads all details of a partition's areas with outlines, sorted by slug. */
export async function readAreaDetails(
  db: Queryable,
  partition: Partition,
): Promise<AreaDetailsRow[]> {
  return await selectRows(
    db,
    `select id, slug, name, kind, city, region, residents, residents_year as year, residents_source as source, vintage,
            residents_vintage as "residentsVintage", longitude, latitude, coordinates
       from area where partition = $1 order by slug collate "C"`,
    [partition],
  );
}

export type AreaDetailsRow = {
  id: number;
  slug: string;
  name: string;
  kind: AreaKind | null;
  city: string | null;
  region: string | null;
  residents: number | null;
  year: number | null;
  source: string | null;
  /** The census year of the outlines, and that of the residents. */
  vintage: number | null;
  residentsVintage: number | null;
  longitude: number;
  latitude: number;
  coordinates: PolygonRings[];
};

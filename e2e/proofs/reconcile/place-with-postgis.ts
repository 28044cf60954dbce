import { readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { IndependentRecord } from './read-records-independently.ts';
import type { PartitionName, SharedRecords } from './shared-records.ts';

/** `area.id` by partition and slug, as the product has numbered them. */
export type AreaIds = ReadonlyMap<string, number>;

export interface RepairedArea {
  readonly partition: string;
  readonly slug: string;
  readonly reason: string;
}

/** A place in a partition that PostGIS finds on the edge of several areas. */
export interface PlaceOnEdge {
  readonly partition: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly slugs: string;
  readonly records: number;
}

const PARTITIONS: readonly PartitionName[] = ['neighborhoods', 'zipcodes', 'tracts'];

/**
 * Loads the original boundaries, not the product's, into PostGIS.
 * @returns the invalid ones, which ST_MakeValid repaired
 */
export async function loadBoundaries(
  pool: Pool,
  { boundaries }: SharedRecords,
  ids: AreaIds,
): Promise<RepairedArea[]> {
  await pool.query('create extension if not exists postgis');
  await pool.query(
    'create table shape (partition text, slug text, id int, geom geometry(MultiPolygon, 4326), fault text)',
  );
  for (const partition of PARTITIONS) {
    const { file, id } = boundaries[partition];
    const { features } = JSON.parse(readFileSync(file, 'utf8')) as {
      features: { properties: Record<string, string>; geometry: unknown }[];
    };
    const slugs = features.map(({ properties }) => properties[id] as string);
    await pool.query(
      `insert into shape
       select $1, slug, id,
              ST_Multi(case when ST_IsValid(geom) then geom else ST_CollectionExtract(ST_MakeValid(geom), 3) end),
              nullif(ST_IsValidReason(geom), 'Valid Geometry')
         from (select slug, id, ST_SetSRID(ST_GeomFromGeoJSON(geometry), 4326) as geom
                 from unnest($2::text[], $3::int[], $4::text[]) as given (slug, id, geometry)) as read`,
      [
        partition,
        slugs,
        slugs.map((slug) => ids.get(`${partition} ${slug}`) ?? 0),
        features.map(({ geometry }) => JSON.stringify(geometry)),
      ],
    );
  }
  await pool.query('create index on shape using gist (geom)');
  const { rows } = await pool.query<RepairedArea>(
    'select partition, slug, fault as reason from shape where fault is not null order by 1, 2',
  );
  return rows;
}

/**
 * Loads the records, State Plane converted to degrees by PROJ, and places each by ST_Covers; the lowest slug has
 * priority.
 */
export async function placeRecords(
  pool: Pool,
  records: readonly IndependentRecord[],
): Promise<void> {
  await pool.query(
    'create table record (agency text, number text, code text, month int, geom geometry(Point, 4326))',
  );
  await pool.query(
    `insert into record
     select agency, number, code, month,
            case when agency = 'lasd' then ST_Transform(ST_SetSRID(ST_MakePoint(x, y), 2229), 4326)
                 else ST_SetSRID(ST_MakePoint(x, y), 4326) end
       from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::float8[], $6::float8[])
         as given (agency, number, code, month, x, y)`,
    [
      records.map((r) => r.agency),
      records.map((r) => r.number),
      records.map((r) => r.code),
      records.map((r) => r.month),
      records.map((r) => r.x),
      records.map((r) => r.y),
    ],
  );
  await pool.query(
    `create table placed as
     select p.partition, r.agency, r.number, r.code, r.month, r.geom,
            coalesce((select s.id from shape s where s.partition = p.partition and ST_Covers(s.geom, r.geom)
                      order by s.slug collate "C" limit 1), 0)
              as area_id
       from record r cross join (select distinct partition from shape) as p`,
  );
  await pool.query('create index on placed (partition, agency, number)');
}

/** Returns places within a tenth of a millimeter of an edge that several areas share. */
export async function findPlacesOnEdges(pool: Pool): Promise<PlaceOnEdge[]> {
  const { rows } = await pool.query<PlaceOnEdge>(
    `select p.partition, ST_X(p.geom) as longitude, ST_Y(p.geom) as latitude,
            (select string_agg(s.slug, ', ' order by s.slug collate "C") from shape s
              where s.partition = p.partition and ST_DWithin(s.geom, p.geom, 1e-9)) as slugs, count(*)::int as records
       from placed p
      where exists (select from shape s where s.partition = p.partition and ST_DWithin(s.geom, p.geom, 1e-9)
                                          and ST_DWithin(ST_Boundary(s.geom), p.geom, 1e-9))
      group by p.partition, p.geom order by 1, 2, 3`,
  );
  return rows;
}

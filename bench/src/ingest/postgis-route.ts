import type { Database } from '../../../apps/server/src/platform/database/open-database.ts';
import { LAPD_COLUMNS } from './make-lapd-file.ts';

const PLACED_IN = ['neighborhoods', 'zipcodes', 'tracts'] as const;

export interface PostgisTimes {
  readonly milliseconds: number;
  readonly copyMilliseconds: number;
  readonly placed: Readonly<Record<string, number>>;
}

/** Loads boundaries for PostGIS; both routes have their boundaries before the records are loaded. */
export async function preparePostgis({ pool }: Database): Promise<void> {
  await pool.query('create extension postgis');
  for (const partition of PLACED_IN) {
    await pool.query(
      `create table shape_${partition} as
       select id, ST_SetSRID(ST_GeomFromGeoJSON(json_build_object('type', 'MultiPolygon', 'coordinates', coordinates)::text), 4326) as shape
         from area where partition = '${partition}'`,
    );
    await pool.query(`create index on shape_${partition} using gist (shape)`);
    await pool.query(`analyze shape_${partition}`);
  }
}

/**
 * Loads the records without Townlight's ingest: COPY as text, cast, place by ST_Contains, count by month, code and
 * area.
 */
export async function runPostgisRoute({ pool }: Database, file: string): Promise<PostgisTimes> {
  const began = performance.now();
  const client = await pool.connect();
  await client.query('begin');
  const columns = LAPD_COLUMNS.map((name) => `"${name}" text`).join(', ');
  await client.query(`create temp table staging (${columns}) on commit drop`);
  await client.query(`copy staging from '${file}' with (format csv, header)`);
  await client.query('analyze staging');
  const copyMilliseconds = performance.now() - began;
  await client.query(
    `create table placed_incident as
     with record as (
       select "DR_NO" as number, "Crm Cd" as code,
              to_timestamp(left("DATE OCC", 10) || "TIME OCC", 'MM/DD/YYYYHH24MI')::timestamp as occurred_at,
              case when "LON"::float8 <> 0 then ST_SetSRID(ST_MakePoint("LON"::float8, "LAT"::float8), 4326) end as point
         from staging)
     select number, code, occurred_at, date_trunc('month', occurred_at) as month, ST_X(point) as longitude,
            ST_Y(point) as latitude, n.id as neighborhoods, z.id as zipcodes, t.id as tracts
       from record
       left join shape_neighborhoods n on ST_Contains(n.shape, point)
       left join shape_zipcodes z on ST_Contains(z.shape, point)
       left join shape_tracts t on ST_Contains(t.shape, point)`,
  );
  const placed: Record<string, number> = {};
  for (const partition of PLACED_IN) {
    await client.query(
      `create table counted_${partition} as
       select month, code, ${partition} as area, count(*)::int as count from placed_incident group by 1, 2, 3`,
    );
  }
  await client.query('commit');
  const milliseconds = performance.now() - began;
  for (const partition of PLACED_IN) {
    const { rows } = await client.query(
      `select count(${partition})::int as placed from placed_incident`,
    );
    placed[partition] = rows[0].placed;
  }
  client.release();
  return { milliseconds, copyMilliseconds, placed };
}

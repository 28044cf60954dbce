import { DuckDBInstance } from '@duckdb/node-api';
import type { Pool } from 'pg';

/** A place and an hour to be estimated. */
export interface EstimateRequest {
  /** Several points of one name are averaged: the lattice of an area. */
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * Reads the wide file and the list of stations with DuckDB and copies them to PostgreSQL as `station` and `reading`.
 */
export async function loadReadings(
  pool: Pool,
  files: { readonly readings: string; readonly stations: string },
): Promise<{ readonly stations: number; readonly readings: number }> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const query = async (query: string) =>
    (await connection.runAndReadAll(query)).getRowsJson() as unknown[][];
  const stations = await query(
    `select "AQSID", "longitude"::double, "latitude"::double, "deviceDeploymentID"
       from read_csv('${files.stations}', all_varchar = true)`,
  );
  const readings = await query(
    `select s."AQSID", (epoch(w.datetime::timestamp) / 3600)::int, w.value::double
       from (unpivot (select * from read_csv('${files.readings}', all_varchar = true))
             on columns(* exclude datetime) into name device value value) as w
       join read_csv('${files.stations}', all_varchar = true) as s on s."deviceDeploymentID" = w.device
      where try_cast(w.value as double) is not null`,
  );
  connection.closeSync();
  await pool.query('create table station (code text, longitude float8, latitude float8)');
  await pool.query('create table reading (code text, hour int, value float8)');
  await pool.query(
    'insert into station select * from unnest($1::text[], $2::float8[], $3::float8[])',
    [0, 1, 2].map((column) => stations.map((row) => row[column])),
  );
  await pool.query(
    'insert into reading select * from unnest($1::text[], $2::int[], $3::float8[])',
    [...[0, 1, 2].map((column) => readings.map((row) => row[column]))],
  );
  await pool.query(RULES);
  return { stations: stations.length, readings: readings.length };
}

/** The rules of the method page in SQL, independent of the product's code. */
const RULES = `
-- below 0, above 1000 unless the reading before or behind it within 3 hours is smoke, and runs of one value (8 hours, of 0 24
-- hours) are kept out
create table kept as
with runs as (
  select *, hour - row_number() over (partition by code, value order by hour) as run from reading
), long as (
  select *, count(*) over (partition by code, value, run) as length from runs
)
select code, hour, value from long
 where length < case when value = 0 then 24 else 8 end
   and (value between 0 and 1000 or value between 1000 and 10000 and 250.5 <= any (array[
     (select p.value from reading p where p.code = long.code and p.hour between long.hour - 3 and long.hour - 1 order by p.hour desc limit 1),
     (select p.value from reading p where p.code = long.code and p.hour between long.hour + 1 and long.hour + 3 order by p.hour limit 1)]));
create table refused as
select * from reading where value >= 0 and (code, hour) not in (select code, hour from kept);

create function km(lon1 float8, lat1 float8, lon2 float8, lat2 float8) returns float8 language sql immutable as $$
  select 2 * 6371.009 * asin(least(1, sqrt(
    sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lon2 - lon1) / 2) ^ 2))) $$;

create function tenths(x float8) returns float8 language sql immutable as $$ select floor(x * 10 + 1e-6) / 10 $$;

create function category(x float8, edges float8[]) returns int language sql immutable as $$
  select count(*)::int from unnest(edges) as edge where tenths(x) > edge $$;
create function is_worse(x float8, than float8) returns boolean language sql immutable as $$
  select bool_or(category(x, e.edges::float8[]) > greatest(category(than, e.edges::float8[]), 1)) from (values
    ('{15.5,40.5,65.5,150.5,250.4}'), ('{12,35.4,55.4,150.4,250.4}'), ('{9,35.4,55.4,125.4,225.4}')) as e (edges) $$;

create table scale (name text, lowest float8, highest float8, low int, high int);
insert into scale values
  ('site', 0, 15.5, 0, 51), ('site', 15.5, 40.5, 51, 101), ('site', 40.5, 65.5, 101, 151),
  ('site', 65.5, 150.5, 151, 201), ('site', 150.5, 250.4, 201, 300), ('site', 250.5, 500.4, 301, 500),
  ('epa-2024', 0, 9, 0, 50), ('epa-2024', 9.1, 35.4, 51, 100), ('epa-2024', 35.5, 55.4, 101, 150),
  ('epa-2024', 55.5, 125.4, 151, 200), ('epa-2024', 125.5, 225.4, 201, 300), ('epa-2024', 225.5, 325.4, 301, 500);

create function aqi(x float8, named text) returns int language sql stable as $$
  select case when x is null then null else coalesce((select round((low + (tenths(x) - lowest) / (highest - lowest) * (high - low))::numeric)::int
                     from scale where name = named and tenths(x) <= highest order by highest limit 1), 500) end $$;

-- the hour itself first
create function now_cast(hours float8[]) returns float8 language plpgsql immutable as $$
declare
  most float8; least_ float8; w float8; sum_ float8 := 0; weights float8 := 0; i int;
begin
  if (select count(x) from unnest(hours[1:3]) as x) < 2 or hours[1] is null then return null; end if;
  select max(x), min(x) into most, least_ from unnest(hours) as x;
  if most <= 0 then return 0; end if;
  w := greatest(1 - (most - least_) / most, 0.5);
  for i in 1 .. 12 loop
    if hours[i] is not null then
      sum_ := sum_ + w ^ (i - 1) * hours[i];
      weights := weights + w ^ (i - 1);
    end if;
  end loop;
  return tenths(sum_ / weights);
end $$;
`;

/**
 * Computes the concentration in tenths and both indexes for each name and hour.
 * @param hours as full hours since 1970
 */
export async function recountEstimates(
  pool: Pool,
  points: readonly EstimateRequest[],
  hours: readonly number[],
  sensors: number,
): Promise<Map<string, { pm25: number | null; site: number | null; epa2024: number | null }>> {
  const { rows } = await pool.query<{
    name: string;
    hour: number;
    pm25: number | null;
    site: number | null;
    epa2024: number | null;
  }>(
    `with asked as (select * from unnest($1::text[], $2::float8[], $3::float8[]) as p (name, lon, lat)),
          points as (select row_number() over () as point, * from asked),
          needed as (select distinct h - ago as hour from unnest($4::int[]) as h, generate_series(0, 11) as ago),
          away as materialized (
            select point, name, code, km(lon, lat, longitude, latitude) as d from points, station),
          near as (
            select point, name, hour, value, d, row_number() over (partition by point, hour order by d) as place
              from needed join kept using (hour) join away using (code)),
          estimate as (
            select point, name, hour,
                   case when min(d) < 0.001 then (array_agg(value order by d))[1]
                        else sum(value / d ^ 2) / sum(1 / d ^ 2) end as value
              from near where place <= $5 group by 1, 2, 3),
          made as materialized (select name, hour, tenths(avg(value)) as pm25 from estimate group by 1, 2),
          -- the nearest station of each point, if its reading is kept out
          nearest as (
            select distinct on (point, hour) name, hour, value, is_kept
              from (select *, true as is_kept from kept union all select *, false from refused) as r
              join needed using (hour) join away using (code) order by point, hour, d),
          doubt as materialized (
            select distinct name, hour from nearest join made using (name, hour)
             where not is_kept and is_worse(value, pm25)),
          air as materialized (
            select name, hour, case when (name, hour) in (select name, hour from doubt) then null else pm25 end as pm25
              from made)
     select a.name, a.hour, a.pm25, aqi(a.pm25, 'site') as site,
            case when not exists (select from doubt d where d.name = a.name and d.hour between a.hour - 11 and a.hour) then aqi(now_cast((select array_agg(b.pm25 order by ago)
                            from generate_series(0, 11) as ago left join air b on b.name = a.name and b.hour = a.hour - ago)),
                'epa-2024') end as epa2024
       from air a where a.hour = any($4::int[])`,
    [
      points.map(({ name }) => name),
      points.map(({ longitude }) => longitude),
      points.map(({ latitude }) => latitude),
      hours,
      sensors,
    ],
  );
  return new Map(
    rows.map(({ name, hour, pm25, site, epa2024 }) => [
      `${name} ${hour}`,
      { pm25, site: pm25 === null ? null : site, epa2024: pm25 === null ? null : epa2024 },
    ]),
  );
}

/** The errors of all predictions, or of one class. */
export interface RecountedError {
  readonly readings: number;
  readonly meanAbsolute: number;
  readonly rootMeanSquare: number;
}

/** Predicts each station from the nearest four others in all hours. @returns their number and the errors in µg/m³ */
export async function recountError(pool: Pool): Promise<RecountedError> {
  const { rows } = await pool.query<RecountedError>(
    `with predicted as (${PREDICTED}) select ${ERROR} from predicted`,
  );
  return rows[0] as RecountedError;
}

/**
 * Returns the errors by level of the prediction and distance of the nearest other station: `3 2` is above three and two
 * edges.
 */
export async function recountErrorsByClass(
  pool: Pool,
  edges: { readonly levels: readonly number[]; readonly distances: readonly number[] },
): Promise<Map<string, RecountedError>> {
  const { rows } = await pool.query<RecountedError & { level: number; distance: number | null }>(
    `with predicted as (${PREDICTED}),
          placed as (
            select *, (select count(*) from unnest($1::float8[]) as edge where tenths(e) > edge)::int as level,
                   (select count(*) from unnest($2::float8[]) as edge where nearest > edge)::int as distance
              from predicted)
     select level, distance, ${ERROR} from placed group by grouping sets ((level, distance), (level))`,
    [edges.levels, edges.distances],
  );
  return new Map(
    rows.map(({ level, distance, ...error }) => [`${level} ${distance ?? 'all'}`, error]),
  );
}

const PREDICTED = `
  select value, e, nearest
    from kept k join station s using (code), lateral (
      select sum(value / d ^ 2) / sum(1 / d ^ 2) as e, min(d) as nearest
        from (select o.value, km(s.longitude, s.latitude, t.longitude, t.latitude) as d
                from kept o join station t using (code) where o.hour = k.hour and o.code <> k.code
               order by 2 limit 4) as near) as predicted
   where e is not null`;
const ERROR = `count(*)::int as readings, avg(abs(e - value)) as "meanAbsolute", sqrt(avg((e - value) ^ 2)) as "rootMeanSquare"`;

/**
 * Returns the centers of the 4 by 4 cells over each area's bounds that lie in it, and in no area with a lower number.
 */
export async function latticePoints(pool: Pool): Promise<EstimateRequest[]> {
  const { rows } = await pool.query<EstimateRequest>(
    `select s.slug as name, x as longitude, y as latitude
       from shape s, generate_series(0, 3) as i, generate_series(0, 3) as k,
            lateral (select ST_XMin(s.geom) + (i + 0.5) / 4 * (ST_XMax(s.geom) - ST_XMin(s.geom)) as x,
                            ST_YMin(s.geom) + (k + 0.5) / 4 * (ST_YMax(s.geom) - ST_YMin(s.geom)) as y) as middle
      where s.partition = 'neighborhoods'
        and s.id = (select min(o.id) from shape o
                     where o.partition = s.partition and ST_Covers(o.geom, ST_SetSRID(ST_MakePoint(x, y), 4326)))`,
  );
  return rows;
}

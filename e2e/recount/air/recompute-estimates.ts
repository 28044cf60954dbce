import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

/** Files of the tables that the site offers for download. */
export interface AirTables {
  readonly readings: string;
  readonly points: string;
}

/** A neighborhood in an hour: µg/m³ in tenths; null where the hour is doubtful. */
export interface RecomputedEstimate {
  readonly tenths: number | null;
  /** Kilometers in tenths to the nearest station with a reading in use. */
  readonly nearestTenths: number;
}

/** The errors of the estimates at one level and distance. */
export interface RecomputedError {
  readonly readings: number;
  readonly meanAbsolute: number;
  readonly rootMeanSquare: number;
}

export interface AirRecount {
  /** Hours since 1970 that have a reading in use, in order. */
  readonly hours: readonly number[];
  readonly areas: readonly string[];
  /** Hour → neighborhood → its air. */
  estimate(
    hours: readonly number[],
  ): Promise<ReadonlyMap<number, ReadonlyMap<string, RecomputedEstimate>>>;
  /** `3 2`: above three edges of levels and two of distances. */
  errors(): Promise<ReadonlyMap<string, RecomputedError>>;
  close(): void;
}

/** The edges of the classes of errors: µg/m³ of the prediction, and kilometers to the nearest other station. */
export const LEVEL_EDGES = [15.5, 40.5, 65.5, 150.5, 250.4, 500.4];
export const DISTANCE_EDGES = [5, 10, 15, 20, 30];

/** Recomputes the air estimates from the public readings, in SQL, by the rules of `/about/air`. */
export async function openAirRecount({ readings, points }: AirTables): Promise<AirRecount> {
  const instance = await DuckDBInstance.create(':memory:');
  const duck = await instance.connect();
  const csv = (file: string) =>
    `read_csv('${file.replaceAll("'", "''")}', header = true, all_varchar = true)`;
  await duck.run(`${MACROS}
create table read as
select station as code, longitude::double as lon, latitude::double as lat, (epoch(hour::timestamptz) // 3600)::int as hour,
       reading::double as value, left_out is null or left_out = '' as used
  from ${csv(readings)};
create table station as select code, any_value(lon) as lon, any_value(lat) as lat from read group by code;
create table point as
select row_number() over () as point, neighborhood as area, longitude::double as lon, latitude::double as lat
  from ${csv(points)};
create table away as
select p.point, p.area, s.code, km(p.lon, p.lat, s.lon, s.lat) as d from point as p, station as s;
create table mean_away as select area, code, avg(d) as d from away group by area, code;
create table asked (hour int);
`);
  const column = async (query: string) =>
    (await duck.runAndReadAll(query)).getRowsJS().map(([value]) => value);
  const hours = (await column('select distinct hour from read where used order by 1')).map(Number);
  const areas = (await column('select distinct area from point order by 1')).map(String);
  return {
    hours,
    areas,
    estimate: async (wanted) => await estimate(duck, wanted),
    async errors() {
      const rows = (await duck.runAndReadAll(ERRORS)).getRowObjectsJS();
      return new Map(
        rows.map((row) => [
          `${row.level} ${row.distance}`,
          {
            readings: Number(row.readings),
            meanAbsolute: Number(row.mean_absolute),
            rootMeanSquare: Number(row.root_mean_square),
          },
        ]),
      );
    },
    close() {
      duck.closeSync();
      instance.closeSync();
    },
  };
}

async function estimate(duck: DuckDBConnection, wanted: readonly number[]) {
  await duck.run('delete from asked');
  const adding = await duck.createAppender('asked');
  for (const hour of wanted) {
    adding.appendInteger(hour);
    adding.endRow();
  }
  adding.closeSync();
  const found = new Map<number, Map<string, RecomputedEstimate>>();
  for (const row of (await duck.runAndReadAll(ESTIMATES)).getRowObjectsJS()) {
    const hour = Number(row.hour);
    const ofHour = found.get(hour) ?? new Map<string, RecomputedEstimate>();
    found.set(hour, ofHour);
    ofHour.set(String(row.area), {
      tenths: row.doubtful === true ? null : Number(row.tenths),
      nearestTenths: Number(row.nearest_tenths),
    });
  }
  return found;
}

const MACROS = `
create macro km(lon1, lat1, lon2, lat2) as 2 * 6371.009 * asin(least(1, sqrt(
  pow(sin(radians(lat2 - lat1) / 2), 2) + cos(radians(lat1)) * cos(radians(lat2)) * pow(sin(radians(lon2 - lon1) / 2), 2))));
create macro tenths(x) as floor(x * 10 + 1e-6)::bigint;
create macro above(x, edges) as len(list_filter(edges, lambda edge : tenths(x) > round(edge * 10)::bigint));
create macro is_worse_by(x, than, edges) as above(x, edges) > greatest(above(than, edges), 1);
create macro is_worse(x, than) as is_worse_by(x, than, [15.5, 40.5, 65.5, 150.5, 250.4])
  or is_worse_by(x, than, [12, 35.4, 55.4, 150.4, 250.4]) or is_worse_by(x, than, [9, 35.4, 55.4, 125.4, 225.4]);
`;

/** Interpolates between the nearest four stations with a reading in use, weighted by the inverse squared distance. */
const ESTIMATES = `
with near as (
  select a.point, a.area, r.hour, r.value, a.d, row_number() over (partition by a.point, r.hour order by a.d) as place
    from asked join read as r using (hour) join away as a using (code) where r.used),
at_point as (
  select point, area, hour,
         case when min(d) < 0.001 then arg_min(value, d) else sum(value / (d * d)) / sum(1 / (d * d)) end as value
    from near where place <= 4 group by all),
made as (select area, hour, avg(value) as value from at_point group by all),
-- the nearest station that read anything, if its reading is left out
nearest as (
  select a.point, a.area, r.hour, arg_min(r.value, a.d) as value, arg_min(r.used, a.d) as used
    from asked join read as r using (hour) join away as a using (code) where r.used or r.value >= 0 group by all),
doubt as (
  select distinct n.area, n.hour from nearest as n join made as m using (area, hour)
   where not n.used and is_worse(n.value, m.value)),
far as (
  select m.area, r.hour, round(min(m.d) * 10)::bigint as tenths
    from asked join read as r using (hour) join mean_away as m using (code) where r.used group by all)
select m.area, m.hour, tenths(m.value) as tenths, d.area is not null as doubtful, f.tenths as nearest_tenths
  from made as m join far as f using (area, hour) left join doubt as d on d.area = m.area and d.hour = m.hour`;

/** Predicts each station from the nearest four others that have a reading in use. */
const ERRORS = `
with apart as (select s.code, o.code as other, km(s.lon, s.lat, o.lon, o.lat) as d from station as s, station as o where s.code <> o.code),
near as (
  select r.code, r.hour, r.value, o.value as other, a.d, row_number() over (partition by r.code, r.hour order by a.d) as place
    from read as r join apart as a using (code) join read as o on o.code = a.other and o.hour = r.hour
   where r.used and o.used),
predicted as (
  select code, hour, any_value(value) as value, sum(other / (d * d)) / sum(1 / (d * d)) as guess, min(d) as nearest
    from near where place <= 4 group by code, hour)
select above(guess, [${LEVEL_EDGES}]) as level, len(list_filter([${DISTANCE_EDGES}], lambda edge : nearest > edge)) as distance,
       count(*) as readings, avg(abs(guess - value)) as mean_absolute, sqrt(avg(pow(guess - value, 2))) as root_mean_square
  from predicted group by all`;

import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

/** Files of the tables that the site offers for download. */
export interface CaseTables {
  readonly reportingAreas: string;
  readonly neighborhoods: string;
  /** Neighborhoods that the site merges, listed under the first. */
  readonly merged: readonly (readonly string[])[];
}

/** One neighborhood on one day, added up from its reporting areas. */
export interface CountedRecord {
  readonly total: number | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly residents: number | null;
  /** Cases for a million residents, rounded; 0 where withheld. */
  readonly millionths: number | null;
  readonly ranking: number | null;
  readonly partial: boolean;
  readonly reportingAreas: number;
}

export interface CountedDay {
  readonly newCases: number | null;
  /** Mean of seven days in tenths. */
  readonly meanTenths: number | null;
  readonly flag: string | null;
}

export interface CountedCases {
  /** `2022-10-31` → neighborhood → its record. */
  readonly records: ReadonlyMap<string, ReadonlyMap<string, CountedRecord>>;
  /** Neighborhood → day → what the day added. */
  readonly days: ReadonlyMap<string, ReadonlyMap<string, CountedDay>>;
}

const MIN_RESIDENTS = 1_000;

/** Sums reporting areas by the rules of `/about/coronavirus`, in SQL. */
export async function countCases(tables: CaseTables): Promise<CountedCases> {
  const instance = await DuckDBInstance.create(':memory:');
  const duck = await instance.connect();
  await duck.run(`${readTables(tables)} ${RULES}`);
  const records = await byTwo(duck, 'select * from counted_record', ({ day, lead, ...row }) => [
    String(day),
    String(lead),
    {
      total: numberOr(row.total),
      minimum: numberOr(row.low),
      maximum: numberOr(row.high),
      residents: numberOr(row.residents),
      millionths: numberOr(row.millionths),
      ranking: numberOr(row.ranking),
      partial: row.partial === true,
      reportingAreas: Number(row.areas),
    },
  ]);
  const days = await byTwo(duck, 'select * from counted_day', ({ day, lead, ...row }) => [
    String(lead),
    String(day),
    {
      newCases: numberOr(row.new_cases),
      meanTenths: numberOr(row.mean_tenths),
      flag: row.flag === null ? null : String(row.flag),
    },
  ]);
  duck.closeSync();
  instance.closeSync();
  return { records, days };
}

async function byTwo<T>(
  duck: DuckDBConnection,
  query: string,
  entry: (row: Record<string, unknown>) => [first: string, second: string, value: T],
): Promise<Map<string, Map<string, T>>> {
  const found = new Map<string, Map<string, T>>();
  for (const row of (await duck.runAndReadAll(query)).getRowObjectsJS()) {
    const [first, second, value] = entry(row);
    const inner = found.get(first) ?? new Map<string, T>();
    found.set(first, inner.set(second, value));
  }
  return found;
}

function numberOr(value: unknown): number | null {
  return value === null ? null : Number(value);
}

function readTables({ reportingAreas, neighborhoods, merged }: CaseTables): string {
  const csv = (file: string) => `read_csv('${file.replaceAll("'", "''")}', header = true)`;
  const pairs = merged.flatMap(([lead = '', ...members]) =>
    members.map((other) => `('${lead}', '${other}')`),
  );
  return `
create table cases as
select reporting_area as label, neighborhood as lead, reporting_area_residents::bigint as residents, date::date as day,
       total_cases::bigint as total, at_least::bigint as low, at_most::bigint as high
  from ${csv(reportingAreas)};
create table place as select neighborhood as id, residents::bigint as residents from ${csv(neighborhoods)};
create table pair (lead text, other text);
${pairs.length === 0 ? '' : `insert into pair values ${pairs.join(', ')};`}`;
}

const RULES = `
create table series as select unnest(generate_series(min(day), max(day), interval 1 day))::date as day from cases;

create table area as
select label, lead, any_value(residents) as residents, min(day) as begins from cases where lead is not null group by label, lead;

-- cases are set against the residents of the reporting areas where the source gives all of them, else of the neighborhoods
create table people as
select a.lead, count(*) as areas,
       case when count(a.residents) = count(*) then sum(a.residents) else any_value(n.residents) end as residents
  from area as a left join (
    select p.lead, case when count(place.residents) = count(*) then sum(place.residents) end as residents
      from (select id as lead, id as other from place union all select lead, other from pair) as p
      join place on place.id = p.other group by p.lead) as n on n.lead = a.lead
 group by a.lead;

-- an area joins with its first report; a day on which one that has joined is missing has no total
create table summed as
select a.lead, s.day, count(*) as counted, count(c.day) = count(*) as whole,
       sum(coalesce(c.total, c.low)) as low, sum(coalesce(c.total, c.high)) as high,
       coalesce(bool_or(c.total < y.total), false) as lowered
  from area as a join series as s on s.day >= a.begins
  left join cases as c on c.label = a.label and c.day = s.day
  left join cases as y on y.label = a.label and y.day = s.day - 1
 group by a.lead, s.day;

create table counted_record as
with record as (
  select s.*, p.areas, p.residents, s.low = s.high as known,
         s.low = s.high and p.residents >= ${MIN_RESIDENTS} as ranked
    from summed as s join people as p using (lead) where s.whole)
select strftime(day, '%Y-%m-%d') as day, lead, areas, residents, counted < areas as partial,
       if(known, low, null) as total, if(known, null, low) as low, if(known, null, high) as high,
       case when not known then 0 when residents > 0 then (2 * low::hugeint * 1000000 + residents) // (2 * residents) end as millionths,
       if(ranked, rank() over (partition by day, ranked order by low / residents desc), null) as ranking
  from record;

create table counted_day as
with neighbor as (
  select lead, day, counted, lowered, if(whole, low, null) as low, if(whole, high, null) as high,
         lag(if(whole, low, null)) over w as low_before, lag(if(whole, high, null)) over w as high_before,
         lag(counted) over w as counted_before
    from summed window w as (partition by lead order by day)),
flagged as (
  select *, case when low is null or low_before is null then 'not-reported'
                 when low <> high or low_before <> high_before then 'withheld'
                 when counted <> counted_before then 'first-report'
                 when lowered then 'corrected' end as flag
    from neighbor),
added as (
  select *, if(flag is null or flag = 'corrected', low - low_before, null) as new_cases from flagged),
meant as (
  select *, count(new_cases) over w as known, sum(new_cases) over w as seven
    from added window w as (partition by lead order by day rows between 6 preceding and current row))
select strftime(day, '%Y-%m-%d') as day, lead, new_cases, flag, if(known = 7, round(seven * 10 / 7), null) as mean_tenths
  from meant;
`;

import { DuckDBInstance } from '@duckdb/node-api';

export interface CaseFiles {
  readonly latimes: string;
  readonly lacounty: string;
  readonly areas: string;
  readonly boundaries: string;
  readonly population: string;
}

/** A neighborhood, or a merged pair by its first, on one day. */
export interface CountedCases {
  readonly atLeast: number;
  readonly atMost: number;
  readonly residents: number | null;
  /** Number of reporting areas with a total, and of all of them. */
  readonly counted: number;
  readonly areas: number;
  /** The total of one of the areas is lower than the day before. */
  readonly lowered: boolean;
}

export interface Recount {
  /** `athens 2022-10-31` → its cases; no entry where there is no total. */
  readonly cases: ReadonlyMap<string, CountedCases>;
  /** The neighborhoods' ids by the first of each merged pair. */
  readonly leads: ReadonlyMap<string, readonly string[]>;
  /** Sums of the files' numbers over a pair's reporting areas on the last day. */
  readonly pairs: ReadonlyMap<string, number>;
  /** All numbers of the last day in the county's file, and those of areas that count for no neighborhood. */
  readonly lastDay: { readonly all: number; readonly leftOut: number };
  readonly withheld: number;
}

/** Reads the files with DuckDB and applies the rules of docs/operations/coronavirus.md in SQL. */
export async function recountCasesInDuckdb(files: CaseFiles): Promise<Recount> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const query = async (query: string) =>
    (await connection.runAndReadAll(query)).getRowsJson() as (string | number | null)[][];
  await connection.run(`set preserve_insertion_order = false; ${readFiles(files)} ${RULES}`);
  const cases = await query(
    `select lead, strftime(day, '%Y-%m-%d'), at_least::int, at_most::int, residents::int, counted::int, areas::int, lowered from shown_sum`,
  );
  const leads = await query('select lead, list_sort(list(slug)) from lead group by lead');
  const pairs = await query(
    `select lead, sum(number)::int from counted_area join lacounty using (label)
      where day = (select max(day) from lacounty) and lead in (select lead from lead group by lead having count(*) = 2)
      group by lead`,
  );
  const [sums] = await query(
    `select sum(number)::int, (sum(number) filter (label not in (select label from counted_area)))::int from lacounty
      where day = (select max(day) from lacounty) and label not like '%all communities%'`,
  );
  const [withheld] = await query('select count(*)::int from withheld');
  connection.closeSync();
  return {
    cases: new Map(
      cases.map(([lead, day, atLeast, atMost, residents, counted, areas, lowered]) => [
        `${lead} ${day}`,
        { atLeast, atMost, residents, counted, areas, lowered } as unknown as CountedCases,
      ]),
    ),
    leads: new Map(leads.map(([lead, slugs]) => [String(lead), slugs as unknown as string[]])),
    pairs: new Map(pairs.map(([lead, number]) => [String(lead), Number(number)])),
    lastDay: { all: Number(sums?.[0]), leftOut: Number(sums?.[1]) },
    withheld: Number(withheld?.[0]),
  };
}

const key = (name: string) =>
  `lower(regexp_replace(strip_accents(${name}), '[^a-zA-Z0-9]+', '', 'g'))`;

function readFiles({ latimes, lacounty, areas, boundaries, population }: CaseFiles): string {
  return `
create table area as
select label, regexp_replace(label, '^(City of |Los Angeles - |Unincorporated - )', '') as bare, neighborhood, why
  from read_csv('${areas}', all_varchar = true, header = true, quote = '');

create table neighborhood as
select f.properties.slug as slug, f.properties.name as name, ${key('f.properties.name')} as key
  from (select unnest(features) as f from read_json('${boundaries}', maximum_object_size = 200000000));

create table residents as
select ${key('name')} as key, population::int as residents
  from read_csv('${population}', all_varchar = true, encoding = 'latin-1');

create table lacounty_wide as select * from read_csv('${lacounty}', all_varchar = true);
create table lacounty as
select "City/Community" as label, strptime(name, '%-m/%-d/%y')::date as day, try_cast(trim(value) as int) as number
  from (unpivot lacounty_wide on columns('^[0-9]+/[0-9]+/[0-9]+$') into name name value value)
 where try_cast(trim(value) as int) is not null;

create table latimes_said as
select place, date::date as day, confirmed_cases::int as number, note
  from read_csv('${latimes}', all_varchar = true) where county = 'Los Angeles';
-- a bare name is the city's, else the neighborhood's of the city of Los Angeles, else unincorporated
create table latimes as
select label, day, number, note
  from latimes_said join (
    select place, arg_min(label, before) as label
      from (select distinct place from latimes_said)
      join (select label, unnest([0, case when label like 'City of %' then 1 when label like 'Los Angeles - %' then 2 else 3 end]) as before, bare from area)
        on ${key('place')} = case when before = 0 then ${key('label')} else ${key('bare')} end
     group by place) using (place);`;
}

/** The rules in SQL, independent of the product's code. */
const RULES = `
create table withheld as
select label, day, regexp_extract(note, '^(\\d+) to', 1)::int as at_least, regexp_extract(note, 'to (\\d+)$', 1)::int as at_most
  from latimes where regexp_matches(note, '^\\d+ to \\d+$');

-- the county's file came last: its number counts where nobody withholds it
create table on_record as
select label, day, coalesce(w.at_least, c.number, t.number) as at_least, coalesce(w.at_most, c.number, t.number) as at_most
  from (select label, day from lacounty where label in (select label from area) union select label, day from latimes)
  left join withheld as w using (label, day)
  left join lacounty as c using (label, day)
  left join latimes as t using (label, day);

-- ranges of an area that share a number are one
create table area_range as
with marked as (
  select *, at_least > coalesce(max(at_most) over (partition by label order by at_least, at_most rows between unbounded preceding and 1 preceding), -1) as begins
    from (select distinct label, at_least, at_most from withheld)
), numbered as (
  select *, sum(begins::int) over (partition by label order by at_least, at_most) as island from marked
)
select label, min(at_least) as low, max(at_most) as high from numbered group by label, island;

create table shown as
select o.label, o.day, coalesce(r.low, o.at_least) as at_least, coalesce(r.high, o.at_most) as at_most
  from on_record as o left join area_range as r on r.label = o.label and o.at_least between r.low and r.high;

create table pair (lead text, other text);
insert into pair values ('Athens', 'Westmont'), ('Hancock Park', 'Windsor Square'),
  ('Stevenson Ranch', 'Unincorporated Santa Susana Mountains'), ('Topanga', 'Unincorporated Santa Monica Mountains');

create table lead as
select n.slug, n.key, coalesce(l.slug, n.slug) as lead
  from neighborhood as n left join pair as p on p.other = n.name left join neighborhood as l on l.name = p.lead;

create table counted_area as
select a.label, lead.lead
  from area as a join lead on lead.key = lower(regexp_replace(strip_accents(coalesce(nullif(a.neighborhood, ''), a.bare)), '[^a-zA-Z0-9]+', '', 'g'))
 where coalesce(a.why, '') = '' and a.label in (select label from on_record);

-- residents that contradict the file's own rate are not used
create table area_residents as
select "City/Community" as label, population::int as residents
  from lacounty_wide
 where abs("Cases"::double / population::int * 100000 - "Case Rate"::double) <= greatest(1, "Case Rate"::double * 0.02);

create table lead_residents as
select lead, case when bool_and(told is not null) then sum(told) else any_value(own) end as residents, count(*) as areas
  from (select c.lead, c.label, r.residents as told from counted_area as c left join area_residents as r using (label))
  join (select lead.lead, case when bool_and(r.residents is not null) then sum(r.residents) end as own
          from lead left join residents as r using (key) group by lead.lead) using (lead)
 group by lead;

create table shown_sum as
with begun as (select label, lead, min(day) as first from counted_area join shown using (label) group by label, lead),
day as (select distinct day from on_record),
due as (select lead, day, count(*) as counted from begun join day on first <= day group by lead, day),
told as (select lead, day, count(*) as told, sum(at_least) as at_least, sum(at_most) as at_most
           from counted_area join shown using (label) group by lead, day),
taken_back as (select distinct lead, n.day from counted_area join shown as n using (label)
                 join shown as b on b.label = n.label and b.day = n.day - 1
                where n.at_least = n.at_most and b.at_least = b.at_most and n.at_least < b.at_least)
select lead, day, at_least, at_most, residents, counted, areas,
       (lead, day) in (select (lead, day) from taken_back) as lowered
  from due join told using (lead, day) join lead_residents using (lead) where told = counted;`;

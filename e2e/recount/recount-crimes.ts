import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { readShapes } from './place-points.ts';
import { readRecords } from './read-records.ts';
import { PARTITIONS, type PartitionName, type RecordsList } from './records-list.ts';
import type { SiteRules } from './site-rules.ts';
import { statePlaneToDegrees } from './state-plane.ts';

/** What one area has in one period, as recounted. */
export interface AreaFigures {
  readonly id: string;
  /** As in its boundary file. */
  readonly name: string;
  readonly residents: number | null;
  /** Null where it is not recorded. */
  readonly count: number | null;
  /** Reports for a billion residents, rounded; null without residents, and where not recorded. */
  readonly billionths: number | null;
  readonly ranking: number | null;
  readonly complete: boolean;
  readonly recorded: boolean;
  readonly outlier: boolean;
}

/** Of a period: the areas by id. */
export type PeriodFigures = ReadonlyMap<string, AreaFigures>;

export interface CrimeRecount {
  readonly partitions: readonly PartitionName[];
  readonly rows: number;
  readonly records: number;
  /** Figures of each period of `months` months, by its last month. */
  figures(
    partition: PartitionName,
    kind: CrimeKind,
    months: number,
  ): Promise<ReadonlyMap<number, PeriodFigures>>;
  close(): void;
}

/** All reports on record, all crime (what every agency records), a category or a crime type. */
export interface CrimeKind {
  readonly level: 'everything' | 'all crime' | 'category' | 'type';
  readonly name: string;
}

/** All crime and each category, without the single types. */
export function listMainKinds(categories: readonly string[]): CrimeKind[] {
  return [
    { level: 'all crime', name: 'all crime' },
    ...categories.map((name): CrimeKind => ({ level: 'category', name })),
  ];
}

/** Counts the raw files: DuckDB reads and adds up, JSTS places. Only the rules are requested from the site. */
export async function recountCrimes(list: RecordsList, rules: SiteRules): Promise<CrimeRecount> {
  const instance = await DuckDBInstance.create(':memory:');
  const duck = await instance.connect();
  const { rows, records } = await readRecords(duck, list.crime);
  const partitions = PARTITIONS.filter((name) => list.boundaries[name] !== undefined);
  await placeRecords(duck, list, partitions);
  await readAreas(duck, list);
  await loadRules(duck, rules);
  await duck.run(`
    create table cell as
      select s.partition, s.id, r.month as month, t.type, count(*)::bigint as reports
        from record r
        join spot s on s.x = r.x and s.y = r.y and s.projected = r.projected
        left join type_of_code t on t.agency = r.agency and t.code = r.code
       group by all`);
  return {
    partitions,
    rows,
    records,
    async figures(partition, kind, months) {
      const reader = await duck.runAndReadAll(figuresOf(partition, kind, months, rules));
      const periods = new Map<number, Map<string, AreaFigures>>();
      for (const row of reader.getRowObjectsJS()) {
        const month = Number(row.month);
        const period = periods.get(month) ?? new Map<string, AreaFigures>();
        periods.set(month, period);
        const id = String(row.id);
        const numberOr = (value: unknown) => (value === null ? null : Number(value));
        period.set(id, {
          id,
          name: String(row.name),
          residents: numberOr(row.residents),
          count: numberOr(row.reports),
          billionths: numberOr(row.billionths),
          ranking: numberOr(row.ranking),
          complete: row.complete === true,
          recorded: row.recorded === true,
          outlier: row.outlier === true,
        });
      }
      return periods;
    },
    close() {
      duck.closeSync();
      instance.closeSync();
    },
  };
}

/**
 * Fills the table `spot`: each place in a file, and the area that contains it in each partition; all places are
 * included.
 */
async function placeRecords(
  duck: DuckDBConnection,
  list: RecordsList,
  partitions: readonly PartitionName[],
): Promise<void> {
  await duck.run('create table area (partition text, id text, name text)');
  await duck.run(
    'create table spot (x double, y double, projected boolean, partition text, id text)',
  );
  const reader = await duck.runAndReadAll(
    'select distinct x, y, projected from record where x is not null and y is not null',
  );
  const spots = reader.getRowsJS() as [number, number, boolean][];
  const places = await duck.createAppender('spot');
  const areas = await duck.createAppender('area');
  for (const partition of partitions) {
    const { file, id } = list.boundaries[partition] as { file: string; id: string };
    const shapes = readShapes(file, id);
    for (const area of shapes.areas) {
      areas.appendVarchar(partition);
      areas.appendVarchar(area.id);
      areas.appendVarchar(area.name);
      areas.endRow();
    }
    for (const [x, y, projected] of spots) {
      const [longitude, latitude] = projected ? statePlaneToDegrees(x, y) : [x, y];
      const place = shapes.placeOf(longitude, latitude);
      if (place === '') continue;
      places.appendDouble(x);
      places.appendDouble(y);
      places.appendBoolean(projected);
      places.appendVarchar(partition);
      places.appendVarchar(place);
      places.endRow();
    }
  }
  places.closeSync();
  areas.closeSync();
}

/** Normalizes a name to its letters and digits, without accents. */
const PLAIN = (text: string) =>
  `regexp_replace(strip_accents(lower(trim(${text}))), '[^a-z0-9]', '', 'g')`;

/** Creates the tables `resident` and `polices` from the files. */
async function readAreas(duck: DuckDBConnection, list: RecordsList): Promise<void> {
  const csv = (file: string, latin1 = false) =>
    `read_csv('${file.replaceAll("'", "''")}', header = true, all_varchar = true${latin1 ? ", encoding = 'latin-1'" : ''})`;
  await duck.run('create table resident (partition text, id text, residents bigint)');
  for (const [partition, source] of Object.entries(list.population)) {
    await duck.run(`
      insert into resident
      select '${partition}', a.id, min(try_cast(replace(p."${source.residents}", ',', '') as bigint))
        from area a join ${csv(source.file, source.latin1)} p
          on ${PLAIN('a.id')} = ${PLAIN(`p."${source.area}"`)} or ${PLAIN('a.name')} = ${PLAIN(`p."${source.area}"`)}
       where a.partition = '${partition}' group by a.id`);
  }
  await duck.run(`create table covers as from ${csv(list.coverage)}`);
}

/**
 * Loads what no file contains: which codes are which crime, which months were supplied, who polices an area that no
 * file names.
 */
async function loadRules(duck: DuckDBConnection, rules: SiteRules): Promise<void> {
  const table = async (
    name: string,
    columns: string,
    rows: readonly (readonly (string | number)[])[],
  ) => {
    await duck.run(`create table ${name} (${columns})`);
    const adding = await duck.createAppender(name);
    for (const row of rows) {
      for (const value of row)
        if (typeof value === 'number') adding.appendInteger(value);
        else adding.appendVarchar(value);
      adding.endRow();
    }
    adding.closeSync();
  };
  await table('type_of_code', 'agency text, code text, type text', rules.typeOfCode);
  await table('type_of_category', 'category text, type text', rules.typeOfCategory);
  await table('supplied', 'agency text, month int, area text', rules.supplied);
  await table('in_part', 'partition text, id text', rules.partlyPoliced);
  await table(
    'outside',
    'type text',
    rules.outside.map((type) => [type]),
  );
  await table('polices', 'partition text, id text, agency text', rules.polices);
}

function figuresOf(
  partition: PartitionName,
  kind: CrimeKind,
  months: number,
  rules: SiteRules,
): string {
  const { first, last, minResidents, minReports } = rules;
  const inPeriod = `c.partition = a.partition and c.id = a.id and c.month between p.month - ${months - 1} and p.month`;
  return `
    with period as (select unnest(range(${first + months - 1}, ${last + 1}))::int as month),
    unheld as (${unheldBy(kind, rules)}),
    whole as (
      select a.id, p.month,
             count(distinct (q.agency, s.month)) filter (where s.month is not null) = ${months} * count(distinct q.agency)
               and count(q.agency) > 0 and count(n.id) = 0 as complete,
             count(u.agency) = 0 as recorded
        from area a cross join period p
        left join polices q on q.partition = a.partition and q.id = a.id
        left join supplied s on s.agency = q.agency and s.month between p.month - ${months - 1} and p.month
                            and (s.area = '' or (s.area = a.id and a.partition = 'neighborhoods'))
        left join in_part n on n.partition = a.partition and n.id = a.id
        left join unheld u on u.agency = q.agency and u.first <= p.month and u.last > p.month - ${months}
       where a.partition = '${partition}' group by all),
    counted as (
      select a.id, p.month, coalesce(sum(c.reports), 0) as everything,
             coalesce(sum(c.reports) filter (where ${chosenBy(kind)}), 0) as reports
        from area a cross join period p left join cell c on ${inPeriod}
       where a.partition = '${partition}' group by all),
    told as (
      select w.id, w.month, w.complete, w.recorded, if(w.recorded, c.reports, null) as reports, r.residents,
             r.residents is not null
               and (r.residents < ${minResidents} or (w.complete and w.recorded and c.everything = 0)) as outlier
        from whole w join counted c using (id, month)
        left join resident r on r.partition = '${partition}' and r.id = w.id),
    standing as (select *, complete and recorded and residents is not null and not outlier and reports >= ${minReports} as ranked from told)
    select id, month, (select any_value(name) from area where partition = '${partition}' and area.id = standing.id) as name,
           complete, recorded, outlier, residents, reports,
           case when residents > 0 and reports >= ${minReports}
                then (2 * reports::hugeint * 1000000000 + residents) // (2 * residents::hugeint) end as billionths,
           case when ranked
                then rank() over (partition by month, ranked order by reports / residents desc) end as ranking
      from standing`;
}

/** Returns the SQL condition for the cells `c` of a kind. */
function chosenBy({ level, name }: CrimeKind): string {
  switch (level) {
    case 'everything':
      return 'true';
    // a code without a crime type counts
    case 'all crime':
      return 'c.type is null or c.type not in (select type from outside)';
    case 'category':
      return `c.type in (select type from type_of_category where category = ${quoted(name)})`;
    case 'type':
      return `c.type = ${quoted(name)}`;
  }
}

/** Returns in which months an agency's rules do not record a kind. All crime consists of what all of them record. */
function unheldBy(
  { level, name }: CrimeKind,
  { typeOfCategory, notRecorded, rulesOf }: SiteRules,
): string {
  const chosen = new Set(
    level === 'type'
      ? [name]
      : level === 'category'
        ? typeOfCategory.filter(([category]) => category === name).map(([, type = '']) => type)
        : [],
  );
  const cannot = new Set(
    notRecorded
      .filter(
        ({ crimeType, countedUnder }) =>
          chosen.has(crimeType) &&
          (countedUnder.length === 0 || countedUnder.some((other) => !chosen.has(other))),
      )
      .map(({ rules }) => rules),
  );
  const rows = rulesOf
    .filter(({ rules }) => cannot.has(rules))
    .map(({ agency, from, to }) => `(${quoted(agency)}, ${from}, ${to})`);
  return rows.length === 0
    ? "select '' as agency, 0 as first, 0 as last where false"
    : `select * from (values ${rows.join(', ')}) as v (agency, first, last)`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

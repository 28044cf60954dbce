import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { readShapes } from './place-points.ts';
import { readRecords } from './read-records.ts';
import { PARTITIONS, type PartitionName, type RecordsList } from './records-list.ts';
import type { SiteRules } from './site-rules.ts';
import { degreesOfStatePlane } from './state-plane.ts';

/** What one area has in one period, counted again. */
export interface AreaFigures {
  readonly id: string;
  readonly residents: number | null;
  readonly count: number;
  /** Reports for a billion residents, rounded; null without residents. */
  readonly billionths: number | null;
  readonly ranking: number | null;
  readonly complete: boolean;
  readonly outlier: boolean;
}

/** Of a period: the areas by id. */
export type PeriodFigures = ReadonlyMap<string, AreaFigures>;

export interface CountedAgain {
  readonly partitions: readonly PartitionName[];
  readonly rows: number;
  readonly records: number;
  /** Figures of each period of `months` months, by its last month; all crime where `kind` is null. */
  figures(
    partition: PartitionName,
    kind: CrimeKind | null,
    months: number,
  ): Promise<ReadonlyMap<number, PeriodFigures>>;
  close(): void;
}

/** A category or a crime type. */
export interface CrimeKind {
  readonly level: 'category' | 'type';
  readonly name: string;
}

/** Counts the raw files: DuckDB reads and adds up, JSTS places. The site is asked for its rules alone. */
export async function countAgain(list: RecordsList, rules: SiteRules): Promise<CountedAgain> {
  const instance = await DuckDBInstance.create(':memory:');
  const duck = await instance.connect();
  const { rows, records } = await readRecords(duck, list.crime);
  const partitions = PARTITIONS.filter((name) => list.boundaries[name] !== undefined);
  await placeRecords(duck, list, partitions);
  await readAreas(duck, list);
  await takeRules(duck, rules);
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
          residents: numberOr(row.residents),
          count: Number(row.reports),
          billionths: numberOr(row.billionths),
          ranking: numberOr(row.ranking),
          complete: row.complete === true,
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

/** The table `spot`: each place that a file writes, and the area that holds it in each partition; none is left out. */
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
      const [longitude, latitude] = projected ? degreesOfStatePlane(x, y) : [x, y];
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

/** Letters and digits of a name, without accents. */
const PLAIN = (text: string) =>
  `regexp_replace(strip_accents(lower(trim(${text}))), '[^a-z0-9]', '', 'g')`;

/** The tables `resident` and `polices`, from the files. */
async function readAreas(duck: DuckDBConnection, list: RecordsList): Promise<void> {
  const csv = (file: string, latin1 = false) =>
    `read_csv('${file.replaceAll("'", "''")}', header = true, all_varchar = true${latin1 ? ", encoding = 'latin-1'" : ''})`;
  await duck.run('create table resident (partition text, id text, residents bigint)');
  for (const [partition, told] of Object.entries(list.population)) {
    await duck.run(`
      insert into resident
      select '${partition}', a.id, min(try_cast(replace(p."${told.residents}", ',', '') as bigint))
        from area a join ${csv(told.file, told.latin1)} p
          on ${PLAIN('a.id')} = ${PLAIN(`p."${told.area}"`)} or ${PLAIN('a.name')} = ${PLAIN(`p."${told.area}"`)}
       where a.partition = '${partition}' group by a.id`);
  }
  await duck.run(`create table covers as from ${csv(list.coverage)}`);
}

/** What no file tells: which codes are which crime, which months were supplied, who polices an area that no file names. */
async function takeRules(duck: DuckDBConnection, rules: SiteRules): Promise<void> {
  const table = async (name: string, columns: string, rows: readonly (string | number)[][]) => {
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
  await table('supplied', 'agency text, month int', rules.supplied);
  await table('polices', 'partition text, id text, agency text', rules.polices);
}

function figuresOf(
  partition: PartitionName,
  kind: CrimeKind | null,
  months: number,
  { first, last, leastResidents }: SiteRules,
): string {
  const name = kind === null ? '' : `'${kind.name.replaceAll("'", "''")}'`;
  const types =
    kind?.level === 'category'
      ? `select type from type_of_category where category = ${name}`
      : name;
  const chosen = kind === null ? 'true' : `c.type in (${types})`;
  const inPeriod = `c.partition = a.partition and c.id = a.id and c.month between p.month - ${months - 1} and p.month`;
  return `
    with period as (select unnest(range(${first + months - 1}, ${last + 1}))::int as month),
    whole as (
      select a.id, p.month,
             count(distinct (q.agency, s.month)) filter (where s.month is not null) = ${months} * count(distinct q.agency) and count(q.agency) > 0 as complete
        from area a cross join period p
        left join polices q on q.partition = a.partition and q.id = a.id
        left join supplied s on s.agency = q.agency and s.month between p.month - ${months - 1} and p.month
       where a.partition = '${partition}' group by all),
    counted as (
      select a.id, p.month, coalesce(sum(c.reports), 0) as everything,
             coalesce(sum(c.reports) filter (where ${chosen}), 0) as reports
        from area a cross join period p left join cell c on ${inPeriod}
       where a.partition = '${partition}' group by all),
    told as (
      select w.id, w.month, w.complete, c.reports, r.residents,
             coalesce(r.residents, 0) < ${leastResidents} or (w.complete and c.everything = 0) as outlier
        from whole w join counted c using (id, month)
        left join resident r on r.partition = '${partition}' and r.id = w.id)
    select id, month, complete, outlier, residents, reports,
           case when residents > 0
                then (2 * reports::hugeint * 1000000000 + residents) // (2 * residents::hugeint) end as billionths,
           case when complete and not outlier
                then rank() over (partition by month, complete and not outlier order by reports / residents desc) end as ranking
      from told`;
}

import type { DuckDBConnection } from '@duckdb/node-api';
import type { CrimeFile } from './records-list.ts';

/**
 * Reads the police files into the table `record`: the newest row of each number of an agency, with its place as the
 * file writes it. Uses DuckDB's CSV reader and calendar, without code of the product.
 * @returns the numbers of rows read and of distinct records
 */
export async function readRecords(
  duck: DuckDBConnection,
  files: readonly CrimeFile[],
): Promise<{ rows: number; records: number }> {
  await duck.run(
    'create table read (agency text, number text, code text, occurred timestamp, x double, y double, projected boolean, gone boolean, file int, line bigint)',
  );
  for (const [at, file] of files.entries())
    await duck.run(readingOf(file, at, await columnsIn(duck, file)));
  await duck.run(`
    create table record as
      select agency, number, newest.code as code, newest.month as month, newest.x as x, newest.y as y,
             newest.projected as projected
        from (select agency, number,
                     arg_max({code: code, month: year(occurred) * 12 + month(occurred) - 1, projected: projected, gone: gone,
                              x: if(x = 0 or y = 0, null, x), y: if(x = 0 or y = 0, null, y)}, file * 1e12 + line) as newest
                from read
               -- what takes a report back needs no code and no date
               where number <> '' and (gone or (code <> '' and occurred is not null)) group by all)
       where not newest.gone`);
  const reply = await duck.runAndReadAll(
    'select (select count(*) from read)::int as rows, (select count(*) from record)::int as records',
  );
  const [counts] = reply.getRowObjectsJson();
  return { rows: Number(counts?.rows), records: Number(counts?.records) };
}

const csvOf = ({ file }: CrimeFile) =>
  `read_csv('${file.replaceAll("'", "''")}', header = true, all_varchar = true, parallel = false)`;

async function columnsIn(duck: DuckDBConnection, file: CrimeFile): Promise<ReadonlySet<string>> {
  const read = await duck.runAndReadAll(`describe select * from ${csvOf(file)}`);
  return new Set(read.getRowObjectsJson().map(({ column_name: name }) => String(name)));
}

/** The Sheriff's jails and courts. */
export const JAILS_AND_COURTS = [
  'MCJ',
  'TTCF',
  'CRDF',
  'NCCF',
  'INMATE RECEPTION CENTR',
  'INMATE RECEPTION CENTER',
  'PDC-NORTH',
  'PDC-SOUTH',
  'PDC-EAST',
  'EAST',
  'WEST',
  'CENTRAL',
  'COURT SERVICES TRANSPORTATION BUREAU',
];
export const DAMAGE_IN_JAIL = '262';

function readingOf(source: CrimeFile, at: number, known: ReadonlySet<string>): string {
  const { agency, codePrefix, columns, unfounded } = source;
  const named = (column: string | undefined) =>
    column === undefined ? 'null' : `"${column.replaceAll('"', '""')}"`;
  const trimmed = (column: string | undefined) => `trim(${named(column)})`;
  // files of one source may lack columns of later ones
  const isOneOf = (column: string | undefined, values: readonly string[]) =>
    column !== undefined && known.has(column) && values.length > 0
      ? `coalesce(upper(${trimmed(column)}) in (${values.map((one) => `'${one.toUpperCase().replaceAll("'", "''")}'`).join(', ')}), false)`
      : 'false';
  const domestic = `${isOneOf(columns.code, ['13A', '13B'])} and ${isOneOf(columns.domestic, ['Y', 'YES'])}`;
  const excluded =
    columns.unit === undefined
      ? 'false'
      : `${isOneOf(columns.unit, JAILS_AND_COURTS)} or ${isOneOf(columns.code, [DAMAGE_IN_JAIL])}`;
  const degrees = (column: string | undefined) =>
    `if(${excluded}, null, try_cast(${named(column)} as double))`;
  const projected = columns.x !== undefined;
  const date = trimmed(columns.date);
  return `
    insert into read
    select '${agency}', ${trimmed(columns.number)}, '${codePrefix}' || nullif(${trimmed(columns.code)}, '') || if(${domestic}, '-DV', ''),
           coalesce(try_strptime(${date}, ['%m/%d/%Y %H:%M', '%m/%d/%Y %I:%M:%S %p', '%m/%d/%Y', '%Y-%m-%d %H:%M',
                                           '%Y-%m-%dT%H:%M:%S.%f', '%Y-%m-%d %H:%M:%S', '%Y-%m-%d'])),
           ${degrees(projected ? columns.x : columns.longitude)},
           ${degrees(projected ? columns.y : columns.latitude)},
           ${projected}, ${isOneOf(columns.deleted, ['Y'])} or ${isOneOf(columns.status, unfounded)},
           ${at}, row_number() over ()
      from ${csvOf(source)}`;
}

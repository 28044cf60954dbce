import type { DuckDBConnection } from '@duckdb/node-api';
import type { CrimeFile } from './records-list.ts';

/**
 * Reads the police files into the table `record`: the newest row of each number of an agency, with its place as the file
 * writes it. DuckDB's own CSV reader and calendar: nothing of the product is used.
 * @returns rows read, and records kept
 */
export async function readRecords(
  duck: DuckDBConnection,
  files: readonly CrimeFile[],
): Promise<{ rows: number; records: number }> {
  await duck.run(
    'create table read (agency text, number text, code text, occurred timestamp, x double, y double, projected boolean, gone boolean, file int, line bigint)',
  );
  for (const [at, file] of files.entries()) await duck.run(readingOf(file, at));
  await duck.run(`
    create table record as
      select agency, number, newest.code as code, newest.month as month, newest.x as x, newest.y as y,
             newest.projected as projected
        from (select agency, number,
                     arg_max({code: code, month: year(occurred) * 12 + month(occurred) - 1, projected: projected, gone: gone,
                              x: if(x = 0 or y = 0, null, x), y: if(x = 0 or y = 0, null, y)}, file * 1e12 + line) as newest
                from read
               where number <> '' and code <> '' and occurred is not null group by all)
       where not newest.gone`);
  const told = await duck.runAndReadAll(
    'select (select count(*) from read)::int as rows, (select count(*) from record)::int as records',
  );
  const [counts] = told.getRowObjectsJson();
  return { rows: Number(counts?.rows), records: Number(counts?.records) };
}

function readingOf({ file, agency, codePrefix, columns }: CrimeFile, at: number): string {
  const named = (column: string | undefined) =>
    column === undefined ? 'null' : `"${column.replaceAll('"', '""')}"`;
  const word = (column: string | undefined) => `trim(${named(column)})`;
  const projected = columns.x !== undefined;
  const date = word(columns.date);
  return `
    insert into read
    select '${agency}', ${word(columns.number)}, '${codePrefix}' || nullif(${word(columns.code)}, ''),
           coalesce(try_strptime(${date}, ['%m/%d/%Y %H:%M', '%m/%d/%Y %I:%M:%S %p', '%m/%d/%Y', '%Y-%m-%d %H:%M',
                                           '%Y-%m-%dT%H:%M:%S.%f', '%Y-%m-%d %H:%M:%S', '%Y-%m-%d'])),
           try_cast(${projected ? named(columns.x) : named(columns.longitude)} as double),
           try_cast(${projected ? named(columns.y) : named(columns.latitude)} as double),
           ${projected}, ${columns.deleted === undefined ? 'false' : `coalesce(${word(columns.deleted)} = 'Y', false)`},
           ${at}, row_number() over ()
      from read_csv('${file.replaceAll("'", "''")}', header = true, all_varchar = true, parallel = false)`;
}

import { DuckDBInstance } from '@duckdb/node-api';
import { DAMAGE_IN_JAIL, JAILS_AND_COURTS } from '../../recount/read-records.ts';

/** A record as DuckDB reads it from the agency's file. */
export interface IndependentRecord {
  readonly agency: string;
  readonly number: string;
  readonly code: string;
  /** Months since year 0. */
  readonly month: number;
  /** Degrees or, for the Sheriff, State Plane feet; null where the file has no place, or that of a jail or court. */
  readonly x: number | null;
  readonly y: number | null;
}

export interface IndependentFile {
  /** Rows of the file without its header. */
  readonly rows: number;
  /** Rows without a number, a code or a date, or that the agency has withdrawn. */
  readonly unusable: number;
  /** One of each number: the last one of the file. */
  readonly records: readonly IndependentRecord[];
  /** Usable rows whose number occurs again later in the file. */
  readonly repeated: number;
}

interface Columns {
  readonly number: string;
  readonly code: string;
  readonly date: string;
  readonly x: string;
  readonly y: string;
  /** SQL condition of rows that the agency has withdrawn. */
  readonly withdrawn: string;
  /** SQL condition of rows whose places are excluded from residents' areas. */
  readonly excluded: string;
}

const COLUMNS: Record<'lapd' | 'lasd', Columns> = {
  lapd: {
    number: 'DR_NO',
    code: 'Crm Cd',
    date: 'DATE OCC',
    x: 'LON',
    y: 'LAT',
    withdrawn: `"Status Desc" = 'Unfounded'`,
    excluded: 'false',
  },
  lasd: {
    number: 'LURN_SAK',
    code: 'STAT',
    date: 'INCIDENT_DATE',
    x: 'X_COORDINATE',
    y: 'Y_COORDINATE',
    withdrawn: `DELETED = 'Y'`,
    excluded: `trim(UNIT_NAME) in (${JAILS_AND_COURTS.map((unit) => `'${unit}'`).join(', ')}) or trim(STAT) = '${DAMAGE_IN_JAIL}'`,
  },
};

/** Reads a police file with DuckDB's CSV reader and calendar, without code of the product. */
export async function readRecordsIndependently(
  agency: 'lapd' | 'lasd',
  file: string,
): Promise<IndependentFile> {
  const c = COLUMNS[agency];
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const query = async (query: string): Promise<Record<string, unknown>[]> =>
    (await connection.runAndReadAll(query)).getRowObjectsJson();
  try {
    await connection.run(
      `create table raw as
         select row_number() over () as line, trim("${c.number}") as number, trim("${c.code}") as code,
                coalesce(try_strptime(trim("${c.date}"), '%m/%d/%Y %H:%M'),
                         try_strptime(trim("${c.date}"), '%m/%d/%Y %I:%M:%S %p')) as occurred,
                try_cast("${c.x}" as double) as x, try_cast("${c.y}" as double) as y,
                coalesce(${c.withdrawn}, false) as withdrawn, coalesce(${c.excluded}, false) as apart
           from read_csv('${file.replaceAll("'", "''")}', header = true, all_varchar = true, parallel = false)`,
    );
    const usable = `number <> '' and code <> '' and occurred is not null and not withdrawn`;
    const [counts] = await query(
      `select count(*)::int as rows, (count(*) filter (where (${usable}) is not true))::int as unusable,
              (count(*) filter (where ${usable}) - count(distinct number) filter (where ${usable}))::int as repeated
         from raw`,
    );
    const records = await query(
      `select number, place.x as x, place.y as y, code, month from (select number, arg_max(code, line) as code,
              arg_max(year(occurred) * 12 + month(occurred) - 1, line)::int as month,
              arg_max({x: if(x = 0 or y = 0 or apart, null, x), y: if(x = 0 or y = 0 or apart, null, y)}, line) as place
         from raw where ${usable} group by number)`,
    );
    return {
      rows: Number(counts?.rows),
      unusable: Number(counts?.unusable),
      repeated: Number(counts?.repeated),
      records: records.map((row) => ({
        agency,
        number: String(row.number),
        code: String(row.code),
        month: Number(row.month),
        x: row.x === null ? null : Number(row.x),
        y: row.y === null ? null : Number(row.y),
      })),
    };
  } finally {
    connection.closeSync();
  }
}

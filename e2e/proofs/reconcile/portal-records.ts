import { readFileSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';

/** Rows as the portal has sent them. */
export function readSentRows(files: readonly string[]): Record<string, unknown>[] {
  return files.flatMap(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>[],
  );
}

/**
 * Converts the police file to the portal's form (all values text, empty fields left out), several times over with
 * distinct numbers, so that it needs more than one page.
 */
export async function readAsPortalRows(
  file: string,
  times: number,
): Promise<Record<string, string>[]> {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const reader = await connection.runAndReadAll(
    `select DR_NO as dr_no, "Date Rptd" as date_rptd, "DATE OCC" as date_occ, "TIME OCC" as time_occ,
            "Crm Cd" as crm_cd, "Crm Cd Desc" as crm_cd_desc, LAT as lat, LON as lon
       from read_csv('${file.replaceAll("'", "''")}', header = true, all_varchar = true)`,
  );
  const rows = reader.getRowObjectsJson() as Record<string, string | null>[];
  connection.closeSync();
  return Array.from({ length: times }, (_, turn) =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([name, value]) => {
          if (value === null || value === '') return [];
          return [[name, name === 'dr_no' ? `${turn}-${value}` : value]];
        }),
      ),
    ),
  ).flat();
}

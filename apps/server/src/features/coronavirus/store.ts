import type { Day } from '@townlight/domain/time';
import { count, eq, max, min, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { releaseTable } from '../../ingest/schema.ts';
import { coronavirusAreaTable, coronavirusReportTable } from './schema.ts';

/** The query methods of a database connection or transaction. */
type DatabaseReader = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

/** An area with its reports, oldest first; the three arrays are parallel. */
export interface AreaReports {
  readonly label: string;
  readonly residents: number | null;
  readonly days: Int32Array;
  readonly min: Int32Array;
  readonly max: Int32Array;
}

/** Reads all reports by area, ordered by label, packed in arrays: 340 areas through 950 days would be 320,000 rows. */
export async function readAreaReports(db: DatabaseReader): Promise<AreaReports[]> {
  const packed = (value: ReturnType<typeof sql>) =>
    sql<Buffer | null>`string_agg(int4send(${value}), ''::bytea order by ${coronavirusReportTable.day})`;
  const rows = await db
    .select({
      label: coronavirusAreaTable.label,
      residents: coronavirusAreaTable.residents,
      days: packed(sql`${coronavirusReportTable.day}`),
      min: packed(sql`${coronavirusReportTable.min}`),
      max: packed(sql`${coronavirusReportTable.max}`),
    })
    .from(coronavirusAreaTable)
    .innerJoin(coronavirusReportTable, eq(coronavirusReportTable.areaId, coronavirusAreaTable.id))
    .groupBy(coronavirusAreaTable.id)
    .orderBy(sql`${coronavirusAreaTable.label} collate "C"`);
  return rows.map(({ label, residents, ...arrays }) => ({
    label,
    residents,
    days: integers(arrays.days),
    min: integers(arrays.min),
    max: integers(arrays.max),
  }));
}

/** The reports of an area from one release. */
export interface AreaRelease {
  readonly label: string;
  readonly release: number;
  readonly source: string;
  readonly publishedAt: Date;
  readonly sample: boolean;
  readonly first: Day;
  readonly last: Day;
  readonly reports: number;
}

/** Reads the releases of each area's reports. */
export async function readAreaReleases(db: DatabaseReader): Promise<AreaRelease[]> {
  const rows = await db
    .select({
      label: coronavirusAreaTable.label,
      release: releaseTable.id,
      source: releaseTable.source,
      publishedAt: releaseTable.publishedAt,
      sample: releaseTable.sample,
      first: min(coronavirusReportTable.day),
      last: max(coronavirusReportTable.day),
      reports: count(),
    })
    .from(coronavirusReportTable)
    .innerJoin(coronavirusAreaTable, eq(coronavirusReportTable.areaId, coronavirusAreaTable.id))
    .innerJoin(releaseTable, eq(coronavirusReportTable.releaseId, releaseTable.id))
    .groupBy(coronavirusAreaTable.id, releaseTable.id)
    .orderBy(releaseTable.id);
  return rows.map((row) => ({ ...row, first: row.first as Day, last: row.last as Day }));
}

/** Converts from the big-endian order of the database to the little-endian order of typed arrays. */
function integers(packed: Buffer | null): Int32Array {
  const bytes = Uint8Array.from(packed ?? []);
  Buffer.from(bytes.buffer).swap32();
  return new Int32Array(bytes.buffer);
}

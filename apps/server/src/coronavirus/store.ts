import type { Day } from '@townlight/domain/time';
import { count, eq, max, min, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { release } from '../loading/schema.ts';
import { coronavirusArea, coronavirusReport } from './schema.ts';

/** The query methods of a database connection or transaction. */
type Reads = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

/** An area with its reports, oldest first; the three arrays are parallel. */
export interface AreaReports {
  readonly label: string;
  readonly residents: number | null;
  readonly days: Int32Array;
  readonly atLeast: Int32Array;
  readonly atMost: Int32Array;
}

/** Reads all reports by area, ordered by label, packed in arrays: 340 areas through 950 days would be 320,000 rows. */
export async function readReports(db: Reads): Promise<AreaReports[]> {
  const packed = (value: ReturnType<typeof sql>) =>
    sql<Buffer | null>`string_agg(int4send(${value}), ''::bytea order by ${coronavirusReport.day})`;
  const rows = await db
    .select({
      label: coronavirusArea.label,
      residents: coronavirusArea.residents,
      days: packed(sql`${coronavirusReport.day}`),
      atLeast: packed(sql`${coronavirusReport.atLeast}`),
      atMost: packed(sql`${coronavirusReport.atMost}`),
    })
    .from(coronavirusArea)
    .innerJoin(coronavirusReport, eq(coronavirusReport.areaId, coronavirusArea.id))
    .groupBy(coronavirusArea.id)
    .orderBy(sql`${coronavirusArea.label} collate "C"`);
  return rows.map(({ label, residents, ...arrays }) => ({
    label,
    residents,
    days: integers(arrays.days),
    atLeast: integers(arrays.atLeast),
    atMost: integers(arrays.atMost),
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
export async function readAreaReleases(db: Reads): Promise<AreaRelease[]> {
  const rows = await db
    .select({
      label: coronavirusArea.label,
      release: release.id,
      source: release.source,
      publishedAt: release.publishedAt,
      sample: release.sample,
      first: min(coronavirusReport.day),
      last: max(coronavirusReport.day),
      reports: count(),
    })
    .from(coronavirusReport)
    .innerJoin(coronavirusArea, eq(coronavirusReport.areaId, coronavirusArea.id))
    .innerJoin(release, eq(coronavirusReport.releaseId, release.id))
    .groupBy(coronavirusArea.id, release.id)
    .orderBy(release.id);
  return rows.map((row) => ({ ...row, first: row.first as Day, last: row.last as Day }));
}

/** Converts from the big-endian order of the database to the little-endian order of typed arrays. */
function integers(packed: Buffer | null): Int32Array {
  const bytes = Uint8Array.from(packed ?? []);
  Buffer.from(bytes.buffer).swap32();
  return new Int32Array(bytes.buffer);
}

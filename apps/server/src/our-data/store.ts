import { desc, isNull, not, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bundleChange } from '../bundle-tool/schema.ts';
import { agencyMonth } from '../crime/schema.ts';
import { release } from '../loading/schema.ts';

/** What reading needs of the store or of a transaction on it. */
export type Reads = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

/** What may be told of a release: no file, no folder, no remark of its operator. */
export interface ReleaseRow {
  readonly id: number;
  readonly kind: string;
  readonly source: string;
  readonly sample: boolean;
  readonly publishedAt: Date;
  readonly asOf: Date | null;
  readonly withdrawnAt: Date | null;
  readonly loads: number;
  readonly rowsRead: number;
  readonly rowsNew: number;
  readonly rowsUpdated: number;
  readonly rowsRejected: number;
  readonly agency: string | null;
  readonly unplaced: number | null;
  readonly withdrawn: number | null;
  readonly apart: number | null;
  readonly vintage: number | null;
}

/**
 * What was published, and is it in force? The newest first; loads of air, one an hour, are added up by source and month.
 * An invented county that was taken away is not told of.
 */
export async function readReleases(db: Reads): Promise<ReleaseRow[]> {
  const { kind, source, sample, id, publishedAt, report } = release;
  const apart = sql`case when ${kind} = 'air' then to_char(${publishedAt} at time zone 'UTC', 'YYYY-MM') else ${id}::text end`;
  const sum = (column: PgColumn) => sql<number>`sum(${column})`.mapWith(Number);
  return await db
    .select({
      id: sql<number>`max(${id})`.mapWith(Number),
      kind,
      source,
      sample,
      publishedAt: sql<Date>`max(${publishedAt})`.mapWith(publishedAt),
      asOf: sql<Date | null>`max(${release.asOf})`.mapWith(release.asOf),
      withdrawnAt: release.withdrawnAt,
      loads: sql<number>`count(*)`.mapWith(Number),
      rowsRead: sum(release.rowsRead),
      rowsNew: sum(release.rowsNew),
      rowsUpdated: sum(release.rowsUpdated),
      rowsRejected: sum(release.rowsRejected),
      agency: sql<string | null>`max(${report} ->> 'agency')`,
      unplaced: sql<number | null>`max((${report} -> 'unplaced' ->> 'neighborhoods')::int)`,
      withdrawn: sql<number | null>`max((${report} ->> 'withdrawn')::int)`,
      // 0 where a load tells of records and names none apart
      apart: sql<
        number | null
      >`max((select coalesce(sum(value::int), 0) from jsonb_each_text(${report} -> 'apart'))::int)
        filter (where ${report} ? 'withdrawn')`,
      vintage: sql<number | null>`max(${release.vintage})`,
    })
    .from(release)
    .where(or(isNull(release.withdrawnAt), not(sample)))
    .groupBy(kind, source, sample, release.withdrawnAt, apart)
    .orderBy(desc(sql`max(${id})`));
}

/** Which months does each release state whole, oldest first, and of which areas (`null` for all of its agency's)? */
export async function readStatedMonths(
  db: Reads,
): Promise<{ releaseId: number; month: number; areas: string[] | null }[]> {
  const { releaseId, month, areas } = agencyMonth;
  return await db.select({ releaseId, month, areas }).from(agencyMonth).orderBy(releaseId, month);
}

export interface CategorySave {
  readonly at: Date;
  readonly kind: string;
  readonly rows: number;
}

/** When were crime categories saved, and how many rows did each save touch? The newest first; who saved them is not told. */
export async function readCategorySaves(db: Reads): Promise<CategorySave[]> {
  return await db
    .select({
      at: bundleChange.at,
      kind: bundleChange.kind,
      rows: sql<number>`jsonb_array_length(${bundleChange.rows})`.mapWith(Number),
    })
    .from(bundleChange)
    .orderBy(desc(bundleChange.id));
}

import { desc, isNull, not, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bundleChange } from '../bundle-tool/schema.ts';
import { agencyMonth } from '../crime/schema.ts';
import { release } from '../loading/schema.ts';

/** The part of a database or transaction that reads need. */
export type Reads = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

/** The public columns of a release: no file, no folder, no remark of its operator. */
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

/** Reads releases, newest first. Hourly air loads are grouped by source and month. Omits a withdrawn sample county. */
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
      // 0 when a load counts records and excludes none
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

/** Reads which months each release states as complete, oldest first; `areas` is `null` for all areas of its agency. */
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

/** Reads when categories were saved and how many rows each save changed, newest first, without the author. */
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

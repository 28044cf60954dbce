import { desc, isNull, not, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { releaseTable } from '../../ingest/schema.ts';
import { bundleChangeTable } from '../bundle-tool/schema.ts';
import { agencyMonthTable } from '../crime/schema.ts';

/** The part of a database or transaction that reads need. */
export type DatabaseReader = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

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
  readonly excluded: number | null;
  readonly vintage: number | null;
}

/** Reads releases, newest first. Hourly air loads are grouped by source and month. Omits a withdrawn sample county. */
export async function readReleases(db: DatabaseReader): Promise<ReleaseRow[]> {
  const { kind, source, sample, id, publishedAt, report } = releaseTable;
  const groupKey = sql`case when ${kind} = 'air' then to_char(${publishedAt} at time zone 'UTC', 'YYYY-MM') else ${id}::text end`;
  const sum = (column: PgColumn) => sql<number>`sum(${column})`.mapWith(Number);
  return await db
    .select({
      id: sql<number>`max(${id})`.mapWith(Number),
      kind,
      source,
      sample,
      publishedAt: sql<Date>`max(${publishedAt})`.mapWith(publishedAt),
      asOf: sql<Date | null>`max(${releaseTable.asOf})`.mapWith(releaseTable.asOf),
      withdrawnAt: releaseTable.withdrawnAt,
      loads: sql<number>`count(*)`.mapWith(Number),
      rowsRead: sum(releaseTable.rowsRead),
      rowsNew: sum(releaseTable.rowsNew),
      rowsUpdated: sum(releaseTable.rowsUpdated),
      rowsRejected: sum(releaseTable.rowsRejected),
      agency: sql<string | null>`max(${report} ->> 'agency')`,
      unplaced: sql<number | null>`max((${report} -> 'unplaced' ->> 'neighborhoods')::int)`,
      withdrawn: sql<number | null>`max((${report} ->> 'withdrawn')::int)`,
      // 0 when a load counts records and excludes none
      excluded: sql<
        number | null
      >`max((select coalesce(sum(value::int), 0) from jsonb_each_text(${report} -> 'apart'))::int)
        filter (where ${report} ? 'withdrawn')`,
      vintage: sql<number | null>`max(${releaseTable.vintage})`,
    })
    .from(releaseTable)
    .where(or(isNull(releaseTable.withdrawnAt), not(sample)))
    .groupBy(kind, source, sample, releaseTable.withdrawnAt, groupKey)
    .orderBy(desc(sql`max(${id})`));
}

/** Reads which months each release states as complete, oldest first; `areas` is `null` for all areas of its agency. */
export async function readStatedMonths(
  db: DatabaseReader,
): Promise<{ releaseId: number; month: number; areas: string[] | null }[]> {
  const { releaseId, month, areas } = agencyMonthTable;
  return await db
    .select({ releaseId, month, areas })
    .from(agencyMonthTable)
    .orderBy(releaseId, month);
}

export interface CategorySave {
  readonly at: Date;
  readonly kind: string;
  readonly rows: number;
}

/** Reads when categories were saved and how many rows each save changed, newest first, without the author. */
export async function readCategorySaves(db: DatabaseReader): Promise<CategorySave[]> {
  return await db
    .select({
      at: bundleChangeTable.at,
      kind: bundleChangeTable.kind,
      rows: sql<number>`jsonb_array_length(${bundleChangeTable.rows})`.mapWith(Number),
    })
    .from(bundleChangeTable)
    .orderBy(desc(bundleChangeTable.id));
}

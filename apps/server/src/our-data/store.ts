import { desc, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bundleChange } from '../bundle-tool/schema.ts';
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
  readonly loads: number;
  readonly rowsRead: number;
  readonly rowsNew: number;
  readonly rowsUpdated: number;
  readonly rowsRejected: number;
  readonly agency: string | null;
  readonly unplaced: number | null;
  /** As the load reported them, JSON; null where it reported none. */
  readonly months: string | null;
}

/** What is in force of what was published? The newest first; loads of air, one an hour, are added up by source and month. */
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
      loads: sql<number>`count(*)`.mapWith(Number),
      rowsRead: sum(release.rowsRead),
      rowsNew: sum(release.rowsNew),
      rowsUpdated: sum(release.rowsUpdated),
      rowsRejected: sum(release.rowsRejected),
      agency: sql<string | null>`max(${report} ->> 'agency')`,
      unplaced: sql<number | null>`max((${report} -> 'unplaced' ->> 'neighborhoods')::int)`,
      months: sql<string | null>`max((${report} -> 'months')::text)`,
    })
    .from(release)
    .where(isNull(release.withdrawnAt))
    .groupBy(kind, source, sample, apart)
    .orderBy(desc(sql`max(${id})`));
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

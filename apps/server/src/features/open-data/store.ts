import { type Queryable, selectRows } from '../../platform/database/query.ts';

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
export async function readReleases(db: Queryable): Promise<ReleaseRow[]> {
  const perMonth = `case when kind in ('air', 'air-forecast') then to_char(published_at at time zone 'UTC', 'YYYY-MM') else id::text end`;
  return await selectRows(
    db,
    // `excluded` is 0 when a load counts records and excludes none.
    `select max(id) as id, kind, source, sample, max(published_at) as "publishedAt", max(as_of) as "asOf",
            withdrawn_at as "withdrawnAt", count(*)::int as loads, sum(rows_read)::float8 as "rowsRead",
            sum(rows_new)::float8 as "rowsNew", sum(rows_updated)::float8 as "rowsUpdated",
            sum(rows_rejected)::float8 as "rowsRejected", max(report ->> 'agency') as agency,
            max((report -> 'unplaced' ->> 'neighborhoods')::int) as unplaced,
            max((report ->> 'withdrawn')::int) as withdrawn,
            max((select coalesce(sum(value::int), 0) from jsonb_each_text(report -> 'apart'))::int)
              filter (where report ? 'withdrawn') as excluded,
            max(vintage) as vintage
       from release where withdrawn_at is null or not sample
      group by kind, source, sample, withdrawn_at, ${perMonth} order by max(id) desc`,
  );
}

/** Reads which months each release states as complete, oldest first; `areas` is `null` for all areas of its agency. */
export async function readCompleteMonthsByRelease(
  db: Queryable,
): Promise<{ releaseId: number; month: number; areas: string[] | null }[]> {
  return await selectRows(
    db,
    'select release_id as "releaseId", month, areas from agency_month order by release_id, month',
  );
}

/** When categories were saved, without the author. */
export interface CategorySave {
  readonly at: Date;
  readonly kind: string;
  readonly rows: number;
}

/** Reads when categories were saved and how many rows each save changed, newest first, without the author. */
export async function readCategorySaves(db: Queryable): Promise<CategorySave[]> {
  return await selectRows(
    db,
    'select at, kind, jsonb_array_length(rows) as rows from bundle_change order by id desc',
  );
}

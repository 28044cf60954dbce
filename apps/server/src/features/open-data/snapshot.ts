import type { DataChanges, PublishedRelease } from '@townlight/contract/open-data';
import { formatYearMonth, type MonthRange, type YearMonth } from '@townlight/domain/time';
import { z } from 'zod';
import type { Queryable } from '../../platform/database/query.ts';
import {
  type ReleaseRow,
  readCategorySaves,
  readCompleteMonthsByRelease,
  readReleases,
} from './store.ts';

/** The published releases and changes. */
export interface OpenDataSnapshot {
  /** Newest first, including withdrawn ones. */
  readonly releases: readonly PublishedRelease[];
  readonly categorySaves: DataChanges['categories'];
}

export async function buildOpenDataSnapshot(db: Queryable): Promise<OpenDataSnapshot> {
  const stated = Map.groupBy(await readCompleteMonthsByRelease(db), ({ releaseId }) => releaseId);
  return {
    releases: (await readReleases(db)).map((row) =>
      toPublishedRelease(row, stated.get(row.id) ?? []),
    ),
    categorySaves: (await readCategorySaves(db)).map(({ at, kind, rows }) => ({
      saved_at: at.toISOString(),
      kind: saveKind.parse(kind),
      rows,
    })),
  };
}

const saveKind = z.enum(['save', 'undo', 'restore', 'import']);

function toPublishedRelease(
  row: ReleaseRow,
  stated: readonly { month: number; areas: readonly string[] | null }[],
): PublishedRelease {
  return {
    id: row.id,
    kind: row.kind,
    source: row.source,
    agency: row.agency,
    sample: row.sample,
    published_at: row.publishedAt.toISOString(),
    as_of: row.asOf?.toISOString() ?? null,
    withdrawn_at: row.withdrawnAt?.toISOString() ?? null,
    loads: row.loads,
    rows_read: row.rowsRead,
    rows_kept: row.rowsRead - row.rowsRejected,
    rows_new: row.rowsNew,
    rows_updated: row.rowsUpdated,
    rows_rejected: row.rowsRejected,
    rows_unplaced: row.unplaced,
    months: runsOf(stated.map(({ month }) => month as YearMonth)).map(({ from, to }) => ({
      from: formatYearMonth(from),
      to: formatYearMonth(to),
    })),
    // all months of a release have the same areas
    areas: stated[0]?.areas?.toSorted() ?? null,
    records_withdrawn: row.withdrawn,
    records_apart: row.excluded,
    vintage: row.vintage,
  };
}

/** @param months sorted */
function runsOf(months: readonly YearMonth[]): MonthRange[] {
  const runs: { from: YearMonth; to: YearMonth }[] = [];
  for (const month of months) {
    const last = runs.at(-1);
    if (last !== undefined && last.to + 1 === month) last.to = month;
    else runs.push({ from: month, to: month });
  }
  return runs;
}

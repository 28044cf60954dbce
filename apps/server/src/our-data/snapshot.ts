import type { DataChanges, PublishedRelease } from '@townlight/contract/our-data';
import { formatYearMonth, type YearMonth } from '@townlight/domain/time';
import { z } from 'zod';
import { type Reads, type ReleaseRow, readCategorySaves, readReleases } from './store.ts';

/** What was published and changed, as it is told. */
export interface OurData {
  /** The newest first. */
  readonly releases: readonly PublishedRelease[];
  readonly categorySaves: DataChanges['categories'];
}

export async function buildOurData(db: Reads): Promise<OurData> {
  return {
    releases: (await readReleases(db)).map(told),
    categorySaves: (await readCategorySaves(db)).map(({ at, kind, rows }) => ({
      saved_at: at.toISOString(),
      kind: saveKind.parse(kind),
      rows,
    })),
  };
}

const saveKind = z.enum(['save', 'undo', 'restore', 'import']);
const reportedMonths = z.array(z.object({ from: z.int(), to: z.int() }));

function told(row: ReleaseRow): PublishedRelease {
  return {
    id: row.id,
    kind: row.kind,
    source: row.source,
    agency: row.agency,
    sample: row.sample,
    published_at: row.publishedAt.toISOString(),
    loads: row.loads,
    rows_read: row.rowsRead,
    rows_kept: row.rowsRead - row.rowsRejected,
    rows_new: row.rowsNew,
    rows_updated: row.rowsUpdated,
    rows_rejected: row.rowsRejected,
    rows_unplaced: row.unplaced,
    months: monthsOf(row.months),
  };
}

function monthsOf(text: string | null): PublishedRelease['months'] {
  const read = reportedMonths.safeParse(text === null ? null : JSON.parse(text));
  if (!read.success || read.data.length === 0) return null;
  const ends = read.data.flatMap(({ from, to }) => [from, to]);
  return {
    from: formatYearMonth(Math.min(...ends) as YearMonth),
    to: formatYearMonth(Math.max(...ends) as YearMonth),
  };
}

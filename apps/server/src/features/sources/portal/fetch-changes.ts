import { mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../../platform/failure.ts';
import { type PortalRow, writePages } from '../files/write-pages.ts';
import type { SourceRun } from '../source-kind.ts';
import { createPortalQuery, type PortalQuery, QueryRejectedError } from './portal-query.ts';

/** The state of a dataset when it was last read. */
const portalMark = z.object({
  /** The latest change of a row, in the portal's format. */
  changedAt: z.string(),
  rows: z.int().min(0),
});
type PortalMark = z.infer<typeof portalMark>;

export type PortalChanges = {
  /** A CSV file with the rows that are new or changed since the mark; deleted after `use`. */
  readonly file: string;
  readonly rows: number;
  /** Whether the file has every row, because there is no mark or the portal does not report changes. */
  readonly everything: boolean;
  /** When its newest row was changed, if the portal reports it: the reference date of the rows. */
  readonly changedAt: Date | undefined;
};

/** What fetching needs of a run. */
export type FetchRun = Pick<
  SourceRun,
  'name' | 'place' | 'mark' | 'saveMark' | 'portal' | 'signal' | 'dataFolder' | 'reportProgress'
>;

/** Limits the pages; no dataset of a county has more. */
const MAX_PAGES = 2_000;

/**
 * Fetches the changes of a dataset since the last run into a file, then passes that to `use`, so that no transaction
 * waits for a slow portal. The mark advances only if `use` succeeded and the dataset did not change in the meantime.
 * @param columns required column names, because rows omit empty fields
 * @returns undefined when the dataset is unchanged
 */
export async function fetchChanges<Result>(
  run: FetchRun,
  columns: readonly string[],
  use: (changes: PortalChanges) => Promise<Result>,
): Promise<Result | undefined> {
  const query = createPortalQuery(run.portal, run.signal);
  const before = portalMark.safeParse(run.mark).data;
  const now = await readCurrentMark(query, run.place);
  if (now && before && now.changedAt === before.changedAt && now.rows === before.rows)
    return undefined;
  const since = now && before ? before.changedAt : undefined;
  const wanted = since ? await countSince(query, run.place, since) : now?.rows;

  const folder = join(run.dataFolder, 'sources', run.name);
  mkdirSync(folder, { recursive: true });
  // Releases are named after the file.
  const file = join(folder, `${basename(new URL(run.place).pathname, '.json')}.csv`);
  try {
    const rows = await writePages(
      file,
      readPagesSince(query, run, since),
      (given) => {
        const known = new Set(given.map(fieldName));
        return [...given, ...columns.filter((name) => !known.has(fieldName(name)))];
      },
      (read) => run.reportProgress?.(read, wanted ? read / wanted : null),
    );
    // Rows that were added or removed between two pages shift the rows after them.
    if (wanted !== undefined && rows < wanted)
      throw new Failure(
        `${new URL(run.place).host}: received ${rows} of ${wanted} rows; the dataset changed in the meantime`,
      );
    if (rows === 0 && since === undefined)
      throw new Failure(`${new URL(run.place).host}: the dataset is empty`);
    const changedAt = parseMoment(now?.changedAt);
    const result =
      rows === 0
        ? undefined
        : await use({ file, rows, everything: since === undefined, changedAt });
    if (now && isSameMark(now, await readCurrentMark(query, run.place))) await run.saveMark(now);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function parseMoment(text: string | undefined): Date | undefined {
  const moment = new Date(text ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

function isSameMark(some: PortalMark, other: PortalMark | undefined): boolean {
  return some.changedAt === other?.changedAt && some.rows === other.rows;
}

/** Returns undefined when the portal does not report changes. */
async function readCurrentMark(
  query: PortalQuery,
  address: string,
): Promise<PortalMark | undefined> {
  try {
    const [row] = await query(address, {
      $select: 'max(:updated_at) as newest_change, count(*) as row_count',
    });
    const rows = Number(row?.row_count);
    return typeof row?.newest_change === 'string' && Number.isInteger(rows)
      ? { changedAt: row.newest_change, rows }
      : undefined;
  } catch (error) {
    if (error instanceof QueryRejectedError) return undefined;
    throw error;
  }
}

/** Includes the instant itself, because other rows may have changed at the same time. */
function changedSince(since: string): string {
  return `:updated_at >= '${since.replaceAll("'", "''")}'`;
}

async function countSince(query: PortalQuery, address: string, since: string): Promise<number> {
  const [row] = await query(address, {
    $select: 'count(*) as row_count',
    $where: changedSince(since),
  });
  return Number(row?.row_count ?? 0);
}

async function* readPagesSince(
  query: PortalQuery,
  { place, portal }: Pick<SourceRun, 'place' | 'portal'>,
  since: string | undefined,
): AsyncGenerator<PortalRow[]> {
  for (let page = 0; page < MAX_PAGES; page++) {
    const rows = await query(place, {
      $limit: String(portal.pageRows),
      $offset: String(page * portal.pageRows),
      // Without an explicit order a row may appear on two pages, or on none.
      $order: ':id',
      ...(since && { $where: changedSince(since) }),
    });
    if (rows.length > 0) yield rows;
    if (rows.length < portal.pageRows) return;
  }
  throw new Failure(`${new URL(place).host}: the dataset never ends`);
}

/** Converts a column name to the portal's field name: `DATE OCC` → `date_occ`. */
function fieldName(column: string): string {
  return column.toLowerCase().replace(/[^a-z0-9]+/g, '_');
}

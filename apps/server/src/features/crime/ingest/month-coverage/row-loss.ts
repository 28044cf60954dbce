import {
  computeMaxLostShares,
  findExceededFaults,
  findLostRows,
  type LostRows,
  type MonthRowCounts,
  type RowCounts,
  sumRowCounts,
} from '@townlight/domain/crime';
import { formatYearMonth, type MonthRange, type YearMonth } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { Failure } from '../../../../platform/failure.ts';
import type { DistinctRecordCounter } from '../distinct-record-counter.ts';
import { AGENCY_RELEASES_SQL, NEWEST_FIRST_SQL } from '../versions/releases-in-force.ts';
import { listMonths } from './month-ranges.ts';

/** The reasons why months with records are not accepted as complete. */
export interface RowLoss {
  readonly lost: readonly LostRows[];
  /** Set when the row count equals the known limit of a program or an address. */
  readonly rowLimit?: number | undefined;
}

/** A scheduled file may contain only a few changed records, all of them without a place. */
const MIN_LOST_ROWS_OF_A_FILE = 10;

/** @param history row counts of the months that the agency's releases in force cover */
export function findRowLoss(
  records: DistinctRecordCounter,
  history: RowCounts | null,
  rowLimit: number | undefined,
): RowLoss {
  const lost = findLostRows(records.rowsByMonth(), records.undated, computeMaxLostShares(history));
  return { lost, rowLimit };
}

/** Older releases are less representative, and a daily source has many. */
const RELEASES_OF_HISTORY = 12;

/** Returns the row counts of the months that an agency's newest releases in force cover; `null` without any. */
export async function readRowHistory(
  client: PoolClient,
  agency: string,
): Promise<RowCounts | null> {
  const { rows } = await client.query<{ months: MonthRange[]; monthRows: MonthRowCounts[] }>(
    `select r.report -> 'months' as months, r.report -> 'monthRows' as "monthRows" from release r
      where ${AGENCY_RELEASES_SQL} and r.report ? 'monthRows' and jsonb_array_length(r.report -> 'months') > 0
      order by ${NEWEST_FIRST_SQL} limit ${RELEASES_OF_HISTORY}`,
    [agency],
  );
  const supplied = rows.flatMap(({ months, monthRows }) => {
    const known = new Set(months.flatMap(listMonths));
    return monthRows.filter(({ month }) => known.has(month));
  });
  return supplied.length === 0 ? null : sumRowCounts(supplied);
}

export function isMonthWithheldForRowLoss({ lost, rowLimit }: RowLoss, month: YearMonth): boolean {
  return rowLimit !== undefined || lost.some((one) => one.month === null || one.month === month);
}

/** @throws Failure when a file of a scheduled source lost a larger share of its rows than the agency's files may */
export function refuseRowLoss(
  records: DistinctRecordCounter,
  history: RowCounts | null,
  { rowLimit }: RowLoss,
  origin: string,
): void {
  if (rowLimit !== undefined)
    throw new Failure(`${origin}: ${describeRowLimit(rowLimit)}; nothing was published`);
  const max = computeMaxLostShares(history);
  const counts = sumRowCounts(records.rowsByMonth());
  for (const { fault, lost } of findExceededFaults(counts, max))
    if (lost >= MIN_LOST_ROWS_OF_A_FILE)
      throw new Failure(
        `${origin}: ${describeFault(fault, lost, counts.rows)}; nothing was published. ` +
          'Correct the source, or load the file by hand',
      );
}

/** Formats the losses, e.g. `not 2025-01: 62 of 124 rows were rejected`. */
export function describeRowLoss({ lost, rowLimit }: RowLoss): string[] {
  const lines = lost.map(({ month, fault, lost: rows, rows: all }) =>
    month === null
      ? `not any month: ${describeFault(fault, rows, all)} and have no readable date`
      : `not ${formatYearMonth(month)}: ${describeFault(fault, rows, all)}`,
  );
  return rowLimit === undefined
    ? lines
    : [...lines, `not any month: ${describeRowLimit(rowLimit)}`];
}

const FAULTS: Readonly<Record<LostRows['fault'], string>> = {
  rejected: 'were rejected',
  unplaced: 'have no place in the county',
  repeated: 'have the number of a later row of another day or place',
  any: 'were rejected, have no place in the county or share a number',
};

function describeFault(fault: LostRows['fault'], lost: number, rows: number): string {
  return `${lost.toLocaleString('en')} of ${rows.toLocaleString('en')} rows ${FAULTS[fault]}`;
}

function describeRowLimit(rows: number): string {
  return `the file has exactly ${rows.toLocaleString('en')} rows, as many as some programs and addresses give at most; it may be cut off`;
}

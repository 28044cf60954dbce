import { exceedsLossLimit, MAX_LOST_SHARE } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import { formatYearMonth, type MonthRange, type YearMonth } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { Failure } from '../../../../platform/failure.ts';
import { forEachPackedCell } from '../../packed-cells.ts';
import { formatMonthRanges } from './coverage-statement.ts';
import { listMonths, toMonthRanges } from './month-ranges.ts';

/** Number of records of a complete month in the areas of one partition. */
export interface PlacedRecordCount {
  readonly partition: Partition;
  readonly month: YearMonth;
  readonly records: number;
}

/** Counts an agency's placed records in those of the months that are complete. */
export async function countCompleteMonths(
  client: PoolClient,
  agencyId: number,
  months: Iterable<number>,
): Promise<PlacedRecordCount[]> {
  const { rows } = await client.query<Omit<PlacedRecordCount, 'records'> & { cells: Buffer }>(
    `select partition, month, cells from crime_month as counted
      where agency_id = $1 and month = any($2::int[]) and exists (
        select from agency_month as known where known.agency_id = $1 and known.month = counted.month)
      order by month, partition`,
    [agencyId, [...months]],
  );
  return rows.map(({ cells, ...of }) => {
    let records = 0;
    forEachPackedCell(cells, (_, area, count) => {
      if (area > 0) records += count;
    });
    return { ...of, records };
  });
}

/**
 * @param withdrawn number of records that the agency withdraws; they may be missing
 * @throws Failure when the new rows would remove records from a month that stays complete
 */
export function refuseShrunkMonths(
  before: readonly PlacedRecordCount[],
  after: readonly PlacedRecordCount[],
  given: { origin: string; withdrawn: number; anyway: readonly MonthRange[] | undefined },
): void {
  const { origin, withdrawn, anyway = [] } = given;
  const accepted = new Set(anyway.flatMap(listMonths));
  const keyOf = ({ partition, month }: PlacedRecordCount) => `${partition} ${month}`;
  const left = new Map(after.map((count) => [keyOf(count), count.records]));
  const shrunk = before.filter((count) => {
    const lost = count.records - (left.get(keyOf(count)) ?? 0) - withdrawn;
    return exceedsLossLimit(lost, count.records, MAX_LOST_SHARE) && !accepted.has(count.month);
  });
  const [first] = shrunk;
  if (first === undefined) return;
  const months = formatMonthRanges(toMonthRanges(shrunk.map(({ month }) => month)));
  throw new Failure(
    `${origin}: its rows replace earlier ones and would leave ${(left.get(keyOf(first)) ?? 0).toLocaleString('en')} of ${first.records.toLocaleString('en')} ` +
      `records in ${first.partition} in ${formatYearMonth(first.month)}, a complete month; nothing was published. ` +
      `Check its numbers, dates and places; if the agency did correct its records so, load it with --accept-anyway ${months}`,
  );
}

import type { YearMonth } from '../../time/index.ts';

/**
 * Why a file's rows are not counted in their month: `rejected`, unreadable; `unplaced`, the location is missing or in
 * no area; `repeated`, a later row with another day or place has the same record number.
 */
export const ROW_FAULTS = ['rejected', 'unplaced', 'repeated'] as const;
export type RowFault = (typeof ROW_FAULTS)[number];

/** Number of rows, and of rows lost to each fault. */
export type RowCounts = { readonly rows: number } & Readonly<Record<RowFault, number>>;

/** The rows of one month of a file. */
export type MonthRowCounts = RowCounts & { readonly month: YearMonth };

/** Lost rows of a month, or of all months where they have no readable date. */
export interface LostRows {
  /** `null` means every month of the file. */
  readonly month: YearMonth | null;
  /** `any` where no single fault is too frequent, but all together are. */
  readonly fault: RowFault | 'any';
  readonly lost: number;
  readonly rows: number;
}

/** Maximum share of lost rows in a month of an agency without history. */
export const MAX_LOST_SHARE = 0.05;
/** Maximum multiple of an agency's usual share. */
export const MAX_MULTIPLE_OF_USUAL_LOSS = 1.5;
/** Upper limit of the share, whatever the history. */
export const MAX_LOST_SHARE_WITH_HISTORY = 0.2;
/** Fewer lost rows are ignored. */
export const MIN_LOST_ROWS = 3;

/** Share of rows by fault, 0 to 1. */
export type LostShares = Readonly<Record<RowFault, number>>;

/**
 * Returns the share of rows that a month may lack for each fault.
 * @param history the rows of the months that the agency's earlier files supplied; `null` for its first file
 */
export function computeMaxLostShares(history: RowCounts | null): LostShares {
  const usual = (fault: RowFault) =>
    history === null || history.rows === 0 ? 0 : history[fault] / history.rows;
  const max = (fault: RowFault) =>
    Math.min(
      MAX_LOST_SHARE_WITH_HISTORY,
      Math.max(MAX_LOST_SHARE, MAX_MULTIPLE_OF_USUAL_LOSS * usual(fault)),
    );
  return { rejected: max('rejected'), unplaced: max('unplaced'), repeated: max('repeated') };
}

/**
 * Returns the months that lack more rows than they may, in the order given.
 * @param undated how many of the rejected rows have no readable date: any month may lack them
 */
export function findLostRows(
  months: readonly MonthRowCounts[],
  undated: number,
  max: LostShares,
): LostRows[] {
  const all = sumRowCounts(months).rows;
  const found: LostRows[] = [];
  if (exceedsLossLimit(undated, all, max.rejected))
    found.push({ month: null, fault: 'rejected', lost: undated, rows: all });
  for (const { month, ...counts } of months)
    found.push(
      ...findExceededFaults(counts, max).map((fault) => ({ month, ...fault, rows: counts.rows })),
    );
  return found;
}

/** Returns the faults that exceed their limits, separately or all together. */
export function findExceededFaults(
  counts: RowCounts,
  max: LostShares,
): Pick<LostRows, 'fault' | 'lost'>[] {
  const alone = ROW_FAULTS.filter((fault) =>
    exceedsLossLimit(counts[fault], counts.rows, max[fault]),
  );
  if (alone.length > 0) return alone.map((fault) => ({ fault, lost: counts[fault] }));
  const lost = ROW_FAULTS.reduce((sum, fault) => sum + counts[fault], 0);
  const maxShare = Math.max(...ROW_FAULTS.map((fault) => max[fault]));
  return exceedsLossLimit(lost, counts.rows, maxShare) ? [{ fault: 'any', lost }] : [];
}

/** Returns whether a number of lost rows exceeds the limit. */
export function exceedsLossLimit(lost: number, rows: number, maxShare: number): boolean {
  return lost >= MIN_LOST_ROWS && lost > rows * maxShare;
}

/** Adds up the rows of several months or files. */
export function sumRowCounts(all: Iterable<RowCounts>): RowCounts {
  const sum = { rows: 0, rejected: 0, unplaced: 0, repeated: 0 };
  for (const counts of all) {
    sum.rows += counts.rows;
    for (const fault of ROW_FAULTS) sum[fault] += counts[fault];
  }
  return sum;
}

import {
  type ChangeInterval,
  type ComparisonWithUsual,
  compareWithUsual,
  computeRelativeChange,
  type UsualCounts,
} from '@townlight/domain/crime';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import type { ComparedCounts } from '../../crime/index.ts';

/** A count compared with the usual ones and with that of the same month a year before. */
export interface YearComparison {
  readonly count: number;
  readonly before: number;
  readonly standing: 'up' | 'down' | ComparisonWithUsual;
  /** The deviation from the expected count in standard errors. */
  readonly evidence: number;
  /** `null` where the count was not tested. */
  readonly usual: UsualCounts | null;
  /** Relative change from the year before; `null` without a baseline. */
  readonly change: number | null;
  readonly interval: ChangeInterval | null;
}

/** @param at index of the area, or of the kind of crime */
export function toYearComparison(compared: ComparedCounts, at: number): YearComparison {
  const [count, before] = [compared.counts[at] as number, compared.before[at] as number];
  const direction = compared.directions[at] ?? 'no-clear-change';
  const usual = compared.usual[at] ?? null;
  return {
    count,
    before,
    standing: direction === 'no-clear-change' ? compareWithUsual(count, usual) : direction,
    evidence: compared.evidence[at] as number,
    usual,
    change: computeRelativeChange(count, before),
    interval: compared.intervals[at] ?? null,
  };
}

/** Returns whether a count is higher or lower than usual; `null` where that is not clear. */
export function getClearDirection({ standing }: YearComparison): 'up' | 'down' | null {
  return standing === 'up' || standing === 'down' ? standing : null;
}

/** Returns the range of one month. */
export function toSingleMonthRange(month: YearMonth): MonthRange {
  return { from: month, to: month };
}

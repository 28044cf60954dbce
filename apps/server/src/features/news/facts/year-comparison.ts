import { type ChangeDirection, relativeChange } from '@townlight/domain/crime';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import type { ComparedCounts } from '../../crime/index.ts';

/** A count compared with that of the same month a year before. */
export interface YearComparison {
  readonly count: number;
  readonly before: number;
  readonly direction: ChangeDirection;
  /** Relative change; `null` without a baseline. */
  readonly change: number | null;
}

/** @param at index of the area, or of the kind of crime */
export function toYearComparison(
  compared: ComparedCounts,
  at: number,
): YearComparison & { readonly evidence: number } {
  const [count, before] = [compared.counts[at] as number, compared.before[at] as number];
  return {
    count,
    before,
    direction: compared.directions[at] ?? 'no-clear-change',
    change: relativeChange(count, before),
    evidence: compared.evidence[at] as number,
  };
}

export function singleMonth(month: YearMonth): MonthRange {
  return { from: month, to: month };
}

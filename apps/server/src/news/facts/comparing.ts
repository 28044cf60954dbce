import { type ChangeDirection, relativeChange } from '@townlight/domain/crime';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import type { HeldCounts } from '../../crime/index.ts';

/** A count compared with that of the same month a year before. */
export interface Against {
  readonly count: number;
  readonly before: number;
  readonly direction: ChangeDirection;
  /** Relative change; `null` without a baseline. */
  readonly change: number | null;
}

/** @param at index of the area, or of the kind of crime */
export function againstOf(held: HeldCounts, at: number): Against & { readonly evidence: number } {
  const [count, before] = [held.counts[at] as number, held.before[at] as number];
  return {
    count,
    before,
    direction: held.directions[at] ?? 'no-clear-change',
    change: relativeChange(count, before),
    evidence: held.evidence[at] as number,
  };
}

export function only(month: YearMonth): MonthRange {
  return { from: month, to: month };
}

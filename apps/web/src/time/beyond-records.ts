import type { MonthRange } from '@townlight/domain/time';
import type { ChosenPeriod } from './chosen-period.ts';

/** How two months of a reader's own reach beyond the records. */
export type BeyondRecords =
  /** No month of them is on record. */
  | 'before'
  | 'after'
  /** Some months are, and others are not. */
  | 'begins-before'
  | 'ends-after';

/**
 * How a chosen period reaches beyond the months on record; `null` where it does not.
 * @param record from the first month on record to the last full one
 */
export function beyondRecords(period: ChosenPeriod, record: MonthRange): BeyondRecords | null {
  if (period.kind === 'preset') return null;
  const { from, to } = period.range;
  if (to < record.from) return 'before';
  if (from > record.to) return 'after';
  if (from < record.from) return 'begins-before';
  return to > record.to ? 'ends-after' : null;
}

/** Whether there is nothing to be asked for. */
export function isOutside(beyond: BeyondRecords | null): boolean {
  return beyond === 'before' || beyond === 'after';
}

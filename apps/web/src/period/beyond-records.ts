import type { MonthRange } from '@townlight/domain/time';
import type { ChosenPeriod } from './chosen-period.ts';

/** How a custom period reaches beyond the records. */
export type BeyondRecordsKind =
  /** None of its months is on record. */
  | 'before'
  | 'after'
  /** Some of its months are on record, others not. */
  | 'begins-before'
  | 'ends-after';

/**
 * Returns how a chosen period reaches beyond the months on record; `null` where it does not.
 * @param record from the first month on record to the last full one
 */
export function classifyBeyondRecords(
  period: ChosenPeriod,
  record: MonthRange,
): BeyondRecordsKind | null {
  if (period.kind === 'preset') return null;
  const { from, to } = period.range;
  if (to < record.from) return 'before';
  if (from > record.to) return 'after';
  if (from < record.from) return 'begins-before';
  return to > record.to ? 'ends-after' : null;
}

/** Returns whether no month of the period is on record. */
export function isFullyBeyond(beyond: BeyondRecordsKind | null): boolean {
  return beyond === 'before' || beyond === 'after';
}

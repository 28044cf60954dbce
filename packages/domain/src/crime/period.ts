import { addMonths, type MonthRange, type YearMonth } from '../time/index.ts';

/** Returns the period of a preset of N months: the reference month and the N-1 before it (reading 7). */
export function toPresetPeriod(months: number, reference: YearMonth): MonthRange {
  return { from: addMonths(reference, 1 - months), to: reference };
}

import type { CountHistory } from '@townlight/domain/crime';
import { addMonths, type MonthRange } from '@townlight/domain/time';

/** Months of a history that are tested: `length` months from month `at`. */
export interface TestedMonths {
  readonly at: number;
  readonly length: number;
}

export function periodOf({ first }: CountHistory, { at, length }: TestedMonths): MonthRange {
  return { from: addMonths(first, at), to: addMonths(first, at + length - 1) };
}

export function countIn(
  { areas, counts }: CountHistory,
  { at, length }: TestedMonths,
): Uint32Array {
  const sums = new Uint32Array(areas);
  for (let month = at; month < at + length; month++) {
    for (let area = 0; area < areas; area++) {
      sums[area] = (sums[area] as number) + (counts[month * areas + area] as number);
    }
  }
  return sums;
}

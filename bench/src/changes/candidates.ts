import {
  type ChangeTestResult,
  type CountHistory,
  classifyChanges,
  estimateVariation,
  expectCounts,
} from '@townlight/domain/crime';
import { addMonths } from '@townlight/domain/time';

export function ours(history: CountHistory, length: number, at = history.months - length): ChangeTestResult {
  const period = { from: addMonths(history.first, at), to: addMonths(history.first, at + length - 1) };
  const expected = expectCounts(history, estimateVariation(history), period);
  return classifyChanges(countIn(history, at, length), new Uint8Array(history.areas).fill(1), expected);
}

export function countIn({ areas, counts }: CountHistory, at: number, length: number): Uint32Array {
  const sums = new Uint32Array(areas);
  for (let month = at; month < at + length; month++) {
    for (let area = 0; area < areas; area++) {
      sums[area] = (sums[area] as number) + (counts[month * areas + area] as number);
    }
  }
  return sums;
}

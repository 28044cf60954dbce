import { addMonths, type MonthRange, type YearMonth } from '@townlight/domain/time';

/** Lists every month of a range, both ends included. */
export function listMonths({ from, to }: MonthRange): YearMonth[] {
  return Array.from({ length: to - from + 1 }, (_, at) => addMonths(from, at));
}

/** Returns the months as ranges, oldest first, without duplicates. */
export function toMonthRanges(months: Iterable<YearMonth>): MonthRange[] {
  const ranges: { from: YearMonth; to: YearMonth }[] = [];
  for (const month of [...new Set(months)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.to === month - 1) last.to = month;
    else ranges.push({ from: month, to: month });
  }
  return ranges;
}

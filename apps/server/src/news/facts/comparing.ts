import {
  type ChangeDirection,
  changeDirection,
  completeAreas,
  crossesBreak,
  isComplete,
  relativeChange,
} from '@townlight/domain/crime';
import { addMonths, type MonthRange, type YearMonth } from '@townlight/domain/time';
import type { CrimeSnapshot } from '../../crime/index.ts';

/** What is usual is measured over the months before, at most so many. */
const HISTORY_MONTHS = 36;

/** A count held against that of the same month a year before. */
export interface Against {
  readonly count: number;
  readonly before: number;
  readonly direction: ChangeDirection;
  /** Relative; `null` without a baseline. */
  readonly change: number | null;
}

export function against(count: number, before: number): Against {
  return {
    count,
    before,
    direction: changeDirection(count, before),
    change: relativeChange(count, before),
  };
}

/** Neighborhoods with both months complete, counted by the same rules. */
export function comparedAreas({ data }: CrimeSnapshot, month: YearMonth): number[] {
  const { completeness, breaks } = data.partitions.neighborhoods;
  const before = only(addMonths(month, -12));
  const [now, then] = [
    completeAreas(completeness, only(month)),
    completeAreas(completeness, before),
  ];
  return [...now.keys()].filter(
    (area) =>
      now[area] === 1 && then[area] === 1 && !crossesBreak(breaks[area] ?? [], before, only(month)),
  );
}

/** The months before in which all these neighborhoods are complete by the rules of the month, oldest first. */
export function monthsBefore(
  { data }: CrimeSnapshot,
  areas: readonly number[],
  month: YearMonth,
): YearMonth[] {
  const { completeness, breaks } = data.partitions.neighborhoods;
  const months: YearMonth[] = [];
  const earliest = Math.max(data.first, addMonths(month, -HISTORY_MONTHS));
  for (let of = earliest as YearMonth; of < month; of = addMonths(of, 1)) {
    const isWhole = areas.every(
      (area) =>
        isComplete(completeness, area, only(of)) &&
        !crossesBreak(breaks[area] ?? [], only(of), only(month)),
    );
    if (isWhole) months.push(of);
  }
  return months;
}

export function isProvisional(
  { data: { provisionalFrom } }: CrimeSnapshot,
  month: YearMonth,
): boolean {
  return provisionalFrom !== null && month >= provisionalFrom;
}

export function only(month: YearMonth): MonthRange {
  return { from: month, to: month };
}

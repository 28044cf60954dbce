import { type CaseTotal, isSuppressedTotal } from './case-total.ts';

/** Daily totals summed over reporting areas. */
export interface SummedCaseSeries {
  /** Equal where the total is known, different where an area is suppressed, `NO_CASE_TOTAL` on a day without a total. */
  readonly min: Int32Array;
  readonly max: Int32Array;
  /** Number of included areas: those that have reported by that day. */
  readonly counted: Uint8Array;
  /** 1 on a day on which an area's total is lower than the day before. */
  readonly lowered: Uint8Array;
}

/** Marks a day without a total in typed arrays. */
export const NO_CASE_TOTAL = -1;

/**
 * Sums areas, each from its first report. If an included area does not report on a day, that day has no total,
 * because the sum of the others is not comparable.
 * @param areas series of equal length
 */
export function sumCaseSeries(
  areas: readonly (readonly CaseTotal[])[],
  into: (days: number) => SummedCaseSeries,
): SummedCaseSeries {
  const days = areas[0]?.length ?? 0;
  const sum = into(days);
  const begins = areas.map((totals) => totals.findIndex((total) => total !== null));
  for (let day = 0; day < days; day++) {
    const joined = areas.filter((_, i) => begins[i] !== -1 && (begins[i] as number) <= day);
    const totals = joined.map((area) => area[day] ?? null);
    sum.counted[day] = joined.length;
    sum.lowered[day] = Number(joined.some((area) => isLower(area[day], area[day - 1])));
    const isComplete = totals.length > 0 && !totals.includes(null);
    sum.min[day] = isComplete ? add(totals, 'min') : NO_CASE_TOTAL;
    sum.max[day] = isComplete ? add(totals, 'max') : NO_CASE_TOTAL;
  }
  return sum;
}

function isLower(now: CaseTotal | undefined, before: CaseTotal | undefined): boolean {
  return typeof now === 'number' && typeof before === 'number' && now < before;
}

function add(totals: readonly CaseTotal[], end: 'min' | 'max'): number {
  return totals.reduce<number>(
    (sum, total) => sum + (isSuppressedTotal(total) ? total[end] : (total ?? 0)),
    0,
  );
}

import { type CaseTotal, isWithheld } from './report.ts';

/** Reporting areas added up, day by day. */
export interface AddedUp {
  /** Both alike where the total is known, apart where one of the areas is withheld, `NO_TOTAL` on a day without one. */
  readonly atLeast: Int32Array;
  readonly atMost: Int32Array;
  /** How many of the areas are in it: those that have reported by that day. */
  readonly counted: Uint8Array;
  /** 1 on a day on which the total of one of the areas is lower than the day before, whatever the others bring. */
  readonly lowered: Uint8Array;
}

export const NO_TOTAL = -1;

/**
 * Adds areas up: each joins with its first report. A day on which one that has joined does not report has no total, for the sum
 * of the others is not the same thing.
 * @param areas series of one length
 */
export function addUpAreas(
  areas: readonly (readonly CaseTotal[])[],
  into: (days: number) => AddedUp,
): AddedUp {
  const days = areas[0]?.length ?? 0;
  const sum = into(days);
  const begins = areas.map((totals) => totals.findIndex((total) => total !== null));
  for (let day = 0; day < days; day++) {
    const joined = areas.filter((_, i) => begins[i] !== -1 && (begins[i] as number) <= day);
    const totals = joined.map((area) => area[day] ?? null);
    sum.counted[day] = joined.length;
    sum.lowered[day] = Number(joined.some((area) => isLower(area[day], area[day - 1])));
    const isWhole = totals.length > 0 && !totals.includes(null);
    sum.atLeast[day] = isWhole ? add(totals, 'atLeast') : NO_TOTAL;
    sum.atMost[day] = isWhole ? add(totals, 'atMost') : NO_TOTAL;
  }
  return sum;
}

function isLower(now: CaseTotal | undefined, before: CaseTotal | undefined): boolean {
  return typeof now === 'number' && typeof before === 'number' && now < before;
}

function add(totals: readonly CaseTotal[], end: 'atLeast' | 'atMost'): number {
  return totals.reduce<number>(
    (sum, total) => sum + (isWithheld(total) ? total[end] : (total ?? 0)),
    0,
  );
}

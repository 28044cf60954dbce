import { toYearMonth, type YearMonth } from '../../../time/index.ts';
import type { CountHistory } from '../build-count-history.ts';

export const FIRST = toYearMonth(2021, 1);

/** The month `months` after the first. */
export function monthAt(months: number): YearMonth {
  return (FIRST + months) as YearMonth;
}

/** A seeded random generator of numbers between 0 and 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A Poisson count. */
export function drawPoisson(mean: number, random: () => number): number {
  let count = 0;
  for (let left = Math.exp(-mean), product = random(); product > left; count++) product *= random();
  return count;
}

/** Months of areas that are all complete and follow the same rules. */
export function makeHistory(
  areas: number,
  months: number,
  count: (area: number, month: number) => number,
): CountHistory {
  const counts = Array.from({ length: areas * months }, (_, at) =>
    count(at % areas, Math.floor(at / areas)),
  );
  return { areas, first: FIRST, months, counts, segments: counts.map(() => 1) };
}

import { AQI_CATEGORIES, computeAirQualityIndex } from '@townlight/domain/air';

const UNHEALTHY = AQI_CATEGORIES.indexOf('unhealthy');
/** More days than these would be a long read; those around the worst are shown. */
const MAX_DAYS = 10;

/** Returns whether a daily mean in µg/m³ is unhealthy for all, or worse. */
export function isUnhealthy(mean: number): boolean {
  return AQI_CATEGORIES.indexOf(computeAirQualityIndex(mean).category) >= UNHEALTHY;
}

/**
 * Returns the longest run of consecutive days of a month, of two as long the later one, and at most ten of its days with
 * the worst among them. A single day is no run.
 * @param days in order
 */
export function findLongestRun<Day extends { readonly day: number; readonly mean: Float32Array }>(
  days: readonly Day[],
): readonly Day[] {
  let longest: Day[] = [];
  let run: Day[] = [];
  for (const one of days) {
    run = one.day - 1 === run.at(-1)?.day ? [...run, one] : [one];
    if (run.length >= longest.length) longest = run;
  }
  if (longest.length < 2) return [];
  const highest = longest.map(({ mean }) => Math.max(...mean));
  const worst = highest.indexOf(Math.max(...highest));
  const from = Math.min(
    Math.max(0, worst - Math.floor(MAX_DAYS / 2)),
    Math.max(0, longest.length - MAX_DAYS),
  );
  return longest.slice(from, from + MAX_DAYS);
}

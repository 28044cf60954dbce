/** With fewer readings than this nothing is called usual. */
export const LEAST_FOR_USUAL = 20;

/**
 * The median of readings in µg/m³ of like hours: those of one hour of the day in one month of the year, over all years.
 * @returns `null` with too few readings
 */
export function usualLevel(readings: readonly number[]): number | null {
  if (readings.length < LEAST_FOR_USUAL) return null;
  const sorted = Float64Array.from(readings).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

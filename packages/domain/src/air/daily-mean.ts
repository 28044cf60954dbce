import { DOUBTFUL, type HourOfAir } from './doubtful-readings.ts';

/** A day has a mean with readings for at least this share of its hours. (EPA, 40 CFR 50 Appendix N) */
export const LEAST_SHARE_OF_DAY = 3 / 4;

/** Whether a day with so many of its hours read has a mean. */
export function hasDailyMean(read: number, hours: number): boolean {
  return read > 0 && read >= hours * LEAST_SHARE_OF_DAY;
}

/**
 * The mean of a day's hours in µg/m³.
 * @param hours all hours of the day, 23 or 25 where clocks change
 * @returns `null` with readings for fewer than three hours of four, and with a doubtful hour
 */
export function dailyMean(hours: readonly HourOfAir[]): number | null {
  if (hours.includes(DOUBTFUL)) return null;
  const known = hours.filter((value) => typeof value === 'number');
  if (!hasDailyMean(known.length, hours.length)) return null;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

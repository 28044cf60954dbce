import { DOUBTFUL_HOUR, type HourlyPm25 } from './doubtful-readings.ts';

/** Minimum share of hours with readings for a daily mean. (EPA, 40 CFR 50 Appendix N) */
export const MIN_HOURS_SHARE_FOR_DAILY_MEAN = 3 / 4;

/** Returns whether enough hours of a day have readings for a mean. */
export function hasDailyMean(read: number, hours: number): boolean {
  return read > 0 && read >= hours * MIN_HOURS_SHARE_FOR_DAILY_MEAN;
}

/**
 * Computes the mean of a day's hours in µg/m³.
 * @param hours all hours of the day, 23 or 25 where clocks change
 * @returns `null` with readings for fewer than three quarters of the hours, and with a doubtful hour
 */
export function computeDailyMean(hours: readonly HourlyPm25[]): number | null {
  if (hours.includes(DOUBTFUL_HOUR)) return null;
  const known = hours.filter((value) => typeof value === 'number');
  if (!hasDailyMean(known.length, hours.length)) return null;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

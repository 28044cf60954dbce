/** A day has a mean with readings for at least this share of its hours. (EPA, 40 CFR 50 Appendix N) */
export const LEAST_SHARE_OF_DAY = 3 / 4;

/** Whether a day with so many of its hours read has a mean. */
export function hasDailyMean(read: number, hours: number): boolean {
  return read > 0 && read >= hours * LEAST_SHARE_OF_DAY;
}

/**
 * The mean of a day's hours in µg/m³.
 * @param hours all hours of the day, 23 or 25 where clocks change; `null` for an hour without a reading
 * @returns `null` with readings for fewer than three hours of four
 */
export function dailyMean(hours: readonly (number | null)[]): number | null {
  const known = hours.filter((value) => value !== null);
  if (!hasDailyMean(known.length, hours.length)) return null;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** A day has a mean with readings for at least this share of its hours. (EPA, 40 CFR 50 Appendix N) */
const LEAST_SHARE = 3 / 4;

/**
 * The mean of a day's hours in µg/m³.
 * @param hours all hours of the day, 23 or 25 where clocks change; `null` for an hour without a reading
 * @returns `null` with readings for fewer than three hours of four
 */
export function dailyMean(hours: readonly (number | null)[]): number | null {
  const known = hours.filter((value) => value !== null);
  if (known.length === 0 || known.length < hours.length * LEAST_SHARE) return null;
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

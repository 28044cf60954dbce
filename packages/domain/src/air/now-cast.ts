import { truncateToTenths } from './air-quality-index.ts';

/** NowCast weights the last 12 hourly means. (EPA) */
export const NOW_CAST_HOURS = 12;

/** Minimum weight factor for particulate matter. (EPA) */
export const NOW_CAST_MIN_WEIGHT = 0.5;

/**
 * Computes EPA's NowCast of PM2.5: a weighted mean of the last 12 hours that emphasizes recent hours more the more
 * the air changes.
 * @param hours hourly means in µg/m³, the newest first; `null` where there is none. Hours after the twelfth are
 * ignored
 * @returns µg/m³ truncated to tenths; `null` unless two of the last three hours have a reading
 */
export function computeNowCast(hours: readonly (number | null)[]): number | null {
  const read = hours.slice(0, NOW_CAST_HOURS);
  const known = read.filter((value) => value !== null);
  if (read.slice(0, 3).filter((value) => value !== null).length < 2) return null;
  const highest = Math.max(...known);
  if (highest <= 0) return 0;
  const weight = Math.max(Math.min(...known) / highest, NOW_CAST_MIN_WEIGHT);
  let sum = 0;
  let weights = 0;
  read.forEach((value, hoursAgo) => {
    if (value === null) return;
    const hourWeight = weight ** hoursAgo;
    sum += hourWeight * value;
    weights += hourWeight;
  });
  return truncateToTenths(sum / weights);
}

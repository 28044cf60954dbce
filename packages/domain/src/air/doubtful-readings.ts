import { computeAirQualityIndex } from './air-quality-index.ts';
import { AQI_CATEGORIES, AQI_SCALES } from './aqi-breakpoints.ts';
import type { StationsByDistance } from './estimate.ts';

/**
 * An hour without a figure because the nearest monitor's reading is excluded or still missing and may be correct,
 * while much worse than the other stations. It is not a missing hour: means without it would be cleaner than the
 * measurements.
 */
export const DOUBTFUL_HOUR = 'doubtful';

/** The level of a place in an hour: µg/m³, `null` without a reading. */
export type HourlyPm25 = number | null | typeof DOUBTFUL_HOUR;

/**
 * Returns whether a point's nearest station has an excluded reading that, on any scale, is unhealthy and in a worse
 * category than the estimate without it, or has not reported the hour yet and last had such a reading.
 * @param refused µg/m³ by station, from `begin` on, of excluded readings; NaN where there is none
 * @param awaited last reading in µg/m³ of stations that may still report the hour; NaN for others
 */
export function isDoubtful(
  { stations }: Pick<StationsByDistance, 'stations'>,
  accepted: ArrayLike<number>,
  refused: ArrayLike<number>,
  begin: number,
  estimate: number,
  awaited: ArrayLike<number> | null = null,
): boolean {
  for (const station of stations) {
    if (!Number.isNaN(accepted[begin + station])) return false;
    const read = refused[begin + station] as number;
    // A negative reading gives no information.
    if (read >= 0) return isUnhealthier(read, estimate);
    // A last reading of clean air gives no information about this hour.
    if (awaited !== null && isUnhealthier(awaited[station] as number, estimate)) return true;
  }
  return false;
}

const UNHEALTHY_FROM = AQI_CATEGORIES.indexOf('usg');

function isUnhealthier(concentration: number, than: number): boolean {
  if (!(concentration >= 0)) return false;
  return AQI_SCALES.some((scale) => {
    const placeOf = (pm25: number) =>
      AQI_CATEGORIES.indexOf(computeAirQualityIndex(pm25, scale).category);
    return placeOf(concentration) > Math.max(placeOf(than), UNHEALTHY_FROM - 1);
  });
}

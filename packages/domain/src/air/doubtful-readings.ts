import { airQualityIndex } from './air-quality-index.ts';
import type { StationsAround } from './estimate.ts';
import { AQI_CATEGORIES, AQI_SCALES } from './index-tables.ts';

/**
 * An hour that has no figure because the nearest monitor's reading is out of use, or has not come yet, and may be true: it is
 * much worse than what the others say. It is not a missing hour: means that left it out would be cleaner than what was read.
 */
export const DOUBTFUL = 'doubtful';

/** What is known of a place in an hour: µg/m³, `null` without a reading. */
export type HourOfAir = number | null | typeof DOUBTFUL;

/**
 * Whether a point's nearest station has a reading that is kept out of estimates and, on any scale, is unhealthy for someone and
 * in a worse category than the estimate made without it; or has not reported the hour yet and read so last.
 * @param refused µg/m³ by station, from `begin` on, of readings kept out of estimates; NaN where there is none
 * @param awaited µg/m³ by station: what those that may still report the hour read last; NaN for others
 */
export function isDoubtful(
  { stations }: Pick<StationsAround, 'stations'>,
  accepted: ArrayLike<number>,
  refused: ArrayLike<number>,
  begin: number,
  estimate: number,
  awaited: ArrayLike<number> | null = null,
): boolean {
  for (const station of stations) {
    if (!Number.isNaN(accepted[begin + station])) return false;
    const read = refused[begin + station] as number;
    // one below zero says nothing, and hides nothing
    if (read >= 0) return isUnhealthier(read, estimate);
    // one that read clean air last says nothing of this hour
    if (awaited !== null && isUnhealthier(awaited[station] as number, estimate)) return true;
  }
  return false;
}

const UNHEALTHY_FROM = AQI_CATEGORIES.indexOf('usg');

function isUnhealthier(concentration: number, than: number): boolean {
  if (!(concentration >= 0)) return false;
  return AQI_SCALES.some((scale) => {
    const placeOf = (pm25: number) => AQI_CATEGORIES.indexOf(airQualityIndex(pm25, scale).category);
    return placeOf(concentration) > Math.max(placeOf(than), UNHEALTHY_FROM - 1);
  });
}

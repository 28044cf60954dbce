import { AQI_TABLES, type AqiCategory, type AqiScale } from './index-tables.ts';

/** A PM2.5 concentration as an index. */
export interface AirQualityIndex {
  /** Whole number from 0 to 500. */
  readonly aqi: number;
  readonly category: AqiCategory;
  /** The concentration lies above the table's end: the index is 500 and says so. */
  readonly beyond: boolean;
}

/**
 * The index of a PM2.5 concentration in µg/m³, as EPA computes it: cut to tenths, linear within the band, rounded.
 * Every finite concentration from 0 on has exactly one. `airQualityIndex(40)` is 100 on the site's own table, `moderate`.
 * @throws RangeError for a concentration below 0 or not finite
 */
export function airQualityIndex(concentration: number, scale: AqiScale = 'site'): AirQualityIndex {
  if (!Number.isFinite(concentration) || concentration < 0) {
    throw new RangeError(`${concentration} is not a concentration; give µg/m³ from 0 on`);
  }
  const value = tenthsOf(concentration);
  for (const { category, from, to, low, high } of AQI_TABLES[scale]) {
    // cut to tenths, no value lies between the end of one band and the beginning of the next
    if (value > tenthsOf(to)) continue;
    // whole tenths: as fractions, half a point at 6.6 µg/m³ was 27.499999 and rounded down
    const share = ((value - tenthsOf(from)) * (high - low)) / (tenthsOf(to) - tenthsOf(from));
    const aqi = Math.round(low + share);
    return { aqi, category, beyond: false };
  }
  return { aqi: 500, category: 'hazardous', beyond: true };
}

/** Cuts to tenths of µg/m³ without letting 12.3, as a sum of binary fractions, become 12.2. */
export function cutToTenths(concentration: number): number {
  return tenthsOf(concentration) / 10;
}

function tenthsOf(concentration: number): number {
  return Math.floor(concentration * 10 + 1e-6);
}

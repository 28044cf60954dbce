import { AQI_BREAKPOINTS, type AqiCategory, type AqiScale } from './aqi-breakpoints.ts';

/** The index of a PM2.5 concentration. */
export interface AirQualityIndex {
  /** Integer from 0 to 500. */
  readonly aqi: number;
  readonly category: AqiCategory;
  /** The concentration is above the table's end; the index is 500. */
  readonly isBeyondScale: boolean;
}

/**
 * Computes the index of a PM2.5 concentration in µg/m³ by EPA's method: truncated to tenths, linear within the
 * breakpoints, rounded. Defined for every finite concentration from 0. `computeAirQualityIndex(40)` is 100 on the
 * site's table, `moderate`.
 * @throws RangeError for a concentration below 0 or not finite
 */
export function computeAirQualityIndex(
  concentration: number,
  scale: AqiScale = 'site',
): AirQualityIndex {
  if (!Number.isFinite(concentration) || concentration < 0) {
    throw new RangeError(`${concentration} is not a concentration; give µg/m³ from 0 on`);
  }
  const value = toTenths(concentration);
  for (const { category, from, to, low, high } of AQI_BREAKPOINTS[scale]) {
    // After truncation no value lies between two breakpoints.
    if (value > toTenths(to)) continue;
    // Integer tenths: with fractions, half a point at 6.6 µg/m³ was 27.499999 and was rounded down.
    const share = ((value - toTenths(from)) * (high - low)) / (toTenths(to) - toTenths(from));
    const aqi = Math.round(low + share);
    return { aqi, category, isBeyondScale: false };
  }
  return { aqi: 500, category: 'hazardous', isBeyondScale: true };
}

/** Truncates to tenths of µg/m³ without turning 12.3, as a binary fraction, into 12.2. */
export function truncateToTenths(concentration: number): number {
  return toTenths(concentration) / 10;
}

function toTenths(concentration: number): number {
  return Math.floor(concentration * 10 + 1e-6);
}

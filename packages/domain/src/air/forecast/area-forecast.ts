import type { GeoPoint } from '../../places/distance.ts';
import type { Day } from '../../time/index.ts';
import { AQI_BREAKPOINTS, AQI_CATEGORIES, type AqiCategory } from '../aqi-breakpoints.ts';

/** A forecast that AirNow publishes for a reporting area: one pollutant on one day. Its point is that of the area. */
export interface AreaForecast extends GeoPoint {
  /** Name of the reporting area, and its state's two letters; the state may be empty. */
  readonly area: string;
  readonly state: string;
  readonly validOn: Day;
  readonly issuedOn: Day;
  /** As AirNow writes it, e.g. `PM2.5` or `OZONE`. */
  readonly pollutant: string;
  /** EPA's index; null where the agency forecasts only a category. */
  readonly aqi: number | null;
  readonly category: AqiCategory;
  /** AirNow marks this pollutant as the primary one of the day. */
  readonly isPrimary: boolean;
  readonly isActionDay: boolean;
  /** The forecaster's text, in English; may be empty. */
  readonly discussion: string;
  /** The agency that made the forecast; may be empty. */
  readonly agency: string;
}

/** Names of categories in AirNow's files, in lower case. */
const CATEGORY_NAMES: Readonly<Record<string, AqiCategory>> = {
  good: 'good',
  moderate: 'moderate',
  'unhealthy for sensitive groups': 'usg',
  unhealthy: 'unhealthy',
  'very unhealthy': 'veryunhealthy',
  hazardous: 'hazardous',
};

/** Parses the name of a category in a file of AirNow; null for any other text. */
export function parseCategoryName(name: string): AqiCategory | null {
  return CATEGORY_NAMES[name.toLowerCase()] ?? null;
}

/** Returns the category of EPA's index, which is the same for all pollutants. */
export function categorizeIndex(aqi: number): AqiCategory {
  const bands = AQI_BREAKPOINTS['epa-2024'];
  return bands.find(({ high }) => aqi <= high)?.category ?? 'hazardous';
}

/**
 * Combines the index and the category of a forecast. Where they contradict each other, the worse one counts: an index
 * in a cleaner category than the stated one is left out.
 * @returns null where there is neither
 */
export function combineForecast(
  aqi: number | null,
  stated: AqiCategory | null,
): Pick<AreaForecast, 'aqi' | 'category'> | null {
  if (aqi === null) return stated === null ? null : { aqi, category: stated };
  const category = categorizeIndex(aqi);
  return stated !== null && toCategoryLevel(stated) > toCategoryLevel(category)
    ? { aqi: null, category: stated }
    : { aqi, category };
}

/** Returns 0 for the cleanest category. */
export function toCategoryLevel(category: AqiCategory): number {
  return AQI_CATEGORIES.indexOf(category);
}

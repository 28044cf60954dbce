import type { CountWithResidents } from '../compare-rates.ts';
import {
  MIN_AREAS_FOR_MEDIAN,
  MIN_COUNTY_SHARE_FOR_RATE,
  MIN_REPORTS_FOR_RATE,
} from '../constants.ts';

/**
 * Returns the median rate of similar areas, per resident. `null` with fewer than `MIN_AREAS_FOR_MEDIAN`, and where
 * half of them or more have too few reports for a rate.
 * @param areas those whose month is complete and recorded
 */
export function computeMedianRate(areas: readonly CountWithResidents[]): number | null {
  if (areas.length < MIN_AREAS_FOR_MEDIAN) return null;
  const few = areas.filter(({ count }) => count < MIN_REPORTS_FOR_RATE).length;
  if (2 * few >= areas.length) return null;
  const rates = areas.map(({ count, residents }) => count / residents).sort((a, b) => a - b);
  const middle = rates.length >> 1;
  const upper = rates[middle] as number;
  return rates.length % 2 === 1 ? upper : ((rates[middle - 1] as number) + upper) / 2;
}

/**
 * Returns the rate of all areas of the county together, per resident. `null` where the complete and recorded ones
 * have less than `MIN_COUNTY_SHARE_FOR_RATE` of the residents of all participating areas, and with too few reports.
 * @param residents of all participating areas
 */
export function computePooledRate(covered: CountWithResidents, residents: number): number | null {
  if (covered.residents === 0 || covered.residents < MIN_COUNTY_SHARE_FOR_RATE * residents)
    return null;
  return covered.count < MIN_REPORTS_FOR_RATE ? null : covered.count / covered.residents;
}

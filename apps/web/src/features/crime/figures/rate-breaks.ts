import type { AreaCrimes } from '@townlight/contract/crime';
import { CRIME_CLASSES, quantileBreaks } from '@townlight/domain/crime';

/** Returns the rates per resident at which the classes above the lowest begin. */
export function rateBreaks(areas: readonly AreaCrimes[]): number[] {
  const ranked = areas.filter((area) => area.ranking !== null && area.total_crime_rate !== null);
  return quantileBreaks(
    ranked.map((area) => area.total_crime_rate as number),
    CRIME_CLASSES,
  );
}

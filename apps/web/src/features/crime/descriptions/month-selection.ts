import type { YearMonth } from '@townlight/domain/time';
import type { MapPartition } from '../../../area-map/area-map-feature.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';

/** Returns one month of all crime, or of one crime type; `null` while the month is unknown. */
export function toMonthSelection(
  partition: MapPartition,
  month: YearMonth | null,
  crime?: string,
): CrimeSelection | null {
  if (month === null) return null;
  const smallBundles = crime === undefined ? [] : [crime];
  return { partition, range: { from: month, to: month }, bigBundle: null, smallBundles };
}

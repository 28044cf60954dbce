import type { Basket } from '@townlight/contract/crime';
import type { Partition } from '@townlight/domain/places';
import type { MonthRange, YearMonth } from '@townlight/domain/time';
import type { MapPartition } from '../../../area-map/area-map-feature.ts';
import { county } from '../../../i18n/county.ts';
import { toPeriodInstants } from '../../../period/resolve-period.ts';

/** A selection of crime records: where, when and which kinds. */
export interface CrimeSelection {
  readonly partition: Partition;
  readonly range: MonthRange;
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
  /** The crimes that "all crime" counts; by default the offenses that all agencies record. */
  readonly basket?: Basket | undefined;
}

/** Returns the scope of all neighborhoods, of one crime type or of all crime. */
export function toNeighborhoodScope(crime: string | null): Omit<CrimeSelection, 'range'> {
  const smallBundles = crime === null ? [] : [crime];
  return { partition: 'neighborhoods', bigBundle: null, smallBundles };
}

/** Returns the query parameters of a selection. */
export function toCrimeQueryParams(crimeSelection: CrimeSelection) {
  return {
    ...toPeriodInstants(crimeSelection.range, county.timeZone),
    bb: crimeSelection.bigBundle,
    sb: crimeSelection.smallBundles,
    basket: toBasketParam(crimeSelection),
  };
}

/** Returns the basket as a query parameter: `null` where it is the default, or where a category is chosen. */
export function toBasketParam({
  bigBundle,
  basket,
}: Pick<CrimeSelection, 'bigBundle' | 'basket'>): Basket | null {
  return bigBundle === null && basket === 'everything' ? basket : null;
}

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

import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import { type CountChange, poissonInterval } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { toldCount, type Unranked, unrankedBecause } from '../figures/area-standing.ts';
import { changeOf } from '../figures/change-of.ts';

/** An area's rate, or why there is none. Rates are per resident. */
export type RowRate =
  | { readonly kind: 'unranked'; readonly because: Unranked }
  | { readonly kind: 'too-few' }
  | {
      readonly kind: 'rated';
      readonly rate: number;
      readonly low: number;
      readonly high: number;
      readonly unstable: boolean;
    };

/** One row of the comparison. */
export interface CompareRow {
  readonly id: AreaId;
  readonly name: string;
  /** Null where the type is not recorded, or nothing is on record. */
  readonly count: number | null;
  readonly residents: number | null;
  readonly rate: RowRate;
  readonly rank: number | null;
  readonly change: CountChange;
}

export interface RowMatter {
  readonly area: AreaCrimes;
  readonly name: string;
  /** Against the same months a year before; `null` for more than 12 months. */
  readonly yearBefore: AreaTrajectory | null;
}

/** Builds the rows of a period, each with its change from the same months a year earlier. */
export function compareRows(areas: readonly RowMatter[]): CompareRow[] {
  return areas.map(({ area, name, yearBefore }) => ({
    id: area.id,
    name,
    count: toldCount(area, area.total_crime_count),
    residents: area.population,
    rate: rowRate(area),
    rank: area.ranking,
    change: changeOf(yearBefore),
  }));
}

function rowRate(area: AreaCrimes): RowRate {
  const because = unrankedBecause(area);
  const count = area.total_crime_count;
  if (because !== null) return { kind: 'unranked', because };
  if (area.reliability === 'too-few' || !area.population || count === null)
    return { kind: 'too-few' };
  const { low, high } = poissonInterval(count);
  return {
    kind: 'rated',
    rate: count / area.population,
    low: low / area.population,
    high: high / area.population,
    unstable: area.reliability === 'unstable',
  };
}

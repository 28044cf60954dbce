import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import { type CountChange, computePoissonInterval } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { toCountChange } from '../figures/count-changes.ts';
import {
  findUnrankedReason,
  toDisplayableCount,
  type UnrankedReason,
} from '../figures/unranked-reason.ts';

/** An area's rate, or why there is none. Rates are per resident. */
export type CompareRowRate =
  | { readonly kind: 'unranked'; readonly because: UnrankedReason }
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
  readonly rate: CompareRowRate;
  readonly rank: number | null;
  readonly change: CountChange;
}

export interface CompareRowInput {
  readonly area: AreaCrimes;
  readonly name: string;
  /** Against the same months a year before; `null` for more than 12 months. */
  readonly yearBefore: AreaTrajectory | null;
}

/** Builds the rows of a period, each with its change from the same months a year earlier. */
export function buildCompareRows(areas: readonly CompareRowInput[]): CompareRow[] {
  return areas.map(({ area, name, yearBefore }) => ({
    id: area.id,
    name,
    count: toDisplayableCount(area, area.total_crime_count),
    residents: area.population,
    rate: rowRate(area),
    rank: area.ranking,
    change: toCountChange(yearBefore),
  }));
}

function rowRate(area: AreaCrimes): CompareRowRate {
  const because = findUnrankedReason(area);
  const count = area.total_crime_count;
  if (because !== null) return { kind: 'unranked', because };
  if (area.reliability === 'too-few' || !area.population || count === null)
    return { kind: 'too-few' };
  const { low, high } = computePoissonInterval(count);
  return {
    kind: 'rated',
    rate: count / area.population,
    low: low / area.population,
    high: high / area.population,
    unstable: area.reliability === 'unstable',
  };
}

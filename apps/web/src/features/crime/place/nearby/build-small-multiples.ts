import type { AreaCrimes } from '@townlight/contract/crime';
import type { SimilarAreaRates } from '@townlight/contract/crime/similar-rates';
import type { AreaId } from '@townlight/domain/places';
import { type MonthRange, toYearMonth } from '@townlight/domain/time';
import type { NeighborRow } from '../../neighborhood/compare-neighbors.tsx';

/** The months of a place as reports per resident, oldest first; `null` is a gap. */
export type MonthRates = readonly (number | null)[];

/** A small chart: a neighbor, or the county. */
export interface SmallMultiple {
  /** `null` for the county. */
  readonly id: AreaId | null;
  readonly name: string | null;
  /** Empty without a rate of the 12 months. */
  readonly rates: MonthRates;
  /** Reports per resident in the 12 months; `null` where it has no rate. */
  readonly rate: number | null;
}

export interface SmallMultiples {
  readonly home: MonthRates;
  readonly charts: readonly SmallMultiple[];
  /** The end of the scale that all share. */
  readonly top: number;
}

/** Builds the charts of the county and of the neighbors, in the order of their rates. */
export function buildSmallMultiples(given: {
  home: AreaId;
  rows: readonly NeighborRow[];
  /** The county's rate in the 12 months. */
  county: number | null;
  /** The counts of the 12 months by area. */
  counts: ReadonlyMap<AreaId, readonly (number | null)[]>;
  /** All neighborhoods, for their residents. */
  areas: readonly AreaCrimes[];
  countyMonths: SimilarAreaRates['county']['months'];
  months: MonthRange;
}): SmallMultiples {
  const { home, counts, months } = given;
  const residentsOf = new Map(given.areas.map(({ id, population }) => [id, population]));
  const isRated = new Set(given.rows.filter(({ rate }) => rate !== null).map(({ id }) => id));
  const ratesOf = (id: AreaId): MonthRates => {
    const residents = residentsOf.get(id);
    // too few reports in a year are far too few in a month
    if (!residents || !isRated.has(id)) return [];
    return (counts.get(id) ?? []).map((count) => (count === null ? null : count / residents));
  };
  const countyRates = given.countyMonths
    .filter(({ year, month }) => {
      const at = toYearMonth(year, month);
      return at >= months.from && at <= months.to;
    })
    .map(({ rate }) => rate);
  const charts: SmallMultiple[] = [
    ...(given.county === null
      ? []
      : [{ id: null, name: null, rates: countyRates, rate: given.county }]),
    ...given.rows
      .filter(({ id }) => id !== home)
      .map(({ id, name, rate }) => ({ id, name, rates: ratesOf(id), rate })),
  ];
  const homeRates = ratesOf(home);
  const all = [homeRates, ...charts.map(({ rates }) => rates)].flat();
  return { home: homeRates, charts, top: Math.max(...all.map((rate) => rate ?? 0)) || 1 };
}

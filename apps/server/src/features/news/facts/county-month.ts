import { findCompleteAreas, sumSeriesByArea } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { addMonths, type YearMonth } from '@townlight/domain/time';
import {
  type CrimeSnapshot,
  compareAreaPeriods,
  compareCountyPeriods,
  isOutlier,
  isProvisionalInCounty,
  rankPartition,
  selectAllCrime,
  selectCrimeType,
} from '../../crime/index.ts';
import {
  selectTopUnusualCounts,
  type TopUnusualCounts,
  toCrimeTypeLabel,
  type UnusualCount,
} from './top-unusual-counts.ts';
import {
  getClearDirection,
  toSingleMonthRange,
  toYearComparison,
  type YearComparison,
} from './year-comparison.ts';

/** A month of crime in the county. */
export interface CountyCrimeMonth {
  readonly month: YearMonth;
  readonly provisional: boolean;
  /** Reports in the neighborhoods with complete records of the month. */
  readonly count: number;
  readonly areas: number;
  readonly allAreas: number;
  /** Over the neighborhoods with both months complete by the same rules; `null` without any. */
  readonly against: (YearComparison & { readonly areas: number }) | null;
  readonly neighborhoods: TopUnusualCounts;
  readonly crimes: TopUnusualCounts;
}

/** Counts the reports in the neighborhoods with complete records of a month, and these neighborhoods. */
export function countCompleteReports(
  { data, seriesOf }: CrimeSnapshot,
  month: YearMonth,
): { readonly count: number; readonly areas: number } {
  const { bundles, completeness } = data.partitions.neighborhoods;
  const period = toSingleMonthRange(month);
  const complete = findCompleteAreas(completeness, period);
  const counts = sumSeriesByArea(bundles, [seriesOf.allCrime], period);
  let count = 0;
  let areas = 0;
  for (const [area, isComplete] of complete.entries()) {
    if (isComplete === 0) continue;
    count += counts[area] as number;
    areas++;
  }
  return { count, areas };
}

/**
 * Returns the neighborhoods that the map of a month calls higher or lower than usual.
 * @param max see `selectTopUnusualCounts`
 */
export function findUnusualNeighborhoods(
  crime: CrimeSnapshot,
  month: YearMonth,
  max?: number,
): TopUnusualCounts {
  return selectTopUnusualCounts(compareNeighborhoods(crime, month), max);
}

/** Returns which neighborhoods are higher or lower than usual in a month; those that the map leaves gray are absent. */
export function classifyNeighborhoods(
  crime: CrimeSnapshot,
  month: YearMonth,
): ReadonlyMap<AreaId, 'up' | 'down' | null> {
  return new Map(
    compareNeighborhoods(crime, month).map((one) => [one.slug, getClearDirection(one)]),
  );
}

/** Compares the neighborhoods that the map of a month colors. */
function compareNeighborhoods(crime: CrimeSnapshot, month: YearMonth): UnusualCount[] {
  const partition = crime.data.partitions.neighborhoods;
  const { slugs, names } = partition;
  const [now, before] = [toSingleMonthRange(month), toSingleMonthRange(addMonths(month, -12))];
  const comparison = compareAreaPeriods(
    crime.data,
    partition,
    selectAllCrime(crime.seriesOf),
    now,
    before,
  );
  const ranked = rankPartition(partition, [crime.seriesOf.allCrime], now);
  /** The map leaves outliers and areas of unknown residents gray. */
  const isColored = (area: number) =>
    partition.populations[area] != null && !isOutlier(partition, ranked, area);
  return slugs.flatMap((slug, area): UnusualCount[] =>
    comparison.comparable[area] === 1 && isColored(area)
      ? [{ name: names[area] as string, slug, ...toYearComparison(comparison, area) }]
      : [],
  );
}

/**
 * Cached per crime snapshot, because each list of news needs these months and each new hour of air rebuilds the list.
 */
const counted = new WeakMap<CrimeSnapshot, Map<YearMonth, CountyCrimeMonth>>();

/** Returns a month of crime in the county, counted once per snapshot. */
export function summarizeCountyMonth(crime: CrimeSnapshot, month: YearMonth): CountyCrimeMonth {
  const months = counted.get(crime) ?? new Map<YearMonth, CountyCrimeMonth>();
  counted.set(crime, months);
  const known = months.get(month) ?? countMonth(crime, month);
  months.set(month, known);
  return known;
}

function countMonth(crime: CrimeSnapshot, month: YearMonth): CountyCrimeMonth {
  const { data, seriesOf } = crime;
  const partition = data.partitions.neighborhoods;
  const small = [...seriesOf.small.keys()];
  const [now, before] = [toSingleMonthRange(month), toSingleMonthRange(addMonths(month, -12))];
  const all = compareCountyPeriods(data, partition, [selectAllCrime(seriesOf)], now, before);
  const kinds = compareCountyPeriods(
    data,
    partition,
    small.map((name) => selectCrimeType(crime, name)),
    now,
    before,
  );
  const areas = all.areas[0] as number;
  const crimes = small.flatMap((name, at): UnusualCount[] =>
    kinds.areas[at] === 0 ? [] : [{ ...toCrimeTypeLabel(name), ...toYearComparison(kinds, at) }],
  );
  return {
    month,
    provisional: isProvisionalInCounty(crime.data, month),
    ...countCompleteReports(crime, month),
    allAreas: partition.slugs.length,
    against: areas > 0 ? { ...toYearComparison(all, 0), areas } : null,
    neighborhoods: findUnusualNeighborhoods(crime, month),
    crimes: selectTopUnusualCounts(crimes),
  };
}

import type { CrimeStatus, MonthlyTrend } from '@townlight/contract/crime';
import { titleCaseCrimeType } from '@townlight/domain/bundles';
import {
  type ChangeDirection,
  CRIME_COLOR_CLASSES,
  computeQuantileBreaks,
  findColorLevel,
  MIN_REPORTS_FOR_RATE,
  RANK_STATUSES,
  type RankStatus,
  sumSeriesByArea,
  TREND_MONTHS,
  type UsualCounts,
} from '@townlight/domain/crime';
import { type AreaId, type Partition, toSlug } from '@townlight/domain/places';
import { addMonths, type MonthRange, type YearMonth } from '@townlight/domain/time';
import type { CategoryNames } from '../../bundles/index.ts';
import type { PartitionCrime } from '../snapshot/crime-data.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';
import { findUnrecordedAreas } from '../snapshot/recording.ts';
import { compareAreaPeriods } from './changes/compare-area-periods.ts';
import { type ChosenCategories, selectAllCrime, selectCrimeType } from './choose-categories.ts';
import { getRecordedPeriod } from './choose-period.ts';
import { buildCountyTrends } from './county-trends.ts';
import { buildMonthlyTrends } from './monthly-trends.ts';
import { rankPartition } from './rank-partition.ts';

/** One month of all crime, or of one crime type, in one area, for texts and pictures. */
export interface AreaPageFacts {
  /** Display name and slug of the crime type; `null` for all crime. */
  readonly crime: { readonly name: string; readonly slug: string } | null;
  readonly slug: AreaId;
  readonly name: string;
  readonly month: YearMonth;
  readonly count: number;
  /** Reports per resident; `null` without residents or with too few reports. */
  readonly rate: number | null;
  /** 1 = highest rate; `null` if the area has no rank. */
  readonly ranking: number | null;
  readonly rankedCount: number;
  readonly standing: RankStatus;
  /** The counts that are usual, and whether the map calls the count; `null` where that is unknown. */
  readonly usual: (UsualCounts & { readonly called: ChangeDirection }) | null;
  /** The 12 months that end with this one, as far as they are on record. */
  readonly trends: readonly MonthlyTrend[];
}

/** One month of one crime type, or of all crime, in the county. */
export interface CountyPageFacts {
  /** Display name and slug of the crime type; `null` for all crime. */
  readonly crime: { readonly name: string; readonly slug: string } | null;
  readonly month: YearMonth;
  /** In the neighborhoods whose police record it. */
  readonly count: number;
  readonly trends: readonly MonthlyTrend[];
}

/** Step of the color ramp per neighborhood; `null` without a rank. */
export type AreaColorLevels = ReadonlyMap<AreaId, number | null>;

/** Crime facts for page addresses and pictures. */
export interface CrimePageFacts {
  /** The first and the last month on record; `null` while nothing is loaded. */
  readonly record: MonthRange | null;
  readonly status: CrimeStatus;
  readonly names: CategoryNames;
  /** Display names and slugs of the crime types. */
  readonly crimes: readonly { readonly name: string; readonly slug: string }[];
  /**
   * Returns null for an unknown area or crime, or a month that is not on record.
   * @param month the last on record by default
   * @param crime slug or name of a crime type; all crime by default
   */
  area(partition: Partition, slug: AreaId, month?: YearMonth, crime?: string): AreaPageFacts | null;
  /** Returns the neighborhoods with enough reports of a crime type in the last 12 months for a rate. */
  ratedAreas(crime: string): AreaId[];
  /** @param crime slug or name of a crime type; null for all crime */
  county(crime: string | null, month?: YearMonth): CountyPageFacts | null;
  /** @param months the number of months that end with `month`; 1 by default */
  levels(crime: string | null, month?: YearMonth, months?: number): AreaColorLevels;
}

/** Creates the lookup of facts in one snapshot. */
export function createCrimePageFacts(snapshot: CrimeSnapshot): CrimePageFacts {
  const { data, names, seriesOf } = snapshot;
  const record = getRecordedPeriod(data);

  const monthOnRecord = (month: YearMonth | undefined): YearMonth | null => {
    if (record === null) return null;
    const requested = month ?? record.to;
    return requested >= record.from && requested <= record.to ? requested : null;
  };
  const yearTo = (month: YearMonth): MonthRange => ({
    from: Math.max(addMonths(month, 1 - TREND_MONTHS), data.first) as YearMonth,
    to: month,
  });
  /** Returns null for an unknown crime type. */
  const typeOf = (crime: string | null) => {
    if (crime === null) return { shown: null, ...selectAllCrime(seriesOf) };
    const name = names.small.has(crime) ? crime : names.smallBySlug.get(toSlug(crime));
    if (name === undefined || !seriesOf.small.has(name)) return null;
    const shown = { name: titleCaseCrimeType(name), slug: toSlug(name) };
    return { shown, ...selectCrimeType(snapshot, name) };
  };

  const ranked = (partition: PartitionCrime, type: ChosenCategories, period: MonthRange) => {
    const unrecorded = findUnrecordedAreas(data, partition, type.types, period);
    return rankPartition(partition, type.series, period, unrecorded);
  };

  const usualOf = (
    partition: PartitionCrime,
    area: number,
    month: YearMonth,
    type: ChosenCategories,
  ): AreaPageFacts['usual'] => {
    const now = { from: month, to: month };
    const before = { from: addMonths(month, -12), to: addMonths(month, -12) };
    const compared = compareAreaPeriods(data, partition, type, now, before);
    const usual = compared.usual[area] ?? null;
    const isStated = compared.comparable[area] === 1;
    const called = (isStated && compared.directions[area]) || 'no-clear-change';
    return usual && { ...usual, called };
  };

  return {
    record,
    status: data.status,
    names,
    crimes: data.scheme.smallBundles.map(({ name }) => ({
      name: titleCaseCrimeType(name),
      slug: toSlug(name),
    })),
    area(partitionName, slug, requested, crime) {
      const month = monthOnRecord(requested);
      const area = snapshot.areaOf[partitionName].get(slug);
      const type = typeOf(crime ?? null);
      if (month === null || area === undefined || type === null) return null;
      const partition = data.partitions[partitionName];
      const { counts, ranking } = ranked(partition, type, { from: month, to: month });
      const count = counts[area] as number;
      const rate = ranking.rates[area] as number;
      return {
        crime: type.shown,
        slug,
        name: partition.names[area] as string,
        month,
        count,
        rate: Number.isNaN(rate) ? null : rate,
        ranking: ranking.ranks[area] || null,
        rankedCount: ranking.rankedCount,
        standing: RANK_STATUSES[ranking.statuses[area] as number] as RankStatus,
        usual: usualOf(partition, area, month, type),
        trends: buildMonthlyTrends(data, partition, area, type, yearTo(month)),
      };
    },
    ratedAreas(crime) {
      const type = typeOf(crime);
      if (record === null || type === null) return [];
      const { bundles, slugs } = data.partitions.neighborhoods;
      const counts = sumSeriesByArea(bundles, type.series ?? [], yearTo(record.to));
      return slugs.filter((_, area) => (counts[area] as number) >= MIN_REPORTS_FOR_RATE);
    },
    county(crime, requested) {
      const month = monthOnRecord(requested);
      const type = typeOf(crime);
      if (month === null || type === null) return null;
      const trends = buildCountyTrends(data, type, yearTo(month));
      return {
        crime: type.shown,
        month,
        count: trends.at(-1)?.crime_count ?? 0,
        trends,
      };
    },
    levels(crime, requested, months = 1) {
      const month = monthOnRecord(requested);
      const type = typeOf(crime);
      const partition = data.partitions.neighborhoods;
      if (month === null || type === null)
        return new Map(partition.slugs.map((slug) => [slug, null]));
      const period = { from: addMonths(month, 1 - months), to: month };
      const { ranking } = ranked(partition, type, period);
      const isRanked = (area: number) => (ranking.ranks[area] as number) > 0;
      const breaks = computeQuantileBreaks(
        [...ranking.rates].filter((_, area) => isRanked(area)),
        CRIME_COLOR_CLASSES,
      );
      return new Map(
        partition.slugs.map((slug, area) => [
          slug,
          isRanked(area)
            ? findColorLevel(ranking.rates[area] as number, breaks, CRIME_COLOR_CLASSES)
            : null,
        ]),
      );
    },
  };
}

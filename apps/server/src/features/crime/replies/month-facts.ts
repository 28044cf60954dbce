import { titleCaseCrimeType } from '@townlight/domain/bundles';
import {
  type CountChange,
  chooseLongerMonths,
  classifyReliability,
  countAreaByMonth,
  crossesSeriesBreak,
  isComplete,
  type LongerMonths,
  periodEndingWith,
  RANK_STATUSES,
  type RankStatus,
  type Reliability,
  TREND_MONTHS,
  toPresetPeriod,
} from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { addMonths, type MonthRange, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';
import { isProvisionalInArea, isProvisionalInCounty } from '../snapshot/provisional.ts';
import { compareAreaPeriods, getAreaChange } from './changes/compare-area-periods.ts';
import {
  listSinglyCountedCrimes,
  type SinglyCountedCrime,
} from './changes/singly-counted-crimes.ts';
import { selectAllCrime, selectCrimeType } from './choose-categories.ts';
import { getRecordedPeriod } from './choose-period.ts';
import { isOutlier, rankPartition } from './rank-partition.ts';

/** A month of a series, and the same month a year earlier. */
export interface MonthWithYearBefore {
  readonly month: YearMonth;
  /** Reports on record, whether the month is complete or not. */
  readonly count: number;
  readonly complete: boolean;
  readonly provisional: boolean;
  /** Null if incomplete, not on record, or counted by other rules. */
  readonly before: number | null;
}

/** The figures of one neighborhood in one month: plain data that can be stored. */
export interface AreaMonthFacts {
  readonly slug: AreaId;
  readonly name: string;
  readonly count: number;
  /** Every agency that polices the area has supplied the month. */
  readonly complete: boolean;
  readonly standing: RankStatus;
  /** Too few residents for a rate. */
  readonly outlier: boolean;
  readonly reliability: Reliability;
  /** Null if unknown. */
  readonly residents: number | null;
  /** 1 = highest rate; null if the area has no rank. */
  readonly ranking: number | null;
  readonly rankedCount: number;
  /** Compared with the same month a year earlier; null while the month is incomplete. */
  readonly change: CountChange | null;
  /** The 12 months that end with this one, as far as they are on record. */
  readonly months: readonly MonthWithYearBefore[];
  /** The 12 months compared with the 12 before; null unless all of them are on record. */
  readonly year: { readonly count: number; readonly change: CountChange } | null;
  /** For a month with few expected reports: the 3 or 12 months that end with it, against a year earlier. */
  readonly longer: {
    readonly months: LongerMonths;
    readonly count: number;
    readonly change: CountChange;
  } | null;
  /**
   * Crime types that its police record and that were reported now or a year earlier, or are usually, most frequent
   * first, with display names.
   */
  readonly types: readonly {
    readonly name: string;
    readonly count: number;
    readonly change: CountChange | null;
  }[];
  /** The crime types of which each report matters, also those without any. */
  readonly single: readonly SinglyCountedCrime[];
  /** Names of the agencies that police it. */
  readonly agencies: readonly string[];
  /** The latest change of the counting rules in the last two years. */
  readonly rulesChanged: YearMonth | null;
  /** Names of the agencies whose rules changed. */
  readonly rulesChangedBy: readonly string[];
}

/** Facts about the records of all areas. */
export interface CrimeRecordFacts {
  readonly sample: boolean;
  readonly through: YearMonth | null;
  /** Reference date of the newest release, ISO. */
  readonly releasedAt: string | null;
  readonly provisional: boolean;
}

/**
 * Returns the periods to compare: the month, the same month a year earlier, the 12 months to it, and the 12 before
 * those.
 */
function periodsOf(month: YearMonth) {
  const now: MonthRange = { from: month, to: month };
  const year = toPresetPeriod(TREND_MONTHS, month);
  return { now, before: back(now), year, yearBefore: back(year) };
}

const back = ({ from, to }: MonthRange): MonthRange => ({
  from: addMonths(from, -12),
  to: addMonths(to, -12),
});

/** Returns null for a month that is not on record. */
export function getCrimeRecordFacts(
  { data }: CrimeSnapshot,
  month: YearMonth,
): CrimeRecordFacts | null {
  const record = getRecordedPeriod(data);
  if (record === null || month < record.from || month > record.to) return null;
  return {
    sample: data.status.sample,
    through: record.to,
    releasedAt: data.status.released_at,
    provisional: isProvisionalInCounty(data, month),
  };
}

/** Returns the month of every neighborhood in the order of slugs; empty for a month that is not on record. */
export function listAreaMonthFacts(snapshot: CrimeSnapshot, month: YearMonth): AreaMonthFacts[] {
  const { data, seriesOf } = snapshot;
  if (getCrimeRecordFacts(snapshot, month) === null) return [];
  const partition = data.partitions.neighborhoods;
  const { bundles, completeness, policedBy, names, populations } = partition;
  const { now, before, year, yearBefore } = periodsOf(month);
  const all = selectAllCrime(seriesOf);
  const ranked = rankPartition(partition, all.series, now);
  const comparison = compareAreaPeriods(data, partition, all, now, before);
  const yearComparison = compareAreaPeriods(data, partition, all, year, yearBefore);
  const quarter = periodEndingWith(month, 3);
  const quarterComparison = compareAreaPeriods(data, partition, all, quarter, back(quarter));
  // An agency changes its rules at most once.
  const changeOvers = new Map(
    data.status.sources.map(({ agency, change_over }) => [
      agency,
      parseYearMonth(change_over ?? ''),
    ]),
  );
  const small = data.scheme.smallBundles.map(({ name }) => ({
    name: titleCaseCrimeType(name),
    comparison: compareAreaPeriods(data, partition, selectCrimeType(snapshot, name), now, before),
  }));

  return partition.slugs.map((slug, area): AreaMonthFacts => {
    const breaks = partition.breaks[area] ?? [];
    const complete = (period: MonthRange) => isComplete(completeness, area, period);
    const sumOf = (period: MonthRange) =>
      countAreaByMonth(bundles, area, period, all.series).reduce((sum, count) => sum + count, 0);
    const monthOf = (each: YearMonth): MonthWithYearBefore => {
      const one = { from: each, to: each };
      const earlier = back(one);
      return {
        month: each,
        count: sumOf(one),
        complete: complete(one),
        provisional: isProvisionalInArea(data, partition, area, each),
        before:
          complete(earlier) && !crossesSeriesBreak(breaks, earlier, one) ? sumOf(earlier) : null,
      };
    };
    const rulesChanged = breaks.findLast((at) => at > yearBefore.from && at <= month) ?? null;
    const nameOf = (agency: string) => data.agencyNames.get(agency)?.name ?? agency;
    const first = Math.max(year.from, data.first) as YearMonth;
    const count = ranked.counts[area] as number;
    const yearChange = getAreaChange(yearComparison, area);
    const longerMonths = chooseLongerMonths(comparison.usual[area]?.expected ?? null);
    const longer = longerMonths === 3 ? quarterComparison : yearComparison;
    const longerChange = longerMonths && getAreaChange(longer, area);
    return {
      slug,
      name: names[area] as string,
      count,
      complete: ranked.complete[area] === 1,
      standing: RANK_STATUSES[ranked.ranking.statuses[area] as number] as RankStatus,
      outlier: isOutlier(partition, ranked, area),
      reliability: classifyReliability(count),
      residents: populations[area] ?? null,
      ranking: ranked.ranking.ranks[area] || null,
      rankedCount: ranked.ranking.rankedCount,
      change: getAreaChange(comparison, area),
      months: Array.from({ length: month - first + 1 }, (_, i) => monthOf(addMonths(first, i))),
      longer:
        longerMonths && longerChange
          ? { months: longerMonths, count: longer.counts[area] as number, change: longerChange }
          : null,
      year: yearChange && { count: yearComparison.counts[area] as number, change: yearChange },
      types: small
        .filter((type) => type.comparison.unrecorded?.[area] !== 1)
        .map((type) => ({
          name: type.name,
          count: type.comparison.counts[area] as number,
          change: getAreaChange(type.comparison, area),
        }))
        .filter(({ count: reports, change }) => reports > 0 || isMissed(change))
        .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name)),
      single: listSinglyCountedCrimes(snapshot, area, month),
      agencies: (policedBy[area] ?? []).map(nameOf),
      rulesChanged,
      rulesChangedBy: (policedBy[area] ?? [])
        .filter((agency) => rulesChanged !== null && changeOvers.get(agency) === rulesChanged)
        .map(nameOf),
    };
  });
}

/** Returns whether a count of zero is less than a year earlier or than usual. */
function isMissed(change: CountChange | null): boolean {
  if (change === null || change.kind === 'not-comparable') return false;
  return change.before > 0 || (change.usual?.low ?? 0) > 0;
}

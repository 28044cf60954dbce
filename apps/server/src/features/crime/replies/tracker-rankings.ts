import type {
  AreaRankingRow,
  CrimeTypeRankingRow,
  NeighborhoodRanks,
} from '@townlight/contract/crime-trackers';
import {
  countAreaByMonth,
  crossesSeriesBreak,
  isComplete,
  RATE_DECIMALS,
} from '@townlight/domain/crime';
import { roundRatio } from '@townlight/domain/numbers';
import type { Partition } from '@townlight/domain/places';
import { type MonthRange, previousRange } from '@townlight/domain/time';
import type { PartitionCrime } from '../snapshot/crime-data.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';
import { findUnrecordedAreas, isRecordedInArea } from '../snapshot/recording.ts';
import type { ChosenCategories } from './choose-categories.ts';
import { type RankedPartition, rankPartition } from './rank-partition.ts';

/** Ranks the crime types of one neighborhood, most frequent first, unrecorded ones last. */
export function rankCrimeTypes(
  { data, seriesOf: { small } }: CrimeSnapshot,
  area: number,
  period: MonthRange,
): CrimeTypeRankingRow[] {
  const partition = data.partitions.neighborhoods;
  const { bundles, completeness, breaks } = partition;
  const before = previousRange(period);
  const comparable =
    isComplete(completeness, area, period) &&
    isComplete(completeness, area, before) &&
    !crossesSeriesBreak(breaks[area] ?? [], before, period);
  const sumOver = (range: MonthRange, series: number) =>
    countAreaByMonth(bundles, area, range, [series]).reduce((sum, count) => sum + count, 0);
  const rows = data.scheme.smallBundles.map(({ name }) => {
    const series = small.get(name) as number;
    const types = new Set([name]);
    const recorded = isRecordedInArea(data, partition, area, types, period);
    const total_crimes = recorded ? sumOver(period, series) : null;
    const diff =
      total_crimes !== null && comparable && isRecordedInArea(data, partition, area, types, before)
        ? total_crimes - sumOver(before, series)
        : null;
    return { small_bundle_name: name, total_crimes, recorded, diff };
  });
  rows.sort((a, b) => (b.total_crimes ?? -1) - (a.total_crimes ?? -1));
  return rows.map((row) => ({
    ranking: row.recorded
      ? 1 + rows.findIndex(({ total_crimes }) => total_crimes === row.total_crimes)
      : null,
    ...row,
  }));
}

/** Ranks the areas of a partition by the rate of the chosen types, those without a rank last. */
export function buildRankingRows(
  { data }: CrimeSnapshot,
  name: Partition,
  { series, types }: Pick<ChosenCategories, 'series' | 'types'>,
  period: MonthRange,
): AreaRankingRow[] {
  const partition = data.partitions[name];
  const earlier = previousRange(period);
  const [now, before] = [period, earlier].map((range) =>
    rankPartition(partition, series, range, findUnrecordedAreas(data, partition, types, range)),
  ) as [RankedPartition, RankedPartition];
  const ranksCompare = !crossesSeriesBreak(partition.allBreaks, earlier, period);
  const rows = partition.slugs.map((id, area): AreaRankingRow => {
    const ranking = rankOf(now.ranking.ranks, area);
    const previous = rankOf(before.ranking.ranks, area);
    const count = now.counts[area] as number;
    const recorded = now.unrecorded?.[area] !== 1;
    const comparable =
      recorded &&
      before.unrecorded?.[area] !== 1 &&
      now.complete[area] === 1 &&
      before.complete[area] === 1 &&
      !crossesSeriesBreak(partition.breaks[area] ?? [], earlier, period);
    const rate = now.ranking.rates[area] as number;
    return {
      ranking,
      neighborhood: name === 'neighborhoods' ? (partition.names[area] ?? id) : null,
      zipcode: name === 'zipcodes' ? id : null,
      id,
      total_crimes: recorded ? count : null,
      recorded,
      crime_rate: Number.isNaN(rate)
        ? null
        : roundRatio(count, partition.residents[area] as number, RATE_DECIMALS),
      diff_count: comparable ? count - (before.counts[area] as number) : null,
      // Rank 1 is the highest rate, so a smaller rank means a rise.
      diff: ranking === null || previous === null || !ranksCompare ? null : previous - ranking,
    };
  });
  const place = ({ ranking }: AreaRankingRow) => ranking ?? Number.POSITIVE_INFINITY;
  return rows.sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** Returns the ranks of neighborhoods by all crime in a period and in the previous one of equal length. */
export function rankNeighborhoods(
  { data, seriesOf }: CrimeSnapshot,
  period: MonthRange,
): NeighborhoodRanks {
  const partition = data.partitions.neighborhoods;
  const earlier = previousRange(period);
  return {
    current: ranksIn(partition, seriesOf.allCrime, period),
    previous: ranksIn(partition, seriesOf.allCrime, earlier),
    crosses_break: crossesSeriesBreak(partition.allBreaks, earlier, period),
  };
}

function ranksIn(
  partition: PartitionCrime,
  series: number,
  period: MonthRange,
): NeighborhoodRanks['current'] {
  const { ranking } = rankPartition(partition, [series], period);
  return partition.slugs.map((neighborhood, area) => ({
    neighborhood,
    ranking: rankOf(ranking.ranks, area),
  }));
}

function rankOf(ranks: Int32Array, area: number): number | null {
  return ranks[area] || null;
}

import type {
  AreaRankingRow,
  CrimeTypeRankingRow,
  NeighborhoodRanks,
} from '@townlight/contract/crime-trackers';
import { crossesBreak, isComplete, monthlyCounts } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import { type MonthRange, rangeBefore } from '@townlight/domain/time';
import type { PartitionCrime } from './crime-data.ts';
import type { CrimeSnapshot } from './crime-snapshot.ts';
import { rankPartition } from './rank-partition.ts';

/** The crime types of one neighborhood, the most frequent first. */
export function rankCrimeTypes(
  { data, seriesOf: { small } }: CrimeSnapshot,
  area: number,
  period: MonthRange,
): CrimeTypeRankingRow[] {
  const partition = data.partitions.neighborhoods;
  const { bundles, completeness, breaks } = partition;
  const before = rangeBefore(period);
  const comparable =
    isComplete(completeness, area, period) &&
    isComplete(completeness, area, before) &&
    !crossesBreak(breaks[area] ?? [], before, period);
  const sumOver = (range: MonthRange, series: number) =>
    monthlyCounts(bundles, area, range, [series]).reduce((sum, count) => sum + count, 0);
  const rows = data.scheme.smallBundles.map(({ name }) => {
    const series = small.get(name) as number;
    const total_crimes = sumOver(period, series);
    const diff = comparable ? total_crimes - sumOver(before, series) : null;
    return { small_bundle_name: name, total_crimes, diff };
  });
  rows.sort((a, b) => b.total_crimes - a.total_crimes);
  return rows.map((row) => ({
    ranking: 1 + rows.findIndex(({ total_crimes }) => total_crimes === row.total_crimes),
    ...row,
  }));
}

/** The areas of a partition by the rate of the chosen series, those without a rank last. */
export function rankingRows(
  { data }: CrimeSnapshot,
  name: Partition,
  series: readonly number[] | null,
  period: MonthRange,
): AreaRankingRow[] {
  const partition = data.partitions[name];
  const now = rankPartition(partition, series, period);
  const earlier = rangeBefore(period);
  const before = rankPartition(partition, series, earlier);
  const ranksCompare = !crossesBreak(partition.allBreaks, earlier, period);
  const rows = partition.slugs.map((id, area): AreaRankingRow => {
    const ranking = rankOf(now.ranking.ranks, area);
    const previous = rankOf(before.ranking.ranks, area);
    const count = now.counts[area] as number;
    const comparable =
      now.complete[area] === 1 &&
      before.complete[area] === 1 &&
      !crossesBreak(partition.breaks[area] ?? [], earlier, period);
    const rate = now.ranking.rates[area] as number;
    return {
      ranking,
      neighborhood: name === 'neighborhoods' ? (partition.names[area] ?? id) : null,
      zipcode: name === 'zipcodes' ? id : null,
      id,
      total_crimes: count,
      crime_rate: Number.isNaN(rate) ? null : Math.round(rate * 1e9) / 1e9,
      diff_count: comparable ? count - (before.counts[area] as number) : null,
      // rank 1 is the highest rate, so a smaller rank has risen
      diff: ranking === null || previous === null || !ranksCompare ? null : previous - ranking,
    };
  });
  const place = ({ ranking }: AreaRankingRow) => ranking ?? Number.POSITIVE_INFINITY;
  return rows.sort((a, b) => (place(a) === place(b) ? 0 : place(a) - place(b)));
}

/** Ranks of neighborhoods by all crime in a period and in the equal one before. */
export function neighborhoodRanksOf(
  { data }: CrimeSnapshot,
  period: MonthRange,
): NeighborhoodRanks {
  const partition = data.partitions.neighborhoods;
  const earlier = rangeBefore(period);
  return {
    current: ranksIn(partition, period),
    previous: ranksIn(partition, earlier),
    crosses_break: crossesBreak(partition.allBreaks, earlier, period),
  };
}

function ranksIn(partition: PartitionCrime, period: MonthRange): NeighborhoodRanks['current'] {
  const { ranking } = rankPartition(partition, null, period);
  return partition.slugs.map((neighborhood, area) => ({
    neighborhood,
    ranking: rankOf(ranking.ranks, area),
  }));
}

function rankOf(ranks: Int32Array, area: number): number | null {
  return ranks[area] || null;
}

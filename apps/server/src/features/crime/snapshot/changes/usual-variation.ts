import { setImmediate as turn } from 'node:timers/promises';
import {
  buildCountHistory,
  type Completeness,
  type CrimeCube,
  type Dispersion,
  edgePairMonths,
  estimateDispersion,
  estimateSeasonality,
  findComparableMonths,
  type PairSums,
  type SeasonalFactors,
  subtractPairs,
  sumMonthPairs,
} from '@townlight/domain/crime';
import { addMonths, type MonthRange } from '@townlight/domain/time';
import { LRUCache } from 'lru-cache';
import type { PartitionCrime } from '../crime-data.ts';

/** The usual variation of the counts of a category in the areas of a partition. */
export interface UsualVariation {
  readonly season: SeasonalFactors;
  readonly dispersion: Dispersion;
}

interface Measured {
  readonly season: SeasonalFactors;
  readonly sums: PairSums;
}

/** Limits the cache, because there are too many combinations of types. */
const MAX_CACHED_CHOICES = 64;
/** Months that are counted without yielding; a millisecond for tracts. */
const MONTHS_AT_ONCE = 24;

/** Measured once per cube and choice: some hundred microseconds for neighborhoods, some milliseconds for tracts. */
const caches = new WeakMap<CrimeCube, LRUCache<string, Measured>>();
const followingMonthsCache = new WeakMap<Completeness, Uint8Array>();

/**
 * Returns the usual variation, measured on demand.
 * @param series the chosen series, `null` for every report on record
 * @param period whose change is tested; it is excluded from the measurement, see `edgePairMonths`
 */
export function getUsualVariation(
  partition: PartitionCrime,
  series: readonly number[] | null,
  period: MonthRange,
): UsualVariation {
  const { season, sums } = getMeasured(partition, series);
  const { bundles } = partition;
  const end = bundles.first + bundles.months;
  let left = sums;
  for (const month of edgePairMonths(period)) {
    if (month <= bundles.first || month >= end) continue;
    const pair = { from: addMonths(month, -1), to: month };
    const history = buildCountHistory(bundles, series, getFollowingMonths(partition), pair);
    left = subtractPairs(left, sumMonthPairs(history, season));
  }
  return { season, dispersion: estimateDispersion(left) };
}

/** Measures and caches what `getUsualVariation` needs, yielding to other requests between slices. */
export async function measureUsualVariation(
  partition: PartitionCrime,
  series: readonly number[] | null,
): Promise<void> {
  const cache = cacheOf(partition);
  const key = keyOf(series);
  if (cache.has(key)) return;
  const { areas, first, months } = partition.bundles;
  const follows = getFollowingMonths(partition);
  const counts = new Uint32Array(areas * months);
  for (let month = 0; month < months; month += MONTHS_AT_ONCE) {
    const range = {
      from: addMonths(first, month),
      to: addMonths(first, Math.min(month + MONTHS_AT_ONCE, months) - 1),
    };
    counts.set(buildCountHistory(partition.bundles, series, follows, range).counts, month * areas);
    await turn();
  }
  const history = { areas, first, months, counts, follows };
  const season = estimateSeasonality(history);
  await turn();
  cache.set(key, { season, sums: sumMonthPairs(history, season) });
}

function getMeasured(partition: PartitionCrime, series: readonly number[] | null): Measured {
  const cache = cacheOf(partition);
  const key = keyOf(series);
  const found = cache.get(key) ?? measure(partition, series);
  cache.set(key, found);
  return found;
}

function cacheOf({ bundles }: PartitionCrime): LRUCache<string, Measured> {
  const cache = caches.get(bundles) ?? new LRUCache<string, Measured>({ max: MAX_CACHED_CHOICES });
  caches.set(bundles, cache);
  return cache;
}

function keyOf(series: readonly number[] | null): string {
  return series === null ? 'all' : series.join(' ');
}

function measure(partition: PartitionCrime, series: readonly number[] | null): Measured {
  const history = buildCountHistory(partition.bundles, series, getFollowingMonths(partition));
  const season = estimateSeasonality(history);
  return { season, sums: sumMonthPairs(history, season) };
}

/**
 * Returns which months of which areas can be compared with the month before; cached, since every comparison needs it.
 */
export function getFollowingMonths({ completeness, breaks }: PartitionCrime): Uint8Array {
  let follows = followingMonthsCache.get(completeness);
  if (follows === undefined) {
    follows = findComparableMonths(completeness, breaks);
    followingMonthsCache.set(completeness, follows);
  }
  return follows;
}

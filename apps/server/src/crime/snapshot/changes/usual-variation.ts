import { setImmediate as turn } from 'node:timers/promises';
import {
  type Completeness,
  type CrimeCube,
  type Dispersion,
  followingMonths,
  historyOf,
  measureDispersion,
  measureSeason,
  type PairSums,
  pairsAtEdges,
  pairsWithout,
  type Season,
  sumPairs,
} from '@townlight/domain/crime';
import { addMonths, type MonthRange } from '@townlight/domain/time';
import { LRUCache } from 'lru-cache';
import type { PartitionCrime } from '../crime-data.ts';

/** The usual variation of the counts of a category in the areas of a partition. */
export interface UsualVariation {
  readonly season: Season;
  readonly dispersion: Dispersion;
}

interface Measured {
  readonly season: Season;
  readonly sums: PairSums;
}

/** Limits the cache, because there are too many combinations of types. */
const MOST_KEPT_CHOICES = 64;
/** Months that are counted without yielding; a millisecond for tracts. */
const MONTHS_AT_ONCE = 24;

/** Measured once per cube and choice: some hundred microseconds for neighborhoods, some milliseconds for tracts. */
const known = new WeakMap<CrimeCube, LRUCache<string, Measured>>();
const followed = new WeakMap<Completeness, Uint8Array>();

/**
 * Returns the usual variation, measured on demand.
 * @param series the chosen series, `null` for every report on record
 * @param period whose change is tested; it is excluded from the measurement, see `pairsAtEdges`
 */
export function usualVariation(
  partition: PartitionCrime,
  series: readonly number[] | null,
  period: MonthRange,
): UsualVariation {
  const { season, sums } = measured(partition, series);
  const { bundles } = partition;
  const end = bundles.first + bundles.months;
  let left = sums;
  for (const month of pairsAtEdges(period)) {
    if (month <= bundles.first || month >= end) continue;
    const pair = { from: addMonths(month, -1), to: month };
    const history = historyOf(bundles, series, followsOf(partition), pair);
    left = pairsWithout(left, sumPairs(history, season));
  }
  return { season, dispersion: measureDispersion(left) };
}

/** Measures and caches what `getUsualVariation` needs, yielding to other requests between slices. */
export async function measureUsualVariation(
  partition: PartitionCrime,
  series: readonly number[] | null,
): Promise<void> {
  const kept = keptOf(partition);
  const key = keyOf(series);
  if (kept.has(key)) return;
  const { areas, first, months } = partition.bundles;
  const follows = followsOf(partition);
  const counts = new Uint32Array(areas * months);
  for (let month = 0; month < months; month += MONTHS_AT_ONCE) {
    const range = {
      from: addMonths(first, month),
      to: addMonths(first, Math.min(month + MONTHS_AT_ONCE, months) - 1),
    };
    counts.set(historyOf(partition.bundles, series, follows, range).counts, month * areas);
    await turn();
  }
  const history = { areas, first, months, counts, follows };
  const season = measureSeason(history);
  await turn();
  kept.set(key, { season, sums: sumPairs(history, season) });
}

function measured(partition: PartitionCrime, series: readonly number[] | null): Measured {
  const kept = keptOf(partition);
  const key = keyOf(series);
  const found = kept.get(key) ?? measure(partition, series);
  kept.set(key, found);
  return found;
}

function keptOf({ bundles }: PartitionCrime): LRUCache<string, Measured> {
  const kept = known.get(bundles) ?? new LRUCache<string, Measured>({ max: MOST_KEPT_CHOICES });
  known.set(bundles, kept);
  return kept;
}

function keyOf(series: readonly number[] | null): string {
  return series === null ? 'all' : series.join(' ');
}

function measure(partition: PartitionCrime, series: readonly number[] | null): Measured {
  const history = historyOf(partition.bundles, series, followsOf(partition));
  const season = measureSeason(history);
  return { season, sums: sumPairs(history, season) };
}

/**
 * Returns which months of which areas can be compared with the month before; cached, since every comparison needs it.
 */
export function followsOf({ completeness, breaks }: PartitionCrime): Uint8Array {
  let follows = followed.get(completeness);
  if (follows === undefined) {
    follows = followingMonths(completeness, breaks);
    followed.set(completeness, follows);
  }
  return follows;
}

import { setImmediate as turn } from 'node:timers/promises';
import {
  BASELINE_MONTHS,
  buildCountHistory,
  type Completeness,
  type CountVariation,
  type CrimeCube,
  computeExpectedCounts,
  type ExpectedCounts,
  estimateVariation,
  numberComparableSegments,
} from '@townlight/domain/crime';
import { addMonths, type MonthRange } from '@townlight/domain/time';
import { LRUCache } from 'lru-cache';
import type { PartitionCrime } from '../../snapshot/crime-data.ts';

/** Limits the cache, because there are too many combinations of types. */
const MAX_CACHED_CHOICES = 64;
const MAX_CACHED_PERIODS = 200;
/** Months that are counted without yielding; a millisecond for tracts. */
const MONTHS_AT_ONCE = 24;

/** Measured once per cube and choice: some milliseconds for neighborhoods, some tens for tracts. */
const variationCaches = new WeakMap<CrimeCube, LRUCache<string, CountVariation>>();
/** A millisecond for each period of neighborhoods, seven of tracts; 16 MB where all are of tracts. */
const expectedCaches = new WeakMap<CrimeCube, LRUCache<string, ExpectedCounts>>();
const segmentsCache = new WeakMap<Completeness, Uint8Array>();

/**
 * Returns how the counts of a choice usually vary, measured on demand over all months on record.
 * @param series the chosen series, `null` for every report on record
 */
export function getCountVariation(
  partition: PartitionCrime,
  series: readonly number[] | null,
): CountVariation {
  const cache = cacheOf(variationCaches, partition, MAX_CACHED_CHOICES);
  const key = keyOf(series);
  const found =
    cache.get(key) ??
    estimateVariation(
      buildCountHistory(partition.bundles, series, getComparableSegments(partition)),
    );
  cache.set(key, found);
  return found;
}

/** Returns the counts that the areas of a partition would have in a period if nothing changed; cached. */
export function getExpectedCounts(
  partition: PartitionCrime,
  series: readonly number[] | null,
  period: MonthRange,
): ExpectedCounts {
  const { bundles } = partition;
  const cache = cacheOf(expectedCaches, partition, MAX_CACHED_PERIODS);
  const key = `${keyOf(series)}|${period.from}|${period.to}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const end = bundles.first + bundles.months - 1;
  const history = buildCountHistory(bundles, series, getComparableSegments(partition), {
    from: addMonths(bundles.first, Math.max(0, period.from - BASELINE_MONTHS - bundles.first)),
    to: addMonths(bundles.first, Math.max(0, Math.min(period.to, end) - bundles.first)),
  });
  const expected = computeExpectedCounts(history, getCountVariation(partition, series), period);
  cache.set(key, expected);
  return expected;
}

/** Calculates the expected counts of single months, yielding to other requests after each. */
export async function precomputeExpectedCounts(
  partition: PartitionCrime,
  series: readonly number[] | null,
  { from, to }: MonthRange,
): Promise<void> {
  await precomputeCountVariation(partition, series);
  for (let month = from; month <= to; month = addMonths(month, 1)) {
    getExpectedCounts(partition, series, { from: month, to: month });
    await turn();
  }
}

/** Measures and caches what `getCountVariation` returns, yielding to other requests between slices. */
export async function precomputeCountVariation(
  partition: PartitionCrime,
  series: readonly number[] | null,
): Promise<void> {
  const cache = cacheOf(variationCaches, partition, MAX_CACHED_CHOICES);
  const key = keyOf(series);
  if (cache.has(key)) return;
  const { areas, first, months } = partition.bundles;
  const segments = getComparableSegments(partition);
  const counts = new Uint32Array(areas * months);
  for (let month = 0; month < months; month += MONTHS_AT_ONCE) {
    const range = {
      from: addMonths(first, month),
      to: addMonths(first, Math.min(month + MONTHS_AT_ONCE, months) - 1),
    };
    const slice = buildCountHistory(partition.bundles, series, segments, range);
    counts.set(slice.counts, month * areas);
    await turn();
  }
  cache.set(key, estimateVariation({ areas, first, months, counts, segments }));
}

function cacheOf<Value extends object>(
  caches: WeakMap<CrimeCube, LRUCache<string, Value>>,
  { bundles }: PartitionCrime,
  max: number,
): LRUCache<string, Value> {
  const cache = caches.get(bundles) ?? new LRUCache<string, Value>({ max });
  caches.set(bundles, cache);
  return cache;
}

function keyOf(series: readonly number[] | null): string {
  return series === null ? 'all' : series.join(' ');
}

/** Returns which months of which areas are comparable; cached, since every comparison needs it. */
export function getComparableSegments({ completeness, breaks }: PartitionCrime): Uint8Array {
  let segments = segmentsCache.get(completeness);
  if (segments === undefined) {
    segments = numberComparableSegments(completeness, breaks);
    segmentsCache.set(completeness, segments);
  }
  return segments;
}

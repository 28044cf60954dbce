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
import type { PartitionCrime } from '../crime-data.ts';

/** How counts of one question usually vary in the areas of a partition. */
export interface UsualVariation {
  readonly season: Season;
  readonly dispersion: Dispersion;
}

interface Measured {
  readonly season: Season;
  readonly sums: PairSums;
}

/**
 * Measured once for each cube and single choice: neighborhoods take some hundred microseconds, tracts a few milliseconds.
 * Of several types together there are too many choices to keep; the reply that was made of one is kept for a while.
 */
const known = new WeakMap<CrimeCube, Map<number | null, Measured>>();
const followed = new WeakMap<Completeness, Uint8Array>();

/**
 * @param series the chosen series, `null` for every report on record
 * @param period of which a change is asked: it tells nothing of what is usual, see `pairsAtEdges`
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

function measured(partition: PartitionCrime, series: readonly number[] | null): Measured {
  if (series !== null && series.length !== 1) return measure(partition, series);
  let ofCube = known.get(partition.bundles);
  if (ofCube === undefined) {
    ofCube = new Map();
    known.set(partition.bundles, ofCube);
  }
  const key = series?.[0] ?? null;
  let found = ofCube.get(key);
  if (found === undefined) {
    found = measure(partition, series);
    ofCube.set(key, found);
  }
  return found;
}

function measure(partition: PartitionCrime, series: readonly number[] | null): Measured {
  const history = historyOf(partition.bundles, series, followsOf(partition));
  const season = measureSeason(history);
  return { season, sums: sumPairs(history, season) };
}

/** Which months of which areas may be held against the month before; kept, as it is asked for with every question. */
export function followsOf({ completeness, breaks }: PartitionCrime): Uint8Array {
  let follows = followed.get(completeness);
  if (follows === undefined) {
    follows = followingMonths(completeness, breaks);
    followed.set(completeness, follows);
  }
  return follows;
}

import {
  type Completeness,
  type CountHistory,
  type CrimeCube,
  type Dispersion,
  followingMonths,
  historyOf,
  measureDispersion,
  measureSeason,
  type Season,
} from '@townlight/domain/crime';
import type { PartitionCrime } from './crime-data.ts';

/** How counts of one question usually vary in the areas of a partition. */
export interface UsualVariation {
  readonly season: Season;
  readonly dispersion: Dispersion;
}

/**
 * Measured once for each cube and single choice: neighborhoods take some hundred microseconds, tracts a few milliseconds.
 * Of several types together there are too many choices to keep; the reply that was made of one is kept for a while.
 */
const known = new WeakMap<CrimeCube, Map<number | null, UsualVariation>>();
const followed = new WeakMap<Completeness, Uint8Array>();

/** @param series the chosen series, `null` for all crime */
export function usualVariation(
  partition: PartitionCrime,
  series: readonly number[] | null,
): UsualVariation {
  if (series !== null && series.length !== 1) return measure(partitionHistory(partition, series));
  let ofCube = known.get(partition.bundles);
  if (ofCube === undefined) {
    ofCube = new Map();
    known.set(partition.bundles, ofCube);
  }
  const key = series?.[0] ?? null;
  let found = ofCube.get(key);
  if (found === undefined) {
    found = measure(partitionHistory(partition, series));
    ofCube.set(key, found);
  }
  return found;
}

function measure(history: CountHistory): UsualVariation {
  const season = measureSeason(history);
  return { season, dispersion: measureDispersion(history, season) };
}

function partitionHistory(
  partition: PartitionCrime,
  series: readonly number[] | null,
): CountHistory {
  const { bundles, completeness, breaks } = partition;
  let follows = followed.get(completeness);
  if (follows === undefined) {
    follows = followingMonths(completeness, breaks);
    followed.set(completeness, follows);
  }
  return historyOf(bundles, series, follows);
}

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

/** Measured once for each cube and choice of crimes: neighborhoods take some hundred microseconds, tracts a few milliseconds. */
const known = new WeakMap<CrimeCube, Map<string, UsualVariation>>();
const followed = new WeakMap<Completeness, Uint8Array>();

/** @param series the chosen series, `null` for all crime */
export function usualVariation(
  partition: PartitionCrime,
  series: readonly number[] | null,
): UsualVariation {
  let ofCube = known.get(partition.bundles);
  if (ofCube === undefined) {
    ofCube = new Map();
    known.set(partition.bundles, ofCube);
  }
  const key = series?.join() ?? '';
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

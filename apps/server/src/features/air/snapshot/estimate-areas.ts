import {
  DEFAULT_SENSORS,
  isDoubtful,
  type StationsByDistance,
  sortStationsByDistance,
  weightStations,
} from '@townlight/domain/air';
import type { GeoPoint } from '@townlight/domain/places';
import type { Hour } from '@townlight/domain/time';
import {
  type AreaEstimates,
  computeHourCapacity,
  DOUBTFUL_ESTIMATE,
  MAX_STORED_ESTIMATE,
  NO_ESTIMATE,
  type StationReadingsRecord,
  toTenths,
} from './air-data.ts';
import { findLastReadingsOfLateStations } from './late-station-readings.ts';

export interface AreaWithPoints {
  readonly slug: string;
  readonly name: string;
  readonly points: readonly GeoPoint[];
}

/** The reporting stations seldom change, and with them the weights per area: caches this many sets of weights. */
const MAX_CACHED_WEIGHTS = 256;

/**
 * Estimates every area in every hour: the mean of the estimates at its points, each from the nearest `DEFAULT_SENSORS`
 * stations with a reading in that hour. An area with a doubtful point is doubtful: the mean of its other points would
 * look cleaner.
 * @param previous the earlier estimates and the hours to compute again, including those that were unsettled; other
 * hours are copied
 */
export function estimateAreas(
  record: StationReadingsRecord,
  areas: readonly AreaWithPoints[],
  allocate: (bytes: number) => SharedArrayBuffer,
  previous?: {
    readonly before: AreaEstimates;
    readonly hours: number;
    readonly changed: ReadonlySet<Hour>;
  },
): AreaEstimates {
  const { stations, first, hours, accepted, refused } = record;
  const around = areas.map(({ points }) =>
    points.map((point) => sortStationsByDistance(point, stations)),
  );
  const estimates = new Uint16Array(allocate(2 * computeHourCapacity(hours) * areas.length));
  if (previous !== undefined)
    estimates.set(previous.before.estimates.subarray(0, previous.hours * areas.length));

  const weightsOf = new Map<string, Float64Array>();
  const estimateHour = (at: number): void => {
    const begin = at * stations.length;
    const reporting = stations.flatMap((_, station) =>
      Number.isNaN(accepted[begin + station]) ? [] : [station],
    );
    if (reporting.length === 0) {
      estimates.fill(NO_ESTIMATE, at * areas.length, (at + 1) * areas.length);
      return;
    }
    const awaited = findLastReadingsOfLateStations(record, at);
    const mayBeInDoubt =
      awaited !== null || stations.some((_, station) => (refused[begin + station] as number) >= 0);
    const key = reporting.join();
    let weights = weightsOf.get(key);
    if (weights === undefined) {
      weights = areaWeights(around, stations.length, new Set(reporting));
      if (weightsOf.size >= MAX_CACHED_WEIGHTS) weightsOf.clear();
      weightsOf.set(key, weights);
    }
    for (let area = 0; area < areas.length; area++) {
      let concentration = 0;
      for (const station of reporting) {
        const weight = weights[area * stations.length + station] as number;
        concentration += weight * (accepted[begin + station] as number);
      }
      const isInDoubt =
        mayBeInDoubt &&
        (around[area] as readonly StationsByDistance[]).some((point) =>
          isDoubtful(point, accepted, refused, begin, concentration, awaited),
        );
      estimates[at * areas.length + area] = isInDoubt
        ? DOUBTFUL_ESTIMATE
        : Math.min(toTenths(concentration), MAX_STORED_ESTIMATE);
    }
  };
  if (previous === undefined) for (let at = 0; at < hours; at++) estimateHour(at);
  else for (const hour of previous.changed) estimateHour(hour - first);

  return {
    slugs: areas.map(({ slug }) => slug),
    names: areas.map(({ name }) => name),
    estimates,
    km: meanDistances(around, stations.length, allocate),
  };
}

/** Computes the weight of each station's reading in each area, [area][station]; the weights of an area add up to 1. */
function areaWeights(
  around: readonly (readonly StationsByDistance[])[],
  stations: number,
  reporting: ReadonlySet<number>,
): Float64Array {
  const weights = new Float64Array(around.length * stations);
  for (const [area, points] of around.entries()) {
    for (const point of points) {
      const weighed = weightStations(point, (station) => reporting.has(station), DEFAULT_SENSORS);
      if (weighed === null) continue;
      const total = weighed.weights.reduce((sum, weight) => sum + weight, 0) * points.length;
      for (const [i, station] of weighed.stations.entries()) {
        const at = area * stations + station;
        weights[at] = (weights[at] as number) + (weighed.weights[i] as number) / total;
      }
    }
  }
  return weights;
}

function meanDistances(
  around: readonly (readonly StationsByDistance[])[],
  stations: number,
  allocate: (bytes: number) => SharedArrayBuffer,
): Float32Array {
  const distances = new Float32Array(allocate(4 * around.length * stations));
  for (const [area, points] of around.entries()) {
    for (const point of points) {
      for (const [i, station] of point.stations.entries()) {
        const at = area * stations + station;
        distances[at] = (distances[at] as number) + (point.km[i] as number) / points.length;
      }
    }
  }
  return distances;
}

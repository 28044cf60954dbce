import { distanceKm, type GeoPoint } from '../places/distance.ts';
import { IDW_POWER } from './constants.ts';

/** A station's accepted reading of one hour. */
export interface StationReading extends GeoPoint {
  /** µg/m³, not negative. */
  readonly concentration: number;
}

/** An estimate at a point. */
export interface AirEstimate {
  /** µg/m³, not rounded. */
  readonly concentration: number;
  /** How many stations it uses. */
  readonly stations: number;
  /** Kilometers to the nearest of them. */
  readonly nearestKm: number;
}

/** The stations sorted by distance from a point, nearest first. Independent of the hour. */
export interface StationsByDistance {
  /** Indexes in the list of stations. */
  readonly stations: readonly number[];
  /** Kilometers, in the same order. */
  readonly km: readonly number[];
}

/** Weights of the stations in an estimate at a point. */
export interface StationWeights {
  readonly stations: readonly number[];
  /** In the same order, relative to the nearest. */
  readonly weights: readonly number[];
  readonly nearestKm: number;
}

/** Below this distance a point counts as the station itself. */
const AT_THE_STATION_KM = 0.001;

/** Sorts all stations by their distance from a point, once for all hours. */
export function sortStationsByDistance(
  point: GeoPoint,
  stations: readonly GeoPoint[],
): StationsByDistance {
  const near = stations
    .map((station, at) => ({ at, km: distanceKm(point, station) }))
    .sort((a, b) => a.km - b.km);
  return { stations: near.map(({ at }) => at), km: near.map(({ km }) => km) };
}

/**
 * Weights the nearest `sensors` stations that have a reading by one over the squared distance (inverse distance
 * weighting, reading 19).
 * @returns `null` where no station has a reading
 */
export function weightStations(
  { stations, km }: StationsByDistance,
  hasReading: (station: number) => boolean,
  sensors: number,
): StationWeights | null {
  const used: number[] = [];
  const weights: number[] = [];
  let nearestKm = 0;
  for (let i = 0; i < stations.length && used.length < sensors; i++) {
    const station = stations[i] as number;
    if (!hasReading(station)) continue;
    const distance = km[i] as number;
    if (used.length === 0) nearestKm = distance;
    used.push(station);
    // Relative to the nearest, so that no weight overflows.
    weights.push(distance === nearestKm ? 1 : (nearestKm / distance) ** IDW_POWER);
    if (nearestKm < AT_THE_STATION_KM) break;
  }
  return used.length === 0 ? null : { stations: used, weights, nearestKm };
}

/**
 * Estimates PM2.5 at a point from the accepted readings of one hour. Interpolates concentrations; the index is
 * computed once from the result.
 * @param readings µg/m³ by station, from `begin` on; NaN where there is none
 * @param sensors how many of the nearest stations with a reading are used
 * @returns `null` where no station has a reading
 */
export function estimateFromStations(
  around: StationsByDistance,
  readings: ArrayLike<number>,
  begin: number,
  sensors: number,
): AirEstimate | null {
  const weighed = weightStations(
    around,
    (station) => !Number.isNaN(readings[begin + station]),
    sensors,
  );
  if (weighed === null) return null;
  let sum = 0;
  let total = 0;
  for (const [i, station] of weighed.stations.entries()) {
    const weight = weighed.weights[i] as number;
    sum += weight * (readings[begin + station] as number);
    total += weight;
  }
  return {
    concentration: sum / total,
    stations: weighed.stations.length,
    nearestKm: weighed.nearestKm,
  };
}

/** Estimates from a list of readings, for a single point and hour; for many hours, reuse `sortStationsByDistance`. */
export function estimateAtPoint(
  point: GeoPoint,
  readings: readonly StationReading[],
  sensors: number,
): AirEstimate | null {
  const concentrations = readings.map(({ concentration }) => concentration);
  return estimateFromStations(sortStationsByDistance(point, readings), concentrations, 0, sensors);
}

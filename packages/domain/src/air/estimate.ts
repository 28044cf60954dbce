import { distanceKm, type GeoPoint } from '../places/distance.ts';
import { DISTANCE_POWER } from './constants.ts';

/** A station's accepted reading of one hour. */
export interface PlacedReading extends GeoPoint {
  /** µg/m³, from 0 on. */
  readonly concentration: number;
}

/** What the stations say of a point. */
export interface AirEstimate {
  /** µg/m³, not rounded. */
  readonly concentration: number;
  /** How many stations it is made of. */
  readonly stations: number;
  /** Kilometers to the nearest of them. */
  readonly nearestKm: number;
}

/** Nearer than this a point is the station itself. */
const AT_THE_STATION_KM = 0.001;

/**
 * Estimates PM2.5 at a point from the nearest `sensors` stations with a reading, each weighed by one over its distance
 * squared (inverse distance weighting, reading 19). On concentration: an index is made of the result, once.
 * @returns `null` where no station has a reading
 */
export function estimateAt(
  point: GeoPoint,
  readings: readonly PlacedReading[],
  sensors: number,
): AirEstimate | null {
  if (readings.length === 0) return null;
  const near = readings
    .map((reading) => ({ km: distanceKm(point, reading), concentration: reading.concentration }))
    .sort((a, b) => a.km - b.km)
    .slice(0, Math.max(1, sensors));
  const nearest = near[0] as (typeof near)[number];
  if (nearest.km < AT_THE_STATION_KM) {
    return { concentration: nearest.concentration, stations: 1, nearestKm: nearest.km };
  }
  let sum = 0;
  let weights = 0;
  for (const { km, concentration } of near) {
    // relative to the nearest, so that no weight overflows
    const weight = (nearest.km / km) ** DISTANCE_POWER;
    sum += weight * concentration;
    weights += weight;
  }
  return { concentration: sum / weights, stations: near.length, nearestKm: nearest.km };
}

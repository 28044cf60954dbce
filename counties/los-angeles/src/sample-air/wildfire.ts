import { computeRandomAt, hashNameToSeed, smoothNoise } from '@townlight/county/sample';
import { distanceKm, type GeoPoint } from '@townlight/domain/places';
import { addHours, type Hour, hourOfInstant, type LocalHour } from '@townlight/domain/time';
import type { SampleStation } from './stations.ts';

/** Hillsides where the sample's fires burn. */
const HILLSIDES: readonly GeoPoint[] = [
  { longitude: -118.72, latitude: 34.1 },
  { longitude: -118.45, latitude: 34.4 },
  { longitude: -118.05, latitude: 34.24 },
  { longitude: -117.75, latitude: 34.19 },
];

const SMOKY_HOURS = 7 * 24;
/** Highest concentration near the fire, µg/m³. */
const NEAR_THE_FIRE = 210;
/** Smoke thins by a third of a third over this distance. */
const REACH_KM = 28;

/** Returns the first hour of a year's smoky week and the location of its fire. */
export function findWildfire(year: number): { from: Hour; at: GeoPoint } {
  const day = Math.floor(computeRandomAt(hashNameToSeed('wildfire day'), year) * 45);
  const hillside = Math.floor(
    computeRandomAt(hashNameToSeed('wildfire place'), year) * HILLSIDES.length,
  );
  // from September 15 on, at 1 p.m. Pacific time
  const from = addHours(hourOfInstant(Date.UTC(year, 8, 15 + day, 20)), 0);
  return { from, at: HILLSIDES[hillside] as GeoPoint };
}

/** Returns what the year's wildfire adds to a station's reading, µg/m³. */
export function computeWildfireSmoke(station: SampleStation, hour: Hour, local: LocalHour): number {
  const { from, at } = findWildfire(local.year);
  const into = hour - from;
  if (into < 0 || into >= SMOKY_HOURS) return 0;
  // rises within a day, and declines through the week
  const course = Math.min(1, into / 18) * (1 - into / SMOKY_HOURS) ** 1.2;
  const near = Math.exp(-((distanceKm(station, at) / REACH_KM) ** 2) / 2);
  const wind = Math.max(
    0,
    0.75 + 0.6 * smoothNoise(hashNameToSeed(`plume ${station.id}`), hour, 9),
  );
  return NEAR_THE_FIRE * course * (0.12 + 0.88 * near) * wind;
}

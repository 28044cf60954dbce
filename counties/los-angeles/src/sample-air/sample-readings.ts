import {
  computeUsualPm25,
  computeWinterShare,
  hashNameToSeed,
  smoothNoise,
} from '@townlight/county/sample';
import { addHours, type Hour, toLocalHour } from '@townlight/domain/time';
import { losAngeles } from '../index.ts';
import { findSensorFault } from './faults.ts';
import { computeFireworksSmoke } from './special-nights.ts';
import { type SampleStation, sampleStations } from './stations.ts';
import { computeWildfireSmoke } from './wildfire.ts';

const WEATHER = hashNameToSeed('weather of the county');

export interface SampleReading {
  readonly station: string;
  readonly hour: Hour;
  /** Hourly mean of PM2.5 in µg/m³, to the tenth. Includes faults, as real files do. */
  readonly concentration: number;
}

/** Returns the reading of a sample station in an hour, faults included; `null` where the reading is missing. */
export function computeSampleReading(station: SampleStation, hour: Hour): number | null {
  const fault = findSensorFault(station, hour);
  if (fault?.kind === 'missing') return null;
  if (fault?.kind === 'value') return fault.value;
  return airAt(station, fault?.kind === 'stuck' ? fault.since : hour);
}

/** Yields all readings of the hours from `from` to `to`, both included, hour by hour. */
export function* generateSampleReadings(from: Hour, to: Hour): Generator<SampleReading> {
  for (let hour = from; hour <= to; hour = addHours(hour, 1)) {
    for (const station of sampleStations) {
      const concentration = computeSampleReading(station, hour);
      if (concentration !== null) yield { station: station.id, hour, concentration };
    }
  }
}

function airAt(station: SampleStation, hour: Hour): number {
  const local = toLocalHour(hour, losAngeles.timeZone);
  const weekday = new Date(Date.UTC(local.year, local.month - 1, local.day)).getUTCDay();
  const weather =
    // wind and rain clear the air, calm winter days accumulate particles
    (0.38 + 0.22 * computeWinterShare(local)) * smoothNoise(WEATHER, hour, 70) +
    0.22 * smoothNoise(hashNameToSeed(`weather ${station.id}`), hour, 13) +
    0.1 * smoothNoise(hashNameToSeed(`hour ${station.id}`), hour, 1);
  const usual = computeUsualPm25(station, local, weekday) * Math.exp(1.35 * weather);
  const smoke = computeWildfireSmoke(station, hour, local) + computeFireworksSmoke(station, local);
  return Math.round((usual + smoke) * 10) / 10;
}

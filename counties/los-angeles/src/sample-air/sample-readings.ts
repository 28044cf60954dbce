import { addHours, type Hour, localHour } from '@townlight/domain/time';
import { losAngeles } from '../index.ts';
import { faultOf } from './faults.ts';
import { nameNumber, smoothNoise } from './smooth-noise.ts';
import { fireworksSmoke } from './special-nights.ts';
import { type SampleStation, sampleStations } from './stations.ts';
import { usualLevel, winterOf } from './usual-level.ts';
import { wildfireSmoke } from './wildfire.ts';

const WEATHER = nameNumber('weather of the county');

export interface SampleReading {
  readonly station: string;
  readonly hour: Hour;
  /** Hourly mean of PM2.5 in µg/m³, to the tenth. Includes faults, as real files do. */
  readonly concentration: number;
}

/** Returns the reading of a sample station in an hour, faults included; `null` where the reading is missing. */
export function sampleReading(station: SampleStation, hour: Hour): number | null {
  const fault = faultOf(station, hour);
  if (fault?.kind === 'missing') return null;
  if (fault?.kind === 'value') return fault.value;
  return airAt(station, fault?.kind === 'stuck' ? fault.since : hour);
}

/** Yields all readings of the hours from `from` to `to`, both included, hour by hour. */
export function* sampleReadings(from: Hour, to: Hour): Generator<SampleReading> {
  for (let hour = from; hour <= to; hour = addHours(hour, 1)) {
    for (const station of sampleStations) {
      const concentration = sampleReading(station, hour);
      if (concentration !== null) yield { station: station.id, hour, concentration };
    }
  }
}

function airAt(station: SampleStation, hour: Hour): number {
  const local = localHour(hour, losAngeles.timeZone);
  const weekday = new Date(Date.UTC(local.year, local.month - 1, local.day)).getUTCDay();
  const weather =
    // wind and rain clear the air, calm winter days accumulate particles
    (0.38 + 0.22 * winterOf(local)) * smoothNoise(WEATHER, hour, 70) +
    0.22 * smoothNoise(nameNumber(`weather ${station.id}`), hour, 13) +
    0.1 * smoothNoise(nameNumber(`hour ${station.id}`), hour, 1);
  const usual = usualLevel(station, local, weekday) * Math.exp(1.35 * weather);
  const smoke = wildfireSmoke(station, hour, local) + fireworksSmoke(station, local);
  return Math.round((usual + smoke) * 10) / 10;
}

import { setImmediate as breathe } from 'node:timers/promises';
import { addHours, type Hour, hourOfInstant } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { LoadedReadings } from '../ingest/loaded-readings.ts';
import { publishReadings } from '../ingest/publish-readings.ts';
import { isAirSampleOnly, readNewestHour } from '../ingest/sample-air.ts';

/** Generates the sample air of a county pack. */
export interface SampleAirGenerator {
  readonly sampleStations: readonly {
    readonly id: string;
    readonly name: string;
    readonly longitude: number;
    readonly latitude: number;
  }[];
  /** Generates all readings of the hours from `from` to `to`, both inclusive. */
  generateSampleReadings(
    from: Hour,
    to: Hour,
  ): Iterable<{ readonly station: string; readonly hour: Hour; readonly concentration: number }>;
}

/** Two years. */
const SAMPLE_HOURS = 2 * 365 * 24;
/** Enough for a chart of 48 hours, even in a test with a small sample. */
/** A week: every station has readings, also one that is out for its longest time, four days. */
const MIN_HOURS = 7 * 24;

/**
 * Loads two years of sample readings up to the last complete hour.
 * @param scale 1 is the complete sample, see `SampleLoadContext`
 */
export async function loadSampleAir(
  client: PoolClient,
  recipe: SampleAirGenerator,
  { now, scale = 1 }: { now: Date; scale?: number | undefined },
): Promise<void> {
  const last = lastHour(now);
  const hours = Math.max(MIN_HOURS, Math.round(SAMPLE_HOURS * scale));
  await publishSample(client, recipe, addHours(last, 1 - hours), last);
}

/**
 * Adds the hours since the last sample reading, if all stored readings are sample data.
 * @returns the number of added readings
 */
export async function extendSampleAir(
  client: PoolClient,
  recipe: SampleAirGenerator,
  now: Date,
): Promise<number> {
  if (!(await isAirSampleOnly(client))) return 0;
  const last = lastHour(now);
  const newest = (await readNewestHour(client)) ?? addHours(last, -SAMPLE_HOURS);
  if (newest >= last) return 0;
  const from = Math.max(addHours(newest, 1), addHours(last, 1 - SAMPLE_HOURS)) as Hour;
  return await publishSample(client, recipe, from, last);
}

async function publishSample(
  client: PoolClient,
  { sampleStations, generateSampleReadings }: SampleAirGenerator,
  from: Hour,
  to: Hour,
): Promise<number> {
  const readings = new LoadedReadings();
  for (let day = from; day <= to; day = addHours(day, 24)) {
    for (const reading of generateSampleReadings(day, Math.min(addHours(day, 23), to) as Hour))
      readings.add({ ...reading, instrument: 0 });
    // two years take seconds: yields to requests on the same server
    await breathe();
  }
  const stations = sampleStations.map(({ id, name, longitude, latitude }) => ({
    code: id,
    name,
    longitude,
    latitude,
  }));
  const report = await publishReadings(client, {
    source: 'sample-air',
    origin: 'sample county',
    readings,
    stations: new Map(stations.map((station) => [station.code, station])),
    renames: true,
    rejected: 0,
    sample: true,
    onlyChanges: true,
  });
  return report?.rowsNew ?? 0;
}

/** Returns the last complete hour. */
function lastHour(now: Date): Hour {
  return addHours(hourOfInstant(now.getTime()), -1);
}

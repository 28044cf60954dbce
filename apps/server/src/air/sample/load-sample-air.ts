import { setImmediate as breathe } from 'node:timers/promises';
import { addHours, type Hour, hourOfInstant } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { GatheredReadings } from '../ingest/gathered-readings.ts';
import { publishReadings } from '../ingest/publish-readings.ts';
import { airIsSample, newestHour } from '../ingest/sample-air.ts';

/** How a county pack invents its air. */
export interface AirRecipe {
  readonly sampleStations: readonly {
    readonly id: string;
    readonly name: string;
    readonly longitude: number;
    readonly latitude: number;
  }[];
  /** All readings of the hours from `from` to `to`, both included. */
  sampleReadings(
    from: Hour,
    to: Hour,
  ): Iterable<{ readonly station: string; readonly hour: Hour; readonly concentration: number }>;
}

/** Two years. */
const SAMPLE_HOURS = 2 * 365 * 24;
/** Enough for a chart of 48 hours, however small a sample a test asks for. */
const FEWEST_HOURS = 72;

/**
 * Loads two years of invented readings up to the last hour that is over.
 * @param scale 1 is all of it, see `SampleLoad`
 */
export async function loadSampleAir(
  client: PoolClient,
  recipe: AirRecipe,
  { now, scale = 1 }: { now: Date; scale?: number | undefined },
): Promise<void> {
  const last = lastHour(now);
  const hours = Math.max(FEWEST_HOURS, Math.round(SAMPLE_HOURS * scale));
  await publishSample(client, recipe, addHours(last, 1 - hours), last);
}

/**
 * Adds the hours that have passed since the last invented one, where the air on record is the sample's and nothing else.
 * @returns how many readings came
 */
export async function growSampleAir(
  client: PoolClient,
  recipe: AirRecipe,
  now: Date,
): Promise<number> {
  if (!(await airIsSample(client))) return 0;
  const last = lastHour(now);
  const newest = (await newestHour(client)) ?? addHours(last, -SAMPLE_HOURS);
  if (newest >= last) return 0;
  const from = Math.max(addHours(newest, 1), addHours(last, 1 - SAMPLE_HOURS)) as Hour;
  return await publishSample(client, recipe, from, last);
}

async function publishSample(
  client: PoolClient,
  { sampleStations, sampleReadings }: AirRecipe,
  from: Hour,
  to: Hour,
): Promise<number> {
  const readings = new GatheredReadings();
  for (let day = from; day <= to; day = addHours(day, 24)) {
    for (const reading of sampleReadings(day, Math.min(addHours(day, 23), to) as Hour))
      readings.add({ ...reading, instrument: 0 });
    // two years take seconds, and a server may be answering beside
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

/** The last hour that is over. */
function lastHour(now: Date): Hour {
  return addHours(hourOfInstant(now.getTime()), -1);
}

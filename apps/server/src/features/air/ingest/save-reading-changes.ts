import type { PoolClient } from 'pg';
import type { ReadingChange, ReadingChanges } from './find-reading-changes.ts';
import type { LoadedReadings } from './loaded-readings.ts';
import type { StationRecord } from './parsed-reading.ts';

/** Rows per statement: both client and database hold the arrays in memory. */
const BATCH_ROWS = 10_000;

/**
 * Saves the stations of a load and its changed readings under a release.
 * @param renames whether `stations` replaces stored names and locations
 */
export async function saveReadingChanges(
  client: PoolClient,
  { byStation }: ReadingChanges,
  { readings, stations, renames, releaseId }: SaveReadingOptions,
): Promise<void> {
  for (const code of readings.stations.keys()) {
    const station = stations.get(code);
    if (station === undefined) throw new Error(`${code}: readings without a station`);
    const stationId = await upsertStation(client, station, renames);
    const changes = byStation.get(code) ?? [];
    for (let at = 0; at < changes.length; at += BATCH_ROWS)
      await upsertReadings(client, stationId, releaseId, changes.slice(at, at + BATCH_ROWS));
  }
}

interface SaveReadingOptions {
  readonly readings: LoadedReadings;
  readonly stations: ReadonlyMap<string, StationRecord>;
  readonly renames: boolean;
  readonly releaseId: number;
}

async function upsertStation(
  client: PoolClient,
  { code, name, longitude, latitude }: StationRecord,
  renames: boolean,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into air_station as known (code, name, longitude, latitude) values ($1, $2, $3, $4)
     on conflict (code) do update
       set name = case when $5 then excluded.name else known.name end,
           longitude = case when $5 then excluded.longitude else known.longitude end,
           latitude = case when $5 then excluded.latitude else known.latitude end
     returning id`,
    [code, name, longitude, latitude, renames],
  );
  return (rows[0] as { id: number }).id;
}

async function upsertReadings(
  client: PoolClient,
  stationId: number,
  releaseId: number,
  changes: readonly ReadingChange[],
): Promise<void> {
  await client.query(
    `insert into air_reading as known (station_id, release_id, hour, concentration, flag)
     select $1, $2, hour, concentration, flag
       from unnest($3::int[], $4::real[], $5::text[]) as changed (hour, concentration, flag)
     on conflict (station_id, hour) do update
       set concentration = excluded.concentration, flag = excluded.flag, release_id = excluded.release_id,
           figure_release_id = case when known.concentration = excluded.concentration
             then coalesce(known.figure_release_id, known.release_id) end`,
    [
      stationId,
      releaseId,
      changes.map(({ hour }) => hour),
      changes.map(({ concentration }) => concentration),
      changes.map(({ flag }) => flag),
    ],
  );
}

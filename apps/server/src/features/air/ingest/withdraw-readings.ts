import type { Hour } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { bumpVersion } from '../../../platform/database/version.ts';
import { Failure } from '../../../platform/failure.ts';
import { findFlagChanges } from './find-reading-changes.ts';

/** What was deleted. */
export interface WithdrawnReadings {
  readonly readings: number;
  /** Names of the deleted stations, which had no other reading. */
  readonly stations: readonly string[];
}

/**
 * Deletes the readings that a release added or last changed, and stations without any other reading. Readings that it
 * had replaced are not stored and are not restored.
 * @throws Failure for the sample readings
 */
export async function withdrawReadings(
  client: PoolClient,
  releaseId: number,
): Promise<WithdrawnReadings> {
  const release = await client.query<{ sample: boolean }>(
    'update release set withdrawn_at = now() where id = $1 returning sample',
    [releaseId],
  );
  if (release.rows[0]?.sample)
    throw new Failure(
      `release ${releaseId} holds invented sample readings, which are removed when real ones are loaded`,
    );
  const { rows } = await client.query<{ id: number; code: string; hour: Hour }>(
    `delete from air_reading using air_station
      where coalesce(figure_release_id, release_id) = $1 and air_station.id = station_id
     returning air_station.id, code, hour`,
    [releaseId],
  );
  const hoursOf = new Map<string, { id: number; hours: Hour[] }>();
  for (const { id, code, hour } of rows) {
    const found = hoursOf.get(code);
    if (found === undefined) hoursOf.set(code, { id, hours: [hour] });
    else found.hours.push(hour);
  }
  for (const [code, { id, hours }] of hoursOf) {
    for (const { hour, flag } of await findFlagChanges(client, code, hours))
      await client.query('update air_reading set flag = $3 where station_id = $1 and hour = $2', [
        id,
        hour,
        flag,
      ]);
  }
  const left = await client.query<{ name: string }>(
    `delete from air_station where code = any($1::text[])
        and not exists (select from air_reading where station_id = air_station.id) returning name`,
    [[...hoursOf.keys()]],
  );
  await bumpVersion(client, 'air');
  return { readings: rows.length, stations: left.rows.map(({ name }) => name).toSorted() };
}

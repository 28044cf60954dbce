import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import Cursor from 'pg-cursor';
import { createPointIndex } from '../../places/index.ts';
import { INCIDENT_AREA_COLUMN, recountPartition } from './roll-up.ts';

const PLACES_PER_BATCH = 20_000;

/**
 * Assigns all incidents to areas again after the boundaries of a partition changed, inside the caller's transaction.
 * Looks up each distinct location once, because hundreds of records share one.
 */
export async function reassignIncidentAreas(
  client: PoolClient,
  partition: Partition,
): Promise<void> {
  const column = INCIDENT_AREA_COLUMN[partition];
  const areas = await client.query<{ id: number; coordinates: number[][][][] }>(
    'select id, coordinates from area where partition = $1 order by slug collate "C"',
    [partition],
  );
  const index = createPointIndex(areas.rows);
  await client.query(
    'create temp table place_load (longitude float8, latitude float8, area_id int) on commit drop',
  );
  const cursor = client.query(
    new Cursor<{ longitude: number; latitude: number }>(
      'select distinct longitude, latitude from incident where longitude is not null',
    ),
  );
  // An open cursor blocks the connection, so all locations are read before any is written.
  const places: { longitude: number; latitude: number }[] = [];
  for (;;) {
    const rows = await cursor.read(PLACES_PER_BATCH);
    if (rows.length === 0) break;
    for (const row of rows) places.push(row);
  }
  await cursor.close();
  for (let at = 0; at < places.length; at += PLACES_PER_BATCH) {
    const batch = places.slice(at, at + PLACES_PER_BATCH);
    await client.query(
      'insert into place_load select * from unnest($1::float8[], $2::float8[], $3::int[])',
      [
        batch.map((p) => p.longitude),
        batch.map((p) => p.latitude),
        batch.map((p) => index.locate(p.longitude, p.latitude)),
      ],
    );
  }
  await client.query('analyze place_load');
  await client.query(
    `update incident i set ${column} = nullif(p.area_id, 0) from place_load p
      where i.longitude = p.longitude and i.latitude = p.latitude
        and i.${column} is distinct from nullif(p.area_id, 0)`,
  );
  await client.query('drop table place_load');
  await recountPartition(client, partition);
}

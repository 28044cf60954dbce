import type { ReadingFlag } from '@townlight/domain/air';
import { addHours, type Hour, parseHour } from '@townlight/domain/time';
import type { Pool } from 'pg';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { bumpVersion } from '../../../platform/database/version.ts';

export interface TestStation {
  readonly code: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** Three stations of the test county: in Hollywood, at the docks and in the desert. */
export const TEST_STATIONS: readonly TestStation[] = [
  { code: 'hollywood', longitude: -118.35, latitude: 34.15 },
  { code: 'docks', longitude: -118.25, latitude: 33.75 },
  { code: 'desert', longitude: -117.95, latitude: 34.65 },
];

export interface TestReadings {
  readonly station: string;
  /** The first hour, with its offset. */
  readonly from: string;
  /** µg/m³ hour by hour; null where there is none. */
  readonly hours: readonly (number | null)[];
  readonly flag?: ReadingFlag;
}

/** Inserts readings as one release, as ingest does: adds missing stations and revises existing readings. */
export async function insertTestAir(pool: Pool, readings: readonly TestReadings[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into release (kind, source, origin, fingerprint) values ('air', 'made', 'made-for-tests', 'none') returning id`,
    );
    const release = rows[0]?.id;
    for (const { code, longitude, latitude } of TEST_STATIONS)
      await client.query(
        `insert into air_station (code, name, longitude, latitude) values ($1, $1, $2, $3) on conflict do nothing`,
        [code, longitude, latitude],
      );
    for (const { station, from, hours, flag = null } of readings) {
      const known = hours.flatMap((concentration, i) =>
        concentration === null ? [] : [{ hour: addHours(requireHour(from), i), concentration }],
      );
      await client.query(
        `insert into air_reading (station_id, hour, concentration, flag, release_id)
         select (select id from air_station where code = $1), hour, concentration, $2, $3
           from unnest($4::int[], $5::real[]) as given (hour, concentration)
         on conflict (station_id, hour) do update
           set concentration = excluded.concentration, flag = excluded.flag, release_id = excluded.release_id`,
        [
          station,
          flag,
          release,
          known.map(({ hour }) => hour),
          known.map(({ concentration }) => concentration),
        ],
      );
    }
    await bumpVersion(client, 'air');
  });
}

/**
 * Parses an hour with its offset.
 * @throws Error where the text is no hour
 */
export function requireHour(text: string): Hour {
  const hour = parseHour(text);
  if (hour === null) throw new Error(`${text} is no hour`);
  return hour;
}

import type { ReadingFlag } from '@townlight/domain/air';
import { READING_FLAGS } from '@townlight/domain/air';
import { type Queryable, selectRow, selectRows } from '../../platform/database/query.ts';

/** A station with its readings, oldest first; the three arrays are parallel. */
export interface StationReadings {
  readonly code: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly hours: Int32Array;
  /** µg/m³ */
  readonly concentrations: Float32Array;
  /** 0 for an accepted reading, else the index of its flag in `READING_FLAGS` plus one. */
  readonly flags: Uint8Array;
}

/**
 * Reads the readings of all stations, ordered by station code. The query packs a station's readings into one value per
 * column: two years of twelve stations would otherwise be 200,000 rows.
 * @param releases whose readings are read; all by default. All stations are always included
 */
export async function readStationReadings(
  db: Queryable,
  releases?: readonly number[],
): Promise<StationReadings[]> {
  const packed = (value: string) => `string_agg(${value}, ''::bytea order by r.hour)`;
  const flags = READING_FLAGS.map((flag, at) => `when '${flag}' then '\\x0${at + 1}'::bytea`).join(
    ' ',
  );
  const rows = await selectRows<
    Pick<StationReadings, 'code' | 'name' | 'longitude' | 'latitude'> &
      Record<'hours' | 'concentrations' | 'flags', Buffer | null>
  >(
    db,
    `select s.code, s.name, s.longitude, s.latitude, ${packed('int4send(r.hour)')} as hours,
            ${packed('float4send(r.concentration)')} as concentrations,
            ${packed(`case r.flag ${flags} else '\\x00'::bytea end`)} as flags
       from air_station s
       left join air_reading r on r.station_id = s.id and ($1::int[] is null or r.release_id = any ($1))
      group by s.id order by s.code collate "C"`,
    [releases ?? null],
  );
  return rows.map(({ hours, concentrations, flags: bytes, ...station }) => ({
    ...station,
    hours: new Int32Array(swapBytes(hours)),
    concentrations: new Float32Array(swapBytes(concentrations)),
    flags: Uint8Array.from(bytes ?? []),
  }));
}

/** Decodes a byte of `StationReadings.flags`. */
export function decodeFlag(byte: number): ReadingFlag | null {
  return READING_FLAGS[byte - 1] ?? null;
}

/** Counts the readings that each release added or last changed. */
export async function countReadingsByRelease(db: Queryable): Promise<Map<number, number>> {
  const rows = await selectRows<{ release: number; readings: number }>(
    db,
    'select release_id as release, count(*)::int as readings from air_reading group by release_id',
  );
  return new Map(rows.map(({ release, readings }) => [release, readings]));
}

/** Converts from the big-endian order of the database to the little-endian order of typed arrays. */
function swapBytes(packed: Buffer | null): ArrayBuffer {
  const bytes = Uint8Array.from(packed ?? []);
  Buffer.from(bytes.buffer).swap32();
  return bytes.buffer;
}

/** Reads the newest release of air readings; null before the first. */
export async function readNewestAirRelease(
  db: Queryable,
): Promise<{ source: string; publishedAt: Date; sample: boolean } | null> {
  return await selectRow(
    db,
    `select source, published_at as "publishedAt", sample from release where kind = 'air' order by id desc limit 1`,
  );
}

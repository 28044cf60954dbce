import type { ReadingFlag } from '@townlight/domain/air';
import { READING_FLAGS } from '@townlight/domain/air';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { releaseTable } from '../../ingest/schema.ts';
import { airReadingTable, airStationTable } from './schema.ts';

/** The query methods of a database connection or transaction. */
export type DatabaseReader = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

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
  db: DatabaseReader,
  releases?: readonly number[],
): Promise<StationReadings[]> {
  const packed = (value: ReturnType<typeof sql>) =>
    sql<Buffer | null>`string_agg(${value}, ''::bytea order by ${airReadingTable.hour})`;
  const flags = sql.join(
    READING_FLAGS.map((flag, at) => sql`when ${flag} then ${sql.raw(`'\\x0${at + 1}'::bytea`)}`),
    sql` `,
  );
  const rows = await db
    .select({
      code: airStationTable.code,
      name: airStationTable.name,
      longitude: airStationTable.longitude,
      latitude: airStationTable.latitude,
      hours: packed(sql`int4send(${airReadingTable.hour})`),
      concentrations: packed(sql`float4send(${airReadingTable.concentration})`),
      flags: packed(sql`case ${airReadingTable.flag} ${flags} else '\\x00'::bytea end`),
    })
    .from(airStationTable)
    .leftJoin(
      airReadingTable,
      and(
        eq(airReadingTable.stationId, airStationTable.id),
        releases === undefined ? undefined : inArray(airReadingTable.releaseId, releases),
      ),
    )
    .groupBy(airStationTable.id)
    .orderBy(sql`${airStationTable.code} collate "C"`);
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
export async function countReadingsByRelease(db: DatabaseReader): Promise<Map<number, number>> {
  const rows = await db
    .select({ release: airReadingTable.releaseId, readings: count() })
    .from(airReadingTable)
    .groupBy(airReadingTable.releaseId);
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
  db: DatabaseReader,
): Promise<{ source: string; publishedAt: Date; sample: boolean } | null> {
  const [row] = await db
    .select({
      source: releaseTable.source,
      publishedAt: releaseTable.publishedAt,
      sample: releaseTable.sample,
    })
    .from(releaseTable)
    .where(eq(releaseTable.kind, 'air'))
    .orderBy(desc(releaseTable.id))
    .limit(1);
  return row ?? null;
}

import type { ReadingFlag } from '@townlight/domain/air';
import { READING_FLAGS } from '@townlight/domain/air';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { release } from '../loading/schema.ts';
import { airReading, airStation } from './schema.ts';

/** What reading needs of the store or of a transaction on it. */
export type Reads = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

/** A station with its readings, oldest first; the three arrays go together. */
export interface StationReadings {
  readonly code: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly hours: Int32Array;
  /** µg/m³ */
  readonly concentrations: Float32Array;
  /** 0 for a reading that may be used, else one more than the place of its flag in `READING_FLAGS`. */
  readonly flags: Uint8Array;
}

/**
 * What was read where, and when? In the order of the stations' codes. The store packs a station's readings into one
 * value of each kind: two years of twelve stations would otherwise be 200,000 rows.
 * @param releases those whose readings are asked for; all of them by default. Stations are always all
 */
export async function readStations(
  db: Reads,
  releases?: readonly number[],
): Promise<StationReadings[]> {
  const packed = (value: ReturnType<typeof sql>) =>
    sql<Buffer | null>`string_agg(${value}, ''::bytea order by ${airReading.hour})`;
  const flags = sql.join(
    READING_FLAGS.map((flag, at) => sql`when ${flag} then ${sql.raw(`'\\x0${at + 1}'::bytea`)}`),
    sql` `,
  );
  const rows = await db
    .select({
      code: airStation.code,
      name: airStation.name,
      longitude: airStation.longitude,
      latitude: airStation.latitude,
      hours: packed(sql`int4send(${airReading.hour})`),
      concentrations: packed(sql`float4send(${airReading.concentration})`),
      flags: packed(sql`case ${airReading.flag} ${flags} else '\\x00'::bytea end`),
    })
    .from(airStation)
    .leftJoin(
      airReading,
      and(
        eq(airReading.stationId, airStation.id),
        releases === undefined ? undefined : inArray(airReading.releaseId, releases),
      ),
    )
    .groupBy(airStation.id)
    .orderBy(sql`${airStation.code} collate "C"`);
  return rows.map(({ hours, concentrations, flags: bytes, ...station }) => ({
    ...station,
    hours: new Int32Array(turned(hours)),
    concentrations: new Float32Array(turned(concentrations)),
    flags: Uint8Array.from(bytes ?? []),
  }));
}

/** What a byte of `StationReadings.flags` says. */
export function flagOf(byte: number): ReadingFlag | null {
  return READING_FLAGS[byte - 1] ?? null;
}

/** How many readings stand as each release brought or changed them? */
export async function countReadingsByRelease(db: Reads): Promise<Map<number, number>> {
  const rows = await db
    .select({ release: airReading.releaseId, readings: count() })
    .from(airReading)
    .groupBy(airReading.releaseId);
  return new Map(rows.map(({ release, readings }) => [release, readings]));
}

/** The store sends the high byte first, arrays of this machine begin with the low one. */
function turned(packed: Buffer | null): ArrayBuffer {
  const bytes = Uint8Array.from(packed ?? []);
  Buffer.from(bytes.buffer).swap32();
  return bytes.buffer;
}

/** What is the newest release of air readings, and is it the sample's? Null before the first. */
export async function readNewestAirRelease(
  db: Reads,
): Promise<{ source: string; publishedAt: Date; sample: boolean } | null> {
  const [row] = await db
    .select({
      source: release.source,
      publishedAt: release.publishedAt,
      sample: release.sample,
    })
    .from(release)
    .where(eq(release.kind, 'air'))
    .orderBy(desc(release.id))
    .limit(1);
  return row ?? null;
}

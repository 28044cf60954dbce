import {
  flagReadings,
  MIN_STUCK_AT_ZERO_HOURS,
  MIN_STUCK_HOURS,
  type ReadingFlag,
} from '@townlight/domain/air';
import { addHours, type Hour } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import type { LoadedReading, LoadedReadings } from './loaded-readings.ts';

/** A reading to be written: a new one or one that differs from the stored one. */
export interface ReadingChange {
  readonly hour: Hour;
  readonly concentration: number;
  readonly flag: ReadingFlag | null;
}

/** The changes of a load by station, and its row counts. */
export interface ReadingChanges {
  readonly byStation: ReadonlyMap<string, readonly ReadingChange[]>;
  /** Counts of the load's hours; `updated` where the figure or flag of an hour in the load changes. */
  readonly added: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Number of the load's readings by flag. */
  readonly flagged: Readonly<Partial<Record<ReadingFlag, number>>>;
}

/** A reading may end or begin a run of equal readings, so flags within this many hours may change with it. */
const FLAGS_REACH = Math.max(MIN_STUCK_HOURS, MIN_STUCK_AT_ZERO_HOURS);

/** Finds the changes of a load against the stored readings, including the flags of the surrounding hours. */
export async function findReadingChanges(
  client: PoolClient,
  gathered: LoadedReadings,
): Promise<ReadingChanges> {
  const byStation = new Map<string, ReadingChange[]>();
  const counts = { added: 0, updated: 0, unchanged: gathered.repeated };
  const flagged: Partial<Record<ReadingFlag, number>> = {};
  for (const [code, readings] of gathered.stations) {
    const span = spanOf(readings.keys());
    // twice the reach, so that a run that extends beyond the range is long enough within it
    const [from, to] = [addHours(span.from, -2 * FLAGS_REACH), addHours(span.to, 2 * FLAGS_REACH)];
    const stored = await readStored(client, code, { from, to });
    const changes = changesOf(readings, stored, from, to, (change, before, isLoaded) => {
      if (!isLoaded) return;
      if (before === undefined) counts.added++;
      else if (isSame(before, change)) counts.unchanged++;
      else counts.updated++;
      if (change.flag !== null) flagged[change.flag] = (flagged[change.flag] ?? 0) + 1;
    });
    if (changes.length > 0) byStation.set(code, changes);
  }
  return { byStation, ...counts, flagged };
}

/** Finds the readings of a station whose flags change because readings of these hours were deleted. */
export async function findFlagChanges(
  client: PoolClient,
  code: string,
  hours: Iterable<Hour>,
): Promise<ReadingChange[]> {
  const span = spanOf(hours);
  const [from, to] = [addHours(span.from, -2 * FLAGS_REACH), addHours(span.to, 2 * FLAGS_REACH)];
  const stored = await readStored(client, code, { from, to });
  return changesOf(new Map(), stored, from, to, () => undefined);
}

interface StoredReading {
  readonly concentration: number;
  readonly flag: ReadingFlag | null;
}

function changesOf(
  readings: ReadonlyMap<Hour, LoadedReading>,
  stored: ReadonlyMap<Hour, StoredReading>,
  from: Hour,
  to: Hour,
  count: (change: ReadingChange, before: StoredReading | undefined, isLoaded: boolean) => void,
): ReadingChange[] {
  const series = Array.from({ length: to - from + 1 }, (_, at) => {
    const hour = addHours(from, at);
    return readings.get(hour)?.concentration ?? stored.get(hour)?.concentration ?? null;
  });
  const changes: ReadingChange[] = [];
  for (const [at, ofValue] of flagReadings(series).entries()) {
    const concentration = series[at] ?? null;
    // at the edges only a fraction of a run is visible
    if (concentration === null || at < FLAGS_REACH || at >= series.length - FLAGS_REACH) continue;
    const hour = addHours(from, at);
    const [loaded, before] = [readings.get(hour), stored.get(hour)];
    const contradicted = loaded ? loaded.contradicted : before?.flag === 'duplicate';
    const change = { hour, concentration, flag: ofValue ?? (contradicted ? 'duplicate' : null) };
    count(change, before, loaded !== undefined);
    if (before === undefined || !isSame(before, change)) changes.push(change);
  }
  return changes;
}

function isSame(a: StoredReading, b: StoredReading): boolean {
  return a.concentration === b.concentration && a.flag === b.flag;
}

function spanOf(hours: Iterable<Hour>): { from: Hour; to: Hour } {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const hour of hours) {
    from = Math.min(from, hour);
    to = Math.max(to, hour);
  }
  return { from: from as Hour, to: to as Hour };
}

async function readStored(
  client: PoolClient,
  code: string,
  { from, to }: { from: Hour; to: Hour },
): Promise<Map<Hour, StoredReading>> {
  const { rows } = await client.query<{ hour: Hour } & StoredReading>(
    `select hour, concentration, flag from air_reading join air_station on air_station.id = station_id
      where code = $1 and hour between $2 and $3`,
    [code, from, to],
  );
  return new Map(
    rows.map(({ hour, concentration, flag }) => [
      hour,
      { concentration: Math.fround(concentration), flag },
    ]),
  );
}

import { addHours, type Hour, toLocalHour, toYearMonth } from '@townlight/domain/time';
import type { Queryable } from '../../../platform/database/query.ts';
import { countReadingsByRelease, readStationReadings, type StationReadings } from '../store.ts';
import { type AirStation, computeHourCapacity, type StationReadingsRecord } from './air-data.ts';

export interface AirRecordUpdate {
  readonly record: StationReadingsRecord;
  /** The hours that differ from `before`; null where all must be computed again. */
  readonly changed: ReadonlySet<Hour> | null;
}

/** Options for the memory layout of the record. */
export interface AirRecordLayoutOptions {
  readonly timeZone: string;
  readonly allocate: (bytes: number) => SharedArrayBuffer;
}

/**
 * Reads the readings of the stations. With an earlier record, reads only what later releases added or changed; where
 * the counts do not match (other stations, earlier hours, deleted readings), reads everything again.
 */
export async function readAirRecord(
  db: Queryable,
  layout: AirRecordLayoutOptions,
  before: StationReadingsRecord | undefined,
): Promise<AirRecordUpdate> {
  const releases = await countReadingsByRelease(db);
  const continued = before && (await continueRecord(db, layout, before, releases));
  if (continued) return continued;
  return { record: layOut(await readStationReadings(db), releases, layout), changed: null };
}

async function continueRecord(
  db: Queryable,
  layout: AirRecordLayoutOptions,
  before: StationReadingsRecord,
  releases: ReadonlyMap<number, number>,
): Promise<AirRecordUpdate | null> {
  if (before.hours === 0) return null;
  const fresh = [...releases].flatMap(([id, readings]) =>
    readings > (before.releases.get(id) ?? 0) ? [id] : [],
  );
  const read = await readStationReadings(db, fresh);
  const isSame =
    JSON.stringify(read.map(stationOf)) === JSON.stringify(before.stations) &&
    read.every(({ hours }) => (hours[0] ?? before.first) >= before.first);
  if (!isSame) return null;
  const record = layOut(read, releases, layout, before);
  let readings = 0;
  for (const count of releases.values()) readings += count;
  if (readingsIn(record) !== readings) return null;
  const changed = new Set(read.flatMap(({ hours }) => [...hours] as Hour[]));
  // hours without any reading may lie between the last hour and a new one
  for (let at = before.hours; at < record.hours; at++) changed.add(addHours(record.first, at));
  return { record, changed };
}

function layOut(
  read: readonly StationReadings[],
  releases: ReadonlyMap<number, number>,
  { timeZone, allocate }: AirRecordLayoutOptions,
  before?: StationReadingsRecord,
): StationReadingsRecord {
  const stations = read.map(stationOf);
  const { first, hours } = spanOf(read, before);
  const capacity = computeHourCapacity(hours);
  const accepted = new Float64Array(allocate(8 * capacity * stations.length));
  const refused = new Float64Array(allocate(8 * capacity * stations.length));
  const flags = new Uint8Array(allocate(capacity * stations.length));
  const months = new Uint16Array(allocate(2 * capacity));
  const clock = new Uint8Array(allocate(capacity));
  const known = before?.hours ?? 0;
  accepted.fill(Number.NaN, known * stations.length);
  refused.fill(Number.NaN, known * stations.length);
  if (before !== undefined) {
    accepted.set(before.accepted.subarray(0, known * stations.length));
    refused.set(before.refused.subarray(0, known * stations.length));
    flags.set(before.flags.subarray(0, known * stations.length));
    months.set(before.months.subarray(0, known));
    clock.set(before.clock.subarray(0, known));
  }
  for (let at = known; at < hours; at++) {
    const { year, month, hour } = toLocalHour(addHours(first, at), timeZone);
    months[at] = toYearMonth(year, month);
    clock[at] = hour;
  }
  for (const [place, station] of read.entries()) {
    for (const [i, hour] of station.hours.entries()) {
      const at = (hour - first) * stations.length + place;
      const concentration = fromSingle(station.concentrations[i] as number);
      const flag = station.flags[i] as number;
      accepted[at] = flag === 0 ? concentration : Number.NaN;
      refused[at] = flag === 0 ? Number.NaN : concentration;
      flags[at] = flag;
    }
  }
  let newest = hours * stations.length - 1;
  while (newest >= 0 && Number.isNaN(accepted[newest])) newest--;
  return {
    stations,
    first,
    hours,
    newest: newest < 0 ? null : addHours(first, Math.floor(newest / stations.length)),
    releases,
    accepted,
    refused,
    flags,
    months,
    clock,
  };
}

function spanOf(
  read: readonly StationReadings[],
  before: StationReadingsRecord | undefined,
): Pick<StationReadingsRecord, 'first' | 'hours'> {
  let first = before?.first ?? Number.POSITIVE_INFINITY;
  let end = before === undefined ? Number.NEGATIVE_INFINITY : before.first + before.hours;
  for (const { hours } of read) {
    first = Math.min(first, hours[0] ?? first);
    end = Math.max(end, (hours.at(-1) ?? end - 1) + 1);
  }
  return end > first
    ? { first: first as Hour, hours: end - first }
    : { first: 0 as Hour, hours: 0 };
}

function stationOf({ code, name, longitude, latitude }: StationReadings): AirStation {
  return { code, name, longitude, latitude };
}

/** The database stores single precision: 12.7 is read as 12.69999981 and would be truncated to 12.6. */
function fromSingle(concentration: number): number {
  return Math.round(concentration * 1_000) / 1_000;
}

function readingsIn({ hours, stations, accepted, refused }: StationReadingsRecord): number {
  let count = 0;
  for (let at = 0; at < hours * stations.length; at++)
    if (!Number.isNaN(accepted[at]) || !Number.isNaN(refused[at])) count++;
  return count;
}

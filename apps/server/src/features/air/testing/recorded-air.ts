import { addHours, type Hour, toLocalHour, toYearMonth } from '@townlight/domain/time';
import {
  type AirStation,
  computeHourCapacity,
  type StationReadingsRecord,
} from '../snapshot/air-data.ts';

const ZONE = 'America/Los_Angeles';

/**
 * Creates a record of station readings in the layout of the snapshot builder.
 * @param readings µg/m³, [hour][station]; null where there is none
 */
export function createRecordedAir(
  stations: readonly Pick<AirStation, 'longitude' | 'latitude'>[],
  first: Hour,
  readings: readonly (readonly (number | null)[])[],
): StationReadingsRecord {
  const capacity = computeHourCapacity(readings.length);
  const accepted = new Float64Array(capacity * stations.length).fill(Number.NaN);
  const months = new Uint16Array(capacity);
  const clock = new Uint8Array(capacity);
  for (const [at, hour] of readings.entries()) {
    const local = toLocalHour(addHours(first, at), ZONE);
    months[at] = toYearMonth(local.year, local.month);
    clock[at] = local.hour;
    for (const [station, reading] of hour.entries())
      accepted[at * stations.length + station] = reading ?? Number.NaN;
  }
  return {
    stations: stations.map((station, i) => ({ code: `${i}`, name: `${i}`, ...station })),
    first,
    hours: readings.length,
    newest: addHours(first, readings.length - 1),
    releases: new Map(),
    accepted,
    refused: new Float64Array(accepted.length).fill(Number.NaN),
    flags: new Uint8Array(accepted.length),
    months,
    clock,
  };
}

import { hourOfInstant } from '@townlight/domain/time';
import type { ParsedRow, StationRecord } from './air-record.ts';

// AirNow's hourly files have no header: date | time | station | name | zone | parameter | unit | value | agency, in UTC.
const [DATE, TIME, STATION, PARAMETER, UNIT, VALUE] = [0, 1, 2, 5, 6, 7];
/** AirNow's way of writing that there is no reading. */
const NO_READING = -999;

/** A row of an AirNow hourly file (`HourlyData_2018110816.dat`). */
export function parseAirNow(row: readonly string[]): ParsedRow {
  const field = (at: number) => row[at]?.trim() ?? '';
  if (row.length < 9)
    return { kind: 'rejected', reason: `has ${row.length} fields where an hourly file has 9` };
  if (field(PARAMETER) !== 'PM2.5') return { kind: 'passed-over' };
  if (field(UNIT).toUpperCase() !== 'UG/M3')
    return { kind: 'rejected', reason: `the unit is "${field(UNIT)}", not UG/M3` };
  const concentration = Number(field(VALUE));
  if (field(VALUE) === '' || concentration === NO_READING) return { kind: 'passed-over' };
  if (!Number.isFinite(concentration))
    return { kind: 'rejected', reason: `the value "${field(VALUE)}" is not a number` };
  const instant = instantOf(field(DATE), field(TIME));
  if (instant === null)
    return { kind: 'rejected', reason: `"${field(DATE)} ${field(TIME)}" is not a date and hour` };
  if (field(STATION) === '') return { kind: 'rejected', reason: 'names no station' };
  const hour = hourOfInstant(instant);
  return {
    kind: 'reading',
    record: { station: field(STATION), hour, concentration, instrument: 0 },
  };
}

/** `11/08/18` and `16:00` in UTC. */
function instantOf(date: string, time: string): number | null {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{2}|\d{4})$/.exec(date) ?? [];
  const [, hour] = /^(\d{2}):00$/.exec(time) ?? [];
  if (month === undefined || hour === undefined) return null;
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const instant = Date.UTC(full, Number(month) - 1, Number(day), Number(hour));
  const read = new Date(instant);
  const isDate = read.getUTCMonth() + 1 === Number(month) && read.getUTCDate() === Number(day);
  return isDate && Number(hour) < 24 ? instant : null;
}

/**
 * A row of AirNow's file of monitoring sites, old (no header) or V2 (named columns): one row for each station and
 * parameter. Null for rows of other parameters.
 */
export function parseAirNowSite(
  row: readonly string[],
  at: { code: number; parameter: number; name: number; latitude: number; longitude: number },
): StationRecord | null {
  const field = (place: number) => row[place]?.trim() ?? '';
  if (field(at.parameter) !== 'PM2.5') return null;
  const [latitude, longitude] = [Number(field(at.latitude)), Number(field(at.longitude))];
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && latitude !== 0;
  if (field(at.code) === '' || !isPlace) return null;
  return { code: field(at.code), name: field(at.name), latitude, longitude };
}

import { hourOfInstant } from '@townlight/domain/time';
import { Failure } from '../../../../platform/failure.ts';
import type { ParsedReading, ParseReadingRow } from '../parsed-reading.ts';
import { normalizeStationCode } from '../stations/station-code.ts';
import { isMicrogramsPerCubicMeter, parseConcentration } from './parse-concentration.ts';

// AirNow's hourly files have no header: date | time | station | name | zone | parameter | unit | value | agency, in
// UTC.
const FIELDS = 9;
const [DATE, TIME, STATION, PARAMETER, UNIT, VALUE] = [0, 1, 2, 5, 6, 7];

/** AirNow's other hourly product: one row per station and one column per pollutant. */
const HOURLY_OBSERVATIONS = /^\s*"?AQSID"?\s*,/i;
const OBSERVATIONS_MAPPING =
  '{"layout":"long","columns":{"station":"AQSID","date":"ValidDate","time":"ValidTime","value":"PM25","unit":"PM25_Unit"},"clock":"utc"}';

/**
 * Passes the text through.
 * @throws Failure where it is AirNow's other hourly product
 */
export async function* rejectHourlyObservations(
  text: AsyncIterable<string>,
  origin: string,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of text) {
    if (isFirst && HOURLY_OBSERVATIONS.test(piece))
      throw new Failure(
        `${origin}: this is AirNow's HourlyAQObs file; --source airnow reads HourlyData. ` +
          `Load that one, or this one with --source csv and the mapping ${OBSERVATIONS_MAPPING}`,
      );
    isFirst = false;
    yield piece;
  }
}

/** Creates a parser of the rows of an AirNow hourly file (`HourlyData_2018110816.dat`). */
export function createAirNowParser(): ParseReadingRow {
  return (row) => [parseRow(row)];
}

function parseRow(row: readonly string[]): ParsedReading {
  const field = (at: number) => row[at]?.trim() ?? '';
  if (row.length < FIELDS)
    return {
      kind: 'rejected',
      reason: `has ${row.length} fields where an hourly file of AirNow has ${FIELDS}`,
    };
  if (field(PARAMETER).toUpperCase() !== 'PM2.5') return { kind: 'other-pollutant' };
  const station = normalizeStationCode(field(STATION));
  const rejected = (reason: string) => ({ kind: 'rejected', reason, station }) as const;
  if (station === '') return rejected('names no station');
  if (!isMicrogramsPerCubicMeter(field(UNIT)))
    return rejected(`the unit is "${field(UNIT)}", not UG/M3`);
  const concentration = parseConcentration(field(VALUE));
  if (concentration === 'no-reading') return { kind: 'no-reading' };
  if (concentration === null) return rejected(`the value "${field(VALUE)}" is not a number`);
  const instant = instantOf(field(DATE), field(TIME));
  if (instant === null)
    return rejected(`"${field(DATE)} ${field(TIME)}" is not a date and a whole hour`);
  const hour = hourOfInstant(instant);
  return { kind: 'reading', record: { station, hour, concentration, instrument: 0 } };
}

/** Parses `11/08/18` and `16:00` in UTC. */
function instantOf(date: string, time: string): number | null {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(date) ?? [];
  const [, hour] = /^(\d{1,2}):00$/.exec(time) ?? [];
  if (month === undefined || hour === undefined || Number(hour) > 23) return null;
  const full = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const instant = Date.UTC(full, Number(month) - 1, Number(day), Number(hour));
  const read = new Date(instant);
  const isDate = read.getUTCMonth() + 1 === Number(month) && read.getUTCDate() === Number(day);
  return isDate ? instant : null;
}

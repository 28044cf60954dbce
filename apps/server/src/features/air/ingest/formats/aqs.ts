import { hourOfInstant } from '@townlight/domain/time';
import { indexColumns, requireColumn } from '../../../../ingest/rows/columns.ts';
import type { ParsedReading, ParseReadingRow } from '../parsed-reading.ts';
import { isMicrogramsPerCubicMeter, parseConcentration } from './parse-concentration.ts';

/** AQS parameter code of PM2.5 by the federal reference method or an equivalent one. */
const PM25 = '88101';
const HINT = 'Is it an hourly file of the parameter 88101 (hourly_88101_2018.csv)?';

/** Creates a parser of the rows of EPA's hourly AQS file: each is a reading with its station. */
export function createAqsParser(origin: string): ParseReadingRow {
  let parse: ((row: readonly string[]) => ParsedReading) | undefined;
  return (row) => {
    if (parse !== undefined) return [parse(row)];
    parse = rowParser(row, origin);
    return [];
  };
}

function rowParser(header: readonly string[], origin: string) {
  const columns = indexColumns(header);
  const at = (name: string) => requireColumn(columns, origin, name, [name], HINT);
  const [state, county, site] = [at('State Code'), at('County Code'), at('Site Num')];
  const [parameter, poc, value, unit] = [
    at('Parameter Code'),
    at('POC'),
    at('Sample Measurement'),
    at('Units of Measure'),
  ];
  const [latitude, longitude] = [at('Latitude'), at('Longitude')];
  const [date, time] = [at('Date GMT'), at('Time GMT')];
  const countyName = columns.find('County Name');

  return (row: readonly string[]): ParsedReading => {
    const field = (place: number) => row[place]?.trim() ?? '';
    if (field(parameter) !== PM25) return { kind: 'other-pollutant' };
    const number = field(site).padStart(4, '0');
    const station = `${field(state).padStart(2, '0')}${field(county).padStart(3, '0')}${number}`;
    const rejected = (reason: string) => ({ kind: 'rejected', reason, station }) as const;
    if (!/^\d{9}$/.test(station)) return rejected(`"${station}" is not a station of 9 digits`);
    if (!isMicrogramsPerCubicMeter(field(unit)))
      return rejected(`the unit is "${field(unit)}", not Micrograms/cubic meter`);
    const concentration = parseConcentration(field(value));
    if (concentration === 'no-reading') return { kind: 'no-reading' };
    if (concentration === null) return rejected(`the value "${field(value)}" is not a number`);
    const instant = instantOf(field(date), field(time));
    if (instant === null)
      return rejected(`"${field(date)} ${field(time)}" is not a date and a whole hour`);
    const hour = hourOfInstant(instant);
    return {
      kind: 'reading',
      record: { station, hour, concentration, instrument: Number(field(poc)) || 0 },
      at: {
        code: station,
        name: `${field(countyName) || 'Site'} ${number}`,
        latitude: field(latitude) === '' ? Number.NaN : Number(field(latitude)),
        longitude: field(longitude) === '' ? Number.NaN : Number(field(longitude)),
      },
    };
  };
}

/** Parses `2018-11-08` and `16:00` in UTC. */
function instantOf(date: string, time: string): number | null {
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (month === undefined || !/^([01]\d|2[0-3]):00$/.test(time)) return null;
  const instant = Date.parse(`${date}T${time}Z`);
  const isDate = new Date(instant).getUTCDate() === Number(day);
  return isDate ? instant : null;
}

import {
  type ColumnIndexes,
  indexColumns,
  requireColumn,
} from '../../../../ingest/rows/columns.ts';
import { Failure } from '../../../../platform/failure.ts';
import type { ParsedReading, ParseReadingRow } from '../parsed-reading.ts';
import { normalizeStationCode } from '../stations/station-code.ts';
import { createHourParser } from './hour-parser.ts';
import type { AirMapping } from './mapping.ts';
import { isMicrogramsPerCubicMeter, isPm25, parseConcentration } from './parse-concentration.ts';

export interface MappedCsvOptions {
  readonly mapping: AirMapping;
  readonly timeZone: string;
  /** Station codes by the headings of a wide file. */
  readonly headings: ReadonlyMap<string, string>;
  readonly origin: string;
}

const HINT = 'Fix the mapping file; docs/operations/air.md describes it';

/**
 * Creates a parser of CSV rows by a mapping: long with one row per reading, or wide with one row per hour and one
 * column per station.
 */
export function createMappedCsvParser(csv: MappedCsvOptions): ParseReadingRow {
  let parse: ParseReadingRow | undefined;
  return (row) => {
    if (parse !== undefined) return parse(row);
    const columns = indexColumns(row);
    parse =
      csv.mapping.layout === 'long'
        ? createLongParser(csv, columns)
        : createWideParser(csv, columns);
    return [];
  };
}

function createLongParser(
  { mapping, timeZone, origin }: MappedCsvOptions,
  columns: ColumnIndexes,
): ParseReadingRow {
  const { columns: names } = mapping;
  const at = (name: string) => requireColumn(columns, origin, name, [name], HINT);
  const atOf = (name: string | undefined) => (name === undefined ? -1 : at(name));
  const [date, time, unit] = [at(names.date), atOf(names.time), atOf(names.unit)];
  const parameter = atOf(names.parameter);
  const [station, value] = [atOf(names.station), atOf(names.value)];
  const readTime = createHourParser(mapping, timeZone);
  return (row) => {
    const code = normalizeStationCode(row[station] ?? '');
    const rejected = (reason: string) =>
      [{ kind: 'rejected', reason, ...(code && { station: code }) }] as const;
    if (parameter >= 0 && !isPm25(row[parameter] ?? '')) return [{ kind: 'other-pollutant' }];
    // a row without a reading often has no unit either
    if (parseConcentration(row[value] ?? '') === 'no-reading') return [{ kind: 'no-reading' }];
    if (code === '') return rejected('names no station');
    if (unit >= 0 && !isMicrogramsPerCubicMeter(row[unit] ?? ''))
      return rejected(`the unit is "${row[unit] ?? ''}", not UG/M3`);
    const hour = readTime(row[date] ?? '', time < 0 ? null : (row[time] ?? ''), code);
    if (typeof hour === 'string') return rejected(hour);
    return [readingOf(row[value] ?? '', code, hour)];
  };
}

function createWideParser(
  { mapping, timeZone, headings, origin }: MappedCsvOptions,
  columns: ColumnIndexes,
): ParseReadingRow {
  const { columns: names } = mapping;
  const date = requireColumn(columns, origin, names.date, [names.date], HINT);
  const time =
    names.time === undefined ? -1 : requireColumn(columns, origin, names.time, [names.time], HINT);
  const stations = columns.names.flatMap((heading, at) =>
    at === date || at === time
      ? []
      : [{ at, code: headings.get(heading) ?? normalizeStationCode(heading) }],
  );
  if (stations.length === 0)
    throw new Failure(
      `${origin}, line 1: has no column for any station; nothing was published. ${HINT}`,
    );
  const readTime = createHourParser(mapping, timeZone);
  return (row) => {
    const hour = readTime(row[date] ?? '', time < 0 ? null : (row[time] ?? ''), '');
    if (typeof hour === 'string') return [{ kind: 'rejected', reason: hour }];
    return stations.map(({ at, code }) => readingOf(row[at] ?? '', code, hour));
  };
}

function readingOf(
  text: string,
  station: string,
  hour: ReturnType<ReturnType<typeof createHourParser>> & number,
): ParsedReading {
  const concentration = parseConcentration(text);
  if (concentration === 'no-reading') return { kind: 'no-reading' };
  if (concentration === null)
    return { kind: 'rejected', reason: `the value "${text}" is not a number`, station };
  return { kind: 'reading', record: { station, hour, concentration, instrument: 0 } };
}

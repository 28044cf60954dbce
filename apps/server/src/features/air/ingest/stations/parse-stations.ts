import Papa from 'papaparse';
import {
  type ColumnIndexes,
  indexColumns,
  requireColumn,
} from '../../../../ingest/rows/columns.ts';
import { findFirstValueFault } from '../../../../ingest/rows/value-fault.ts';
import { Failure } from '../../../../platform/failure.ts';
import type { AirMapping } from '../formats/mapping.ts';
import type { StationRecord } from '../parsed-reading.ts';
import { normalizeStationCode } from './station-code.ts';

/** The stations of a file. */
export interface StationList {
  readonly stations: readonly StationRecord[];
  /** The operator chose these stations, so all are accepted; AirNow's file lists those of the complete continent. */
  readonly chosen: boolean;
  /** Station codes by the headings of a wide file. */
  readonly headings: ReadonlyMap<string, string>;
  /** Rows that cannot be stored. */
  readonly rejected: readonly RejectedStation[];
}

export interface RejectedStation {
  readonly line: number;
  /** `SiteName has a NUL character, …` */
  readonly reason: string;
  readonly row: readonly string[];
}

const HINT =
  'A stations file is a CSV with code, name, latitude and longitude, or AirNow’s file of monitoring sites';

/** The columns of AirNow's old file of sites, which has no header. */
const OLD_SITES = [
  'code',
  'parameter',
  'site',
  'name',
  'status',
  'agency',
  'agency name',
  'region',
];
const OLD_HEADER = [...OLD_SITES, 'latitude', 'longitude'];

/**
 * Parses the locations of stations: AirNow's file of monitoring sites (the old one without a header or the new one,
 * with one row per station and pollutant) or a CSV with one row per station.
 * @throws Failure with the missing columns
 */
export function parseStations(
  text: string,
  origin: string,
  names: AirMapping['stations'] = {},
): StationList {
  const start = text.slice(0, text.indexOf('\n'));
  const piped = start.includes('|');
  const { data } = Papa.parse<string[]>(text.replace(/\r\n?/g, '\n'), {
    newline: '\n',
    // quotes are literal characters in AirNow’s files
    ...(piped && { delimiter: '|', fastMode: true }),
  });
  const headless = piped && !/^"?(StationID|AQSID)"?\|/i.test(start);
  const header = headless ? OLD_HEADER : (data[0] ?? []);
  const at = columnsOfStations(indexColumns(header), origin, names);
  const stations = new Map<string, StationRecord>();
  const headings = new Map<string, string>();
  const rejected: RejectedStation[] = [];
  let nextLine = 1;
  for (const [place, row] of data.entries()) {
    const line = nextLine;
    // a quoted field may contain line breaks
    nextLine += row.join('').split('\n').length;
    if (place === 0 && !headless) continue;
    const code = normalizeStationCode(row[at.code] ?? '');
    const [latitude, longitude] = [degrees(row[at.latitude]), degrees(row[at.longitude])];
    if (code === '' || Number.isNaN(latitude + longitude)) continue;
    const reason = findFirstValueFault([
      [header[at.code], code],
      [header[at.name], row[at.name] ?? ''],
      [header[at.heading], row[at.heading] ?? ''],
    ]);
    if (reason !== null) {
      rejected.push({ line, reason, row });
      continue;
    }
    stations.set(code, { code, name: row[at.name]?.trim() || code, latitude, longitude });
    if (at.heading >= 0) headings.set(row[at.heading]?.trim() ?? '', code);
  }
  if (stations.size === 0) {
    const [first] = rejected;
    throw new Failure(
      first === undefined
        ? `${origin}: has no station with coordinates. ${HINT}`
        : `${origin}, line ${first.line.toLocaleString('en')}: ${first.reason}`,
    );
  }
  return { stations: [...stations.values()], chosen: !piped, headings, rejected };
}

function columnsOfStations(columns: ColumnIndexes, origin: string, names: AirMapping['stations']) {
  const at = (what: string, name: string | undefined, usual: readonly string[]) =>
    requireColumn(columns, origin, what, name === undefined ? usual : [name], HINT);
  return {
    code: at('the code', names.code, ['code', 'AQSID', 'FullAQSID', 'StationID', 'station']),
    name: at('the name', names.name, ['name', 'SiteName', 'locationName', 'station name']),
    latitude: at('the latitude', names.latitude, ['latitude', 'lat']),
    longitude: at('the longitude', names.longitude, ['longitude', 'lon', 'lng']),
    heading: names.heading === undefined ? -1 : at('the heading', names.heading, []),
  };
}

/** Returns NaN for text that is no number and for 0, which marks an unknown location. */
function degrees(text: string | undefined): number {
  return text?.trim() ? Number(text) || Number.NaN : Number.NaN;
}

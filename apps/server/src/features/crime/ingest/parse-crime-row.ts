import type { CrimeSource } from '@townlight/domain/crime';
import type { YearMonth } from '@townlight/domain/time';
import proj4 from 'proj4';
import { parseTimeOfDay } from '../../../ingest/rows/local-moment.ts';
import { findFirstValueFault } from '../../../ingest/rows/value-fault.ts';
import type { CrimeColumnIndexes } from './find-crime-columns.ts';
import type { RecordDates } from './record-dates.ts';

/** A report as parsed from a source row. */
export interface CrimeRecord {
  readonly number: string;
  readonly code: string;
  readonly description: string;
  /** The county's local time, e.g. `2020-10-15 20:00`. */
  readonly occurredAt: string;
  readonly month: YearMonth;
  /** Degrees; both are `null` when the source has no location. */
  readonly longitude: number | null;
  readonly latitude: number | null;
  /** The agency's division, if the source names it. */
  readonly division?: string | undefined;
  /**
   * Whether the offense was domestic violence; null if the source leaves it open, undefined if the code has no such
   * flag.
   */
  readonly domestic?: boolean | null | undefined;
  /** The jail, the court or the code for which the record is excluded from all areas. */
  readonly excludedBy?: string | undefined;
}

/** A row by which the agency withdraws the record of that number. */
export interface WithdrawnRecord {
  readonly number: string;
  /** Column and value that withdraw it, e.g. `DELETED "Y"`. */
  readonly withdrawn: string;
}

/** The reason why a row is rejected. */
export interface RejectedRow {
  readonly rejected: string;
  /** Month of the row's date, if the date is readable. */
  readonly month?: YearMonth;
}

export type ParseCrimeRow = (row: readonly string[]) => CrimeRecord | WithdrawnRecord | RejectedRow;

/** Creates the parser for the rows of one file. */
export function createRecordParser(
  source: CrimeSource,
  columns: CrimeColumnIndexes,
  width: number,
  dates: RecordDates,
): ParseCrimeRow {
  const toDegrees = source.projection === undefined ? null : proj4(source.projection, 'WGS84');
  const fillers = new Set(source.fillerPoints.map(([lon, lat]) => placeKey(lon, lat)));
  const names = source.columns;
  const unfounded = new Set(source.unfounded?.map((status) => status.toUpperCase()));
  const domesticCodes = new Set(source.domestic?.codes);
  const excludedCodes = new Set(source.excludedFromAreas?.codes);
  const excludedUnits = new Set(source.excludedFromAreas?.units.map((unit) => unit.toUpperCase()));
  const cell = (row: readonly string[], at: number): string =>
    at < 0 ? '' : (row[at] ?? '').trim();

  const joinDescription = (row: readonly string[]): string => {
    const category = cell(row, columns.category);
    const description = cell(row, columns.description);
    return category === '' || description === '' || category === description
      ? category || description
      : `${category}: ${description}`;
  };

  const placeOf = (row: readonly string[]): [number, number] | null | RejectedRow => {
    const projected = columns.x >= 0;
    const first = cell(row, projected ? columns.x : columns.longitude);
    const second = cell(row, projected ? columns.y : columns.latitude);
    if (first === '' || second === '') return null;
    let longitude = Number(first);
    let latitude = Number(second);
    if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) {
      const bad = Number.isFinite(longitude)
        ? [names.y ?? names.latitude, second]
        : [names.x ?? names.longitude, first];
      return { rejected: `${bad[0]} "${bad[1]}" is not a number` };
    }
    if (longitude === 0 || latitude === 0) return null;
    if (toDegrees !== null) [longitude, latitude] = toDegrees.forward([longitude, latitude]);
    if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
      return {
        rejected: `${names.longitude ?? names.x} "${first}", ${names.latitude ?? names.y} "${second}" are not degrees; projected coordinates need "x", "y" and "projection" in a mapping file`,
      };
    }
    return fillers.size > 0 && fillers.has(placeKey(longitude, latitude))
      ? null
      : [longitude, latitude];
  };

  const withdrawnBy = (row: readonly string[]): string | null => {
    if (cell(row, columns.deleted).toUpperCase() === 'Y') return `${names.deleted} "Y"`;
    if (columns.status < 0) return null;
    const status = cell(row, columns.status);
    return unfounded.has(status.toUpperCase()) ? `${names.status} "${status}"` : null;
  };

  const findExclusion = (row: readonly string[], code: string): string | undefined => {
    const unit = columns.unit < 0 ? '' : cell(row, columns.unit).toUpperCase();
    if (excludedUnits.has(unit)) return unit;
    return excludedCodes.has(code) ? `${names.code} ${code}` : undefined;
  };

  /** Returns the month of a rejected row, if its date is readable. */
  const monthOf = (row: readonly string[]): { month?: YearMonth } => {
    const moment = dates.read(cell(row, columns.date));
    return moment === null || dates.fault(moment) !== null ? {} : { month: moment.month };
  };

  const read: ParseCrimeRow = (row) => {
    if (row.length < width && row.length <= lastNeeded(columns)) {
      return {
        rejected: `the line ends after ${row.length} of ${width} columns; the file may have been cut off: fetch it again`,
      };
    }
    const number = cell(row, columns.number);
    if (number === '') return { rejected: `${names.number} is empty; it identifies the record` };
    if (SHORTENED.test(number))
      return {
        rejected: `${names.number} "${number}" was shortened by a spreadsheet and no longer identifies the record; export the file again with that column as text`,
      };
    const valueFault = findFirstValueFault([
      [names.number, number],
      [names.code, cell(row, columns.code)],
      [names.description, cell(row, columns.description)],
      [names.category, cell(row, columns.category)],
      [names.division, cell(row, columns.division)],
    ]);
    if (valueFault !== null) return { rejected: valueFault };
    // Checked first because a withdrawal needs no date, code or location.
    const withdrawn = withdrawnBy(row);
    if (withdrawn !== null) return { number, withdrawn };
    const code = cell(row, columns.code);
    if (code === '')
      return { rejected: `${names.code} is empty; it says what kind of crime this is` };
    const dateText = cell(row, columns.date);
    const moment = dates.read(dateText);
    if (moment === null) return { rejected: `${names.date} "${dateText}" is not a date` };
    const fault = dates.fault(moment);
    if (fault !== null) return { rejected: `${names.date} "${dateText}" ${fault}` };
    let time = moment.time ?? '00:00';
    if (columns.time >= 0) {
      const timeText = cell(row, columns.time);
      const parsed = parseTimeOfDay(timeText);
      if (parsed === null) {
        return { rejected: `${names.time} "${timeText}" is not a time of day (HHMM)` };
      }
      time = parsed;
    }
    const found = placeOf(row);
    if (found !== null && 'rejected' in found) return found;
    const excludedBy = findExclusion(row, code);
    const place = excludedBy === undefined ? found : null;
    const domestic = domesticCodes.has(code)
      ? parseYesOrNo(cell(row, columns.domestic))
      : undefined;
    return {
      number,
      code: source.codePrefix + code + (domestic === true ? (source.domestic?.suffix ?? '') : ''),
      description: joinDescription(row) || code,
      occurredAt: `${moment.date} ${time}`,
      month: moment.month,
      longitude: place === null ? null : place[0],
      latitude: place === null ? null : place[1],
      division: columns.division < 0 ? undefined : cell(row, columns.division),
      domestic,
      excludedBy,
    };
  };

  return (row) => {
    const parsed = read(row);
    return 'rejected' in parsed ? { ...parsed, ...monthOf(row) } : parsed;
  };
}

/** Matches numbers that a spreadsheet shortened, e.g. `1.50774E+13`. */
const SHORTENED = /^\d(\.\d+)?E\+\d+$/i;

const ANSWERS = new Map([
  ['YES', true],
  ['Y', true],
  ['NO', false],
  ['N', false],
]);

/** Returns null when the text is neither yes nor no. */
function parseYesOrNo(text: string): boolean | null {
  return ANSWERS.get(text.toUpperCase()) ?? null;
}

function lastNeeded(columns: CrimeColumnIndexes): number {
  return Math.max(...Object.values(columns));
}

function placeKey(longitude: number, latitude: number): string {
  return `${longitude.toFixed(4)},${latitude.toFixed(4)}`;
}

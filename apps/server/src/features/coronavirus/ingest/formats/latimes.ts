import {
  type ColumnIndexes,
  indexColumns,
  requireColumn,
} from '../../../../ingest/rows/columns.ts';
import type { ParseReportRow } from '../parsed-report.ts';
import {
  type DefaultWithheldRange,
  parseReportDate,
  parseTotalWithNote,
  toParsedReport,
} from './parse-values.ts';

const HINT = 'Choose the --source that fits the file';

/**
 * Creates a parser of place totals of all counties in the state, one row per place and day: date, county, place,
 * confirmed_cases, note.
 */
export function createLaTimesParser(
  origin: string,
  county: string,
  withheldMeans: DefaultWithheldRange,
): ParseReportRow {
  let at: ReturnType<typeof findColumns> | undefined;
  return (row) => {
    if (at === undefined) {
      at = findColumns(indexColumns(row), origin);
      return [];
    }
    const field = (column: number) => row[column] ?? '';
    if (field(at.county).trim().toLowerCase() !== county.toLowerCase())
      return [{ kind: 'other-county' }];
    const [place, day] = [field(at.place).trim(), parseReportDate(field(at.date))];
    if (place === '') return [{ kind: 'rejected', reason: 'names no place' }];
    if (day === null)
      return [{ kind: 'rejected', reason: `the date "${field(at.date)}" is not a date` }];
    return [
      toParsedReport(
        { place, day },
        parseTotalWithNote(field(at.cases), field(at.note), withheldMeans),
      ),
    ];
  };
}

function findColumns(columns: ColumnIndexes, origin: string) {
  const need = (name: string) => requireColumn(columns, origin, name, [name], HINT);
  return {
    date: need('date'),
    county: need('county'),
    place: need('place'),
    cases: need('confirmed_cases'),
    note: columns.find('note'),
  };
}

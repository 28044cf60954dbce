import {
  type ColumnIndexes,
  indexColumns,
  requireColumn,
} from '../../../../ingest/rows/columns.ts';
import { isResidentCount, type ParsedReport, type ParseReportRow } from '../parsed-report.ts';
import {
  type DefaultWithheldRange,
  parseReportDate,
  parseTotalWithNote,
  toParsedReport,
} from './parse-values.ts';

const HINT = 'docs/operations/coronavirus.md names the columns';

/**
 * Creates a parser of any other file with one row per area and day: date, place, total_cases; optionally note and
 * residents.
 */
export function createGenericCsvParser(
  origin: string,
  withheldMeans: DefaultWithheldRange,
): ParseReportRow {
  let at: ReturnType<typeof findColumns> | undefined;
  return function* readRow(row): Iterable<ParsedReport> {
    if (at === undefined) {
      at = findColumns(indexColumns(row), origin);
      return;
    }
    const field = (column: number) => (row[column] ?? '').trim();
    const [place, day] = [field(at.place), parseReportDate(field(at.date))];
    if (place === '') yield { kind: 'rejected', reason: 'names no place' };
    else if (day === null)
      yield { kind: 'rejected', reason: `the date "${field(at.date)}" is not a date` };
    else {
      const residents = Number(field(at.residents));
      if (isResidentCount(residents)) yield { kind: 'residents', place, residents };
      yield toParsedReport(
        { place, day },
        parseTotalWithNote(field(at.cases), field(at.note), withheldMeans),
      );
    }
  };
}

function findColumns(columns: ColumnIndexes, origin: string) {
  const need = (name: string, ...alternatives: string[]) =>
    requireColumn(columns, origin, name, [name, ...alternatives], HINT);
  return {
    date: need('date'),
    place: need('place', 'area', 'neighborhood', 'city'),
    cases: need('total_cases', 'cases', 'confirmed_cases'),
    note: columns.find('note'),
    residents: columns.find('residents', 'population'),
  };
}

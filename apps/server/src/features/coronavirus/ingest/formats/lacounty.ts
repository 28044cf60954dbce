import { MAX_RATE_ROUNDING } from '@townlight/domain/coronavirus';
import type { Day } from '@townlight/domain/time';
import {
  type ColumnIndexes,
  indexColumns,
  missingColumnFailure,
  requireColumn,
} from '../../../../ingest/rows/columns.ts';
import { isResidentCount, type ParseReportRow } from '../parsed-report.ts';
import {
  type DefaultWithheldRange,
  parseReportDate,
  parseTotalWithNote,
  toParsedReport,
} from './parse-values.ts';

const HINT = 'Choose the --source that fits the file';

/**
 * Creates a parser of the county's file: one row per area and one column per day, with residents and the last day's
 * rate.
 */
export function createLaCountyParser(
  origin: string,
  withheldMeans: DefaultWithheldRange,
): ParseReportRow {
  let at: ReturnType<typeof findColumns> | undefined;
  return function* readRow(row) {
    if (at === undefined) {
      at = findColumns(indexColumns(row), origin);
      return;
    }
    const place = (row[at.place] ?? '').trim().replace(/\*+$/, '');
    if (place === '') {
      yield { kind: 'rejected', reason: 'names no area', fields: [] };
      return;
    }
    const residents = residentsOf(row, at);
    if (residents !== null) yield { kind: 'residents', place, residents };
    for (const { column, name, day } of at.days) {
      const text = row[column] ?? '';
      yield toParsedReport({ place, day }, parseTotalWithNote(text, '', withheldMeans), [
        place,
        name,
        text,
      ]);
    }
  };
}

/**
 * Returns the residents, or null where they contradict the file's rate, because it is unknown which of the two is
 * correct.
 */
function residentsOf(
  row: readonly string[],
  at: { readonly residents: number; readonly cases: number; readonly rate: number },
): number | null {
  const number = (column: number) => Number((row[column] ?? '').replaceAll(',', '') || Number.NaN);
  const [residents, cases, rate] = [number(at.residents), number(at.cases), number(at.rate)];
  if (!isResidentCount(residents)) return null;
  if (Number.isNaN(rate) || Number.isNaN(cases)) return residents;
  const computedRate = (cases / residents) * 100_000;
  return Math.abs(computedRate - rate) <= Math.max(1, rate * MAX_RATE_ROUNDING) ? residents : null;
}

function findColumns(columns: ColumnIndexes, origin: string) {
  const days = columns.names.flatMap(
    (name, column): { column: number; name: string; day: Day }[] => {
      const day = parseReportDate(name);
      return day === null ? [] : [{ column, name, day }];
    },
  );
  if (days.length === 0) throw missingColumnFailure(columns, origin, 'for a day', HINT);
  return {
    place: requireColumn(columns, origin, 'City/Community', ['City/Community'], HINT),
    residents: columns.find('population'),
    cases: columns.find('Cases'),
    rate: columns.find('Case Rate'),
    days,
  };
}

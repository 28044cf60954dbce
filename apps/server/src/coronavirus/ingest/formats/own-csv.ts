import { type Columns, columnsOf, requireColumn } from '../../../loading/rows/columns.ts';
import { isResidentCount, type ParsedReport, type ReadRow } from '../case-report.ts';
import { readDate } from './read-date.ts';
import { readNoted, reportOf, type WithheldMeans } from './withheld-option.ts';

const MEND = 'docs/operations/coronavirus.md names the columns';

/**
 * Creates a parser of any other file with one row per area and day: date, place, total_cases; optionally note and
 * residents.
 */
export function ownCsvReader(origin: string, withheldMeans: WithheldMeans): ReadRow {
  let at: ReturnType<typeof findColumns> | undefined;
  return function* readRow(row): Iterable<ParsedReport> {
    if (at === undefined) {
      at = findColumns(columnsOf(row), origin);
      return;
    }
    const field = (column: number) => (row[column] ?? '').trim();
    const [place, day] = [field(at.place), readDate(field(at.date))];
    if (place === '') yield { kind: 'rejected', reason: 'names no place' };
    else if (day === null)
      yield { kind: 'rejected', reason: `the date "${field(at.date)}" is not a date` };
    else {
      const residents = Number(field(at.residents));
      if (isResidentCount(residents)) yield { kind: 'residents', place, residents };
      yield reportOf({ place, day }, readNoted(field(at.cases), field(at.note), withheldMeans));
    }
  };
}

function findColumns(columns: Columns, origin: string) {
  const need = (name: string, ...others: string[]) =>
    requireColumn(columns, origin, name, [name, ...others], MEND);
  return {
    date: need('date'),
    place: need('place', 'area', 'neighborhood', 'city'),
    cases: need('total_cases', 'cases', 'confirmed_cases'),
    note: columns.find('note'),
    residents: columns.find('residents', 'population'),
  };
}

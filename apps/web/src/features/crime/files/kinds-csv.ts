import type { AreaCrimes } from '@townlight/contract/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth, type MonthRange } from '@townlight/domain/time';
import { findUnrankedReason } from '../figures/unranked-reason.ts';
import type { CrimeTypeRow } from '../neighborhood/kind-rows.ts';
import { COMPLETENESS_COLUMNS, type RecordCoverage, toCompletenessCells } from './completeness.ts';
import { CHANGE_COLUMNS, RATED_COLUMNS, toChangeCells, toRatedCells } from './rated-columns.ts';

/** A neighborhood, and the months that are counted. */
export interface CrimeTypesScope {
  /** All of its crime. */
  readonly area: AreaCrimes;
  readonly name: string;
  readonly range: MonthRange;
}

/** Returns every crime type of the page with its crude rate, its reliability and the change. */
export function toCrimeTypesCsv(
  rows: readonly CrimeTypeRow[],
  of: CrimeTypesScope | null,
  known: RecordCoverage,
): CsvCell[][] {
  const head = [
    'from',
    'to',
    'id',
    'name',
    'crime_type',
    ...RATED_COLUMNS,
    'rank',
    'places_risen',
    ...CHANGE_COLUMNS,
    ...COMPLETENESS_COLUMNS,
  ];
  if (of === null) return [head];
  const { area, name, range } = of;
  const unranked = findUnrankedReason(area);
  // listed types are recorded, whether all crime is complete or not
  const counted = { recorded: true, complete: area.complete };
  const completeness = Object.values(toCompletenessCells(counted, range, known));
  return [
    head,
    ...rows.map(({ count, reliability, ...row }): CsvCell[] => [
      formatYearMonth(range.from),
      formatYearMonth(range.to),
      area.id,
      name,
      row.name,
      ...toRatedCells({ count, residents: area.population, reliability, unranked }),
      row.rank,
      row.risen,
      ...toChangeCells(row.change),
      ...completeness,
    ]),
  ];
}

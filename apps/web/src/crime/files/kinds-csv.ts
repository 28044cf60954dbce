import type { AreaCrimes } from '@townlight/contract/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth, type MonthRange } from '@townlight/domain/time';
import { unrankedBecause } from '../figures/area-standing.ts';
import type { KindRow } from '../neighborhood/kind-rows.ts';
import { COMPLETENESS_COLUMNS, completenessOf, type OnRecord } from './completeness.ts';
import { CHANGE_COLUMNS, changeCells, RATED_COLUMNS, ratedCells } from './rated-columns.ts';

/** A neighborhood, and the months that are counted. */
export interface KindsOf {
  /** All of its crime. */
  readonly area: AreaCrimes;
  readonly name: string;
  readonly range: MonthRange;
}

/** Returns every crime type of the page with its crude rate, its reliability and the change. */
export function kindsCsv(
  rows: readonly KindRow[],
  of: KindsOf | null,
  known: OnRecord,
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
  const unranked = unrankedBecause(area);
  // listed types are recorded, whether all crime is complete or not
  const whole = { recorded: true, complete: area.complete };
  const completeness = Object.values(completenessOf(whole, range, known));
  return [
    head,
    ...rows.map(({ count, reliability, ...row }): CsvCell[] => [
      formatYearMonth(range.from),
      formatYearMonth(range.to),
      area.id,
      name,
      row.name,
      ...ratedCells({ count, residents: area.population, reliability, unranked }),
      row.rank,
      row.risen,
      ...changeCells(row.change),
      ...completeness,
    ]),
  ];
}

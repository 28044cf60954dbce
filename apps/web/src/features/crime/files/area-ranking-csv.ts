import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth, type MonthRange } from '@townlight/domain/time';
import type { PolicingByArea } from '../api/area-policing.ts';
import type { AreaRankingRow } from '../type/area-ranking-rows.ts';
import {
  COMPLETENESS_COLUMNS,
  type RecordCoverage,
  toCompletenessCells,
  toCountCompleteness,
} from './completeness.ts';
import { CHANGE_COLUMNS, RATED_COLUMNS, toChangeCells, toRatedCells } from './rated-columns.ts';

/** A crime type, and the months that are counted. */
export interface RankingScope {
  readonly crime: string;
  readonly range: MonthRange;
}

/** Returns every area of the page with its crude rate, its reliability and the change. */
export function toAreaRankingCsv(
  rows: readonly AreaRankingRow[],
  of: RankingScope | null,
  status: RecordCoverage['status'],
  police: PolicingByArea | undefined,
): CsvCell[][] {
  const head = [
    'from',
    'to',
    'crime_type',
    'id',
    'name',
    ...RATED_COLUMNS,
    'rank',
    'places_risen',
    ...CHANGE_COLUMNS,
    ...COMPLETENESS_COLUMNS,
  ];
  if (of === null) return [head];
  const { crime, range } = of;
  return [
    head,
    ...rows.map((row): CsvCell[] => {
      const { id, unranked } = row;
      return [
        formatYearMonth(range.from),
        formatYearMonth(range.to),
        crime,
        id,
        row.name,
        ...toRatedCells(row),
        row.rank,
        row.risen,
        ...toChangeCells(row.change),
        ...Object.values(
          toCompletenessCells(toCountCompleteness(unranked), range, {
            status,
            police: police?.get(id),
          }),
        ),
      ];
    }),
  ];
}

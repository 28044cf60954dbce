import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth, type MonthRange } from '@townlight/domain/time';
import type { PoliceOfAreas } from '../api/use-area-agencies.ts';
import type { AreaRankingRow } from '../type/area-ranking-rows.ts';
import { COMPLETENESS_COLUMNS, completenessOf, countedBy, type OnRecord } from './completeness.ts';
import { CHANGE_COLUMNS, changeCells, RATED_COLUMNS, ratedCells } from './rated-columns.ts';

/** A crime type, and the months that are counted. */
export interface RankingOf {
  readonly crime: string;
  readonly range: MonthRange;
}

/** Returns every area of the page with its crude rate, its reliability and the change. */
export function areaRankingCsv(
  rows: readonly AreaRankingRow[],
  of: RankingOf | null,
  status: OnRecord['status'],
  police: PoliceOfAreas | undefined,
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
        ...ratedCells(row),
        row.rank,
        row.risen,
        ...changeCells(row.change),
        ...Object.values(
          completenessOf(countedBy(unranked), range, { status, police: police?.get(id) }),
        ),
      ];
    }),
  ];
}

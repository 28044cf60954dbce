import { poissonInterval } from '@townlight/domain/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth, type MonthRange } from '@townlight/domain/time';
import { roundRate } from '../../language/figures.ts';
import type { PoliceOfAreas } from '../api/use-area-agencies.ts';
import type { AreaRankingRow } from '../type/area-ranking-rows.ts';
import {
  COMPLETENESS_COLUMNS,
  completenessOf,
  countedBy,
  type OnRecord,
  reasonInFile,
} from './completeness.ts';

/** A crime type, and the months that are counted. */
export interface RankingOf {
  readonly crime: string;
  readonly range: MonthRange;
}

/** Every area of the page with its crude rate, how much that can bear, and the change. */
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
    'reports',
    'residents',
    'rate_per_100000_residents',
    'rate_95_low',
    'rate_95_high',
    'reliability',
    'reason',
    'rank',
    'places_risen',
    'reports_year_before',
    'change',
    ...COMPLETENESS_COLUMNS,
  ];
  if (of === null) return [head];
  const { crime, range } = of;
  return [
    head,
    ...rows.map((row): CsvCell[] => {
      const count = row.count ?? 0;
      const { low, high } = poissonInterval(count);
      const because = row.unranked ?? (row.reliability === 'too-few' ? 'too-few' : null);
      const per100K = (reports: number) =>
        row.residents && because === null ? roundRate(reports / row.residents) : null;
      return [
        formatYearMonth(range.from),
        formatYearMonth(range.to),
        crime,
        row.id,
        row.name,
        row.count,
        row.residents,
        per100K(count),
        per100K(low),
        per100K(high),
        row.reliability,
        reasonInFile(because, row.residents),
        // the page gives none either: chance makes it as much as the area does
        because === null ? row.rank : null,
        row.risen,
        row.change.kind === 'not-comparable' ? null : row.change.before,
        row.change.kind === 'clear' ? row.change.direction : row.change.kind,
        ...Object.values(
          completenessOf(countedBy(row.unranked), range, { status, police: police?.get(row.id) }),
        ),
      ];
    }),
  ];
}

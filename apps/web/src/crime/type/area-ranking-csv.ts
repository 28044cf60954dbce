import { poissonInterval } from '@townlight/domain/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth } from '@townlight/domain/time';
import { roundRate } from '../../language/figures.ts';
import type { TrackerPeriod } from '../../time/tracker-period.ts';
import type { AreaRankingRow } from './area-ranking-rows.ts';

/** Every area of the page with its crude rate, how much that can bear, and the change. */
export function areaRankingCsv(
  rows: readonly AreaRankingRow[],
  period: TrackerPeriod | null,
): CsvCell[][] {
  const head = [
    'from',
    'to',
    'id',
    'name',
    'reports',
    'residents',
    'rate_per_100000_residents',
    'rate_95_low',
    'rate_95_high',
    'reliability',
    'rank',
    'places_risen',
    'reports_year_before',
    'change',
    'note',
  ];
  if (period === null) return [head];
  return [
    head,
    ...rows.map((row): CsvCell[] => {
      const count = row.count ?? 0;
      const { low, high } = poissonInterval(count);
      const per100K = (reports: number) =>
        row.residents && row.unranked === null && row.reliability !== 'too-few'
          ? roundRate(reports / row.residents)
          : null;
      return [
        formatYearMonth(period.range.from),
        formatYearMonth(period.range.to),
        row.id,
        row.name,
        row.count,
        row.residents,
        per100K(count),
        per100K(low),
        per100K(high),
        row.reliability,
        row.rank,
        row.risen,
        row.change.kind === 'not-comparable' ? null : row.change.before,
        row.change.kind === 'clear' ? row.change.direction : row.change.kind,
        row.unranked,
      ];
    }),
  ];
}

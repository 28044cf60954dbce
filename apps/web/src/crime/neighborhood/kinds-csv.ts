import { poissonInterval } from '@townlight/domain/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth } from '@townlight/domain/time';
import { roundRate } from '../../language/figures.ts';
import type { TrackerPeriod } from '../../time/tracker-period.ts';
import type { KindRow } from './kind-rows.ts';

/** Every crime type of the page with its crude rate, how much that can bear, and the change. */
export function kindsCsv(
  rows: readonly KindRow[],
  period: TrackerPeriod | null,
  residents: number | null,
): CsvCell[][] {
  const head = [
    'from',
    'to',
    'crime_type',
    'reports',
    'rate_per_100000_residents',
    'rate_95_low',
    'rate_95_high',
    'reliability',
    'rank',
    'places_risen',
    'reports_year_before',
    'change',
  ];
  if (period === null) return [head];
  return [
    head,
    ...rows.map((row): CsvCell[] => {
      const { low, high } = poissonInterval(row.count);
      const per100K = (count: number) =>
        residents && row.reliability !== 'too-few' ? roundRate(count / residents) : null;
      return [
        formatYearMonth(period.range.from),
        formatYearMonth(period.range.to),
        row.name,
        row.count,
        per100K(row.count),
        per100K(low),
        per100K(high),
        row.reliability,
        row.rank,
        row.risen,
        row.change.kind === 'not-comparable' ? null : row.change.before,
        row.change.kind === 'clear' ? row.change.direction : row.change.kind,
      ];
    }),
  ];
}

import type { Basket } from '@townlight/contract/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth, type MonthRange } from '@townlight/domain/time';
import { roundRate } from '../../language/figures.ts';
import type { CompareLine } from './chart/compare-lines.ts';
import type { CompareRow } from './compare-rows.ts';
import type { CompareState } from './compare-state.ts';

/** What a file counts, by the names of the records: `all crime`, `Property Crime`, `Burglary; Robbery`. */
export function kindsInFile(
  chosen: Pick<CompareState, 'bigBundle' | 'smallBundles'> & { readonly basket?: Basket },
): string {
  if (chosen.smallBundles.length > 0) return chosen.smallBundles.join('; ');
  if (chosen.bigBundle !== null) return chosen.bigBundle;
  return chosen.basket === 'everything' ? 'everything on record' : 'all crime';
}

/** The table: a line per neighborhood. */
export function rowsCsv(
  rows: readonly CompareRow[],
  range: MonthRange,
  crimes: string,
): CsvCell[][] {
  return [
    [
      'from',
      'to',
      'crimes_counted',
      'id',
      'name',
      'reports',
      'residents',
      'rate_per_100000_residents',
      'rate_95_low',
      'rate_95_high',
      'reliability',
      'rank',
      'reports_year_before',
      'change',
    ],
    ...rows.map(({ rate, change, ...row }): CsvCell[] => [
      formatYearMonth(range.from),
      formatYearMonth(range.to),
      crimes,
      row.id,
      row.name,
      row.count,
      row.residents,
      rate.kind === 'rated' ? roundRate(rate.rate) : null,
      rate.kind === 'rated' ? roundRate(rate.low) : null,
      rate.kind === 'rated' ? roundRate(rate.high) : null,
      rate.kind === 'rated' ? (rate.unstable ? 'unstable' : 'stable') : reasonOf(rate),
      row.rank,
      change.kind === 'not-comparable' ? null : change.before,
      change.kind === 'clear' ? change.direction : change.kind,
    ]),
  ];
}

function reasonOf(rate: Exclude<CompareRow['rate'], { kind: 'rated' }>): string {
  return rate.kind === 'unranked' ? rate.because : rate.kind;
}

/** The chart: a line per neighborhood and month, what is on record beside what is drawn. */
export function linesCsv(
  lines: readonly CompareLine[],
  measure: 'rate' | 'count',
  crimes: string,
): CsvCell[][] {
  const head = ['month', 'crimes_counted', 'id', 'name', 'crimes', 'state'];
  if (measure === 'rate') head.splice(5, 0, 'rate_per_100000_residents');
  return [
    head,
    ...lines.flatMap((line) =>
      line.points.map((point): CsvCell[] => [
        formatYearMonth(point.month),
        crimes,
        line.id,
        line.name,
        point.count,
        ...(measure === 'rate' ? [point.value === null ? null : roundRate(point.value)] : []),
        point.gap ?? (point.provisional ? 'provisional' : 'complete'),
      ]),
    ),
  ];
}

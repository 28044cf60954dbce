import { MIN_REPORTS_FOR_RATE, type SeriesBreaks } from '@townlight/domain/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth } from '@townlight/domain/time';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { roundRate } from '../../../i18n/figures.ts';
import { isCompleteMonth } from '../figures/month-state.ts';
import type { ComparisonColumn } from '../similar/month-comparison.ts';
import { COMPLETENESS_COLUMNS, type RecordCoverage, toCompletenessCells } from './completeness.ts';
import { prependConstantColumns } from './csv-rows.ts';

/** What the months of a chart count, as written to its file. */
export interface MonthSeriesScope {
  /** `{ id: 'venice', name: 'Venice', crimes_counted: 'all crime' }` */
  readonly counted: Readonly<Record<string, string>>;
  /** The police departments of the area, or of the county. */
  readonly police: RecordCoverage['police'];
  /** The breaks of the series. */
  readonly breaks: SeriesBreaks;
  /** Comparison rates, as additional columns. */
  readonly comparisonColumns?: readonly ComparisonColumn[];
}

/**
 * Returns the months of a chart as rows of its file.
 * @param residents `null` where no rate can be given
 */
export function toMonthCsv(
  points: readonly MonthPoint[],
  residents: number | null,
  of: MonthSeriesScope,
  status: RecordCoverage['status'],
): (readonly CsvCell[])[] {
  const { police, breaks, comparisonColumns = [] } = of;
  const hasUsual = points.some(({ usual }) => usual);
  return prependConstantColumns(of.counted, [
    [
      'month',
      'crimes',
      'crimes_year_before',
      ...(hasUsual ? ['usual_low', 'usual_high'] : []),
      ...(residents === null ? [] : ['residents', 'rate_per_100000_residents']),
      ...comparisonColumns.map(({ field }) => field),
      'rules_changed',
      ...COMPLETENESS_COLUMNS,
    ],
    ...points.map((point): CsvCell[] => {
      const { month, count, before, provisional } = point;
      const counted = {
        recorded: point.unrecorded !== true,
        complete: isCompleteMonth(point),
        provisional,
      };
      return [
        formatYearMonth(month),
        // missing is not zero
        count === 0 && !counted.complete ? null : count,
        before,
        ...(hasUsual ? [point.usual?.low ?? null, point.usual?.high ?? null] : []),
        ...(residents === null ? [] : [residents, rateIn(point, residents)]),
        ...comparisonColumns.map(({ rateOf }) => rounded(rateOf(month))),
        breaks.includes(month) ? 'yes' : null,
        ...Object.values(
          toCompletenessCells(counted, { from: month, to: month }, { status, police }),
        ),
      ];
    }),
  ]);
}

/** Returns the rate of a month for files; `null` where there is none. */
function rateIn(point: MonthPoint, residents: number): number | null {
  if (!isCompleteMonth(point) || point.count < MIN_REPORTS_FOR_RATE) return null;
  return rounded(point.count / residents);
}

function rounded(rate: number | null): number | null {
  return rate === null ? null : roundRate(rate);
}

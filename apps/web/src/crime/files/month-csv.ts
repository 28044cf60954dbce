import { type SeriesBreaks, TOO_FEW_TO_RATE } from '@townlight/domain/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth } from '@townlight/domain/time';
import type { MonthPoint } from '../../charts/month-series.ts';
import { roundRate } from '../../language/figures.ts';
import { isWholeMonth } from '../figures/month-state.ts';
import type { BesideColumn } from '../similar/beside-chart.ts';
import { COMPLETENESS_COLUMNS, completenessOf, type OnRecord } from './completeness.ts';
import { rowsOf } from './told-rows.ts';

/** What the months of a chart count, as written to its file. */
export interface MonthsOf {
  /** `{ id: 'venice', name: 'Venice', crimes_counted: 'all crime' }` */
  readonly counted: Readonly<Record<string, string>>;
  /** The police departments of the area, or of the county. */
  readonly police: OnRecord['police'];
  /** The breaks of the series. */
  readonly breaks: SeriesBreaks;
  /** Comparison rates, as additional columns. */
  readonly beside?: readonly BesideColumn[];
}

/**
 * Returns the months of a chart as rows of its file.
 * @param residents `null` where no rate can be given
 */
export function monthCsv(
  points: readonly MonthPoint[],
  residents: number | null,
  of: MonthsOf,
  status: OnRecord['status'],
): (readonly CsvCell[])[] {
  const { police, breaks, beside = [] } = of;
  return rowsOf(of.counted, [
    [
      'month',
      'crimes',
      'crimes_year_before',
      ...(residents === null ? [] : ['residents', 'rate_per_100000_residents']),
      ...beside.map(({ field }) => field),
      'rules_changed',
      ...COMPLETENESS_COLUMNS,
    ],
    ...points.map((point): CsvCell[] => {
      const { month, count, before, provisional } = point;
      const counted = {
        recorded: point.unrecorded !== true,
        complete: isWholeMonth(point),
        provisional,
      };
      return [
        formatYearMonth(month),
        // missing is not zero
        count === 0 && !counted.complete ? null : count,
        before,
        ...(residents === null ? [] : [residents, rateIn(point, residents)]),
        ...beside.map(({ rateOf }) => rounded(rateOf(month))),
        breaks.includes(month) ? 'yes' : null,
        ...Object.values(completenessOf(counted, { from: month, to: month }, { status, police })),
      ];
    }),
  ]);
}

/** Returns the rate of a month for files; `null` where there is none. */
function rateIn(point: MonthPoint, residents: number): number | null {
  if (!isWholeMonth(point) || point.count < TOO_FEW_TO_RATE) return null;
  return rounded(point.count / residents);
}

function rounded(rate: number | null): number | null {
  return rate === null ? null : roundRate(rate);
}

import { TOO_FEW_TO_RATE } from '@townlight/domain/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth } from '@townlight/domain/time';
import type { MonthPoint } from '../../charts/month-series.ts';
import { roundRate } from '../../language/figures.ts';

export type MonthState = 'complete' | 'provisional' | 'incomplete';

/** A county's month is drawn as it is on record; whether all of it is, its file says. */
export function monthStateOf({ complete, inPart, provisional }: MonthPoint): MonthState {
  if (!complete || inPart === true) return 'incomplete';
  return provisional ? 'provisional' : 'complete';
}

/** The months of a chart as its file holds them. @param residents `null` where no rate can be told */
export function monthCsv(points: readonly MonthPoint[], residents: number | null): CsvCell[][] {
  return [
    [
      'month',
      'crimes',
      'crimes_year_before',
      ...(residents === null ? [] : ['residents', 'rate_per_100000_residents']),
      'state',
    ],
    ...points.map((point) => [
      formatYearMonth(point.month),
      point.count,
      point.before,
      ...(residents === null ? [] : [residents, rateIn(point, residents)]),
      monthStateOf(point),
    ]),
  ];
}

/** The rate of a month as files hold it; `null` where there is none to be told. */
function rateIn(point: MonthPoint, residents: number): number | null {
  if (!point.complete || point.count < TOO_FEW_TO_RATE) return null;
  return roundRate(point.count / residents);
}

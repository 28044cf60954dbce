import type { Reliability } from '@townlight/domain/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { formatYearMonth, type MonthRange } from '@townlight/domain/time';
import { roundRate } from '../../../i18n/figures.ts';
import type { PolicingByArea } from '../api/area-policing.ts';
import type { CompareLine } from '../compare/chart/compare-lines.ts';
import type { CompareRow, CompareRowRate } from '../compare/compare-rows.ts';
import {
  COMPLETENESS_COLUMNS,
  type RecordCoverage,
  toCompletenessCells,
  toCountCompleteness,
} from './completeness.ts';
import { CHANGE_COLUMNS, RATED_COLUMNS, toChangeCells, toRatedCells } from './rated-columns.ts';

/** The selection and the records of a comparison's file. */
export interface ComparisonScope {
  /** `all crime`, `Burglary; Robbery` */
  readonly crimes: string;
  readonly status: RecordCoverage['status'];
  readonly police: PolicingByArea | undefined;
}

/** Returns the table: a line per neighborhood. */
export function toCompareRowsCsv(
  rows: readonly CompareRow[],
  range: MonthRange,
  { crimes, status, police }: ComparisonScope,
): CsvCell[][] {
  return [
    [
      'from',
      'to',
      'crimes_counted',
      'id',
      'name',
      ...RATED_COLUMNS,
      'rank',
      ...CHANGE_COLUMNS,
      ...COMPLETENESS_COLUMNS,
    ],
    ...rows.map(({ rate, change, ...row }): CsvCell[] => {
      const unranked = rate.kind === 'unranked' ? rate.because : null;
      return [
        formatYearMonth(range.from),
        formatYearMonth(range.to),
        crimes,
        row.id,
        row.name,
        ...toRatedCells({ ...row, reliability: reliabilityOf(rate), unranked }),
        row.rank,
        ...toChangeCells(change),
        ...Object.values(
          toCompletenessCells(toCountCompleteness(unranked), range, {
            status,
            police: police?.get(row.id),
          }),
        ),
      ];
    }),
  ];
}

function reliabilityOf(rate: CompareRowRate): Reliability | null {
  if (rate.kind !== 'rated') return rate.kind === 'too-few' ? 'too-few' : null;
  return rate.unstable ? 'unstable' : 'stable';
}

/** Returns the chart's data: a line per neighborhood and month, with the recorded count next to the drawn value. */
export function toCompareLinesCsv(
  lines: readonly CompareLine[],
  measure: 'rate' | 'count',
  { crimes, status, police }: ComparisonScope,
): CsvCell[][] {
  const isRate = measure === 'rate';
  return [
    [
      'month',
      'crimes_counted',
      'id',
      'name',
      'crimes',
      ...(isRate ? ['rate_per_100000_residents'] : []),
      'reason',
      'rules_changed',
      ...COMPLETENESS_COLUMNS,
    ],
    ...lines.flatMap((line) =>
      line.points.map((point): CsvCell[] => {
        const { month, gap, value, provisional } = point;
        const recorded = gap !== 'not-recorded';
        const complete = gap !== 'incomplete';
        const policing = police?.get(line.id);
        return [
          formatYearMonth(month),
          crimes,
          line.id,
          line.name,
          // missing is not zero
          point.count === 0 && !(recorded && complete) ? null : point.count,
          ...(isRate ? [value === null ? null : roundRate(value)] : []),
          gap,
          policing?.breaks.includes(month) ? 'yes' : null,
          ...Object.values(
            toCompletenessCells(
              { recorded, complete, provisional },
              { from: month, to: month },
              { status, police: policing },
            ),
          ),
        ];
      }),
    ),
  ];
}

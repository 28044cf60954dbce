import {
  type CountChange,
  computePoissonInterval,
  type Reliability,
} from '@townlight/domain/crime';
import type { CsvCell } from '@townlight/domain/csv';
import { roundRate } from '../../../i18n/figures.ts';
import type { UnrankedReason } from '../figures/unranked-reason.ts';
import { toFileReason } from './completeness.ts';

/** The columns of a count in crime tables: its crude rate with interval and reliability. */
export const RATED_COLUMNS = [
  'reports',
  'residents',
  'rate_per_100000_residents',
  'rate_95_low',
  'rate_95_high',
  'reliability',
  'reason',
];

/** Returns why a rate is left out; `null` where there is one. */
export function findUnratedReason(
  unranked: UnrankedReason | null,
  reliability: Reliability | null,
): UnrankedReason | 'too-few' | null {
  return unranked ?? (reliability === 'too-few' ? 'too-few' : null);
}

/** @param counted `count` is `null` where the crime is not recorded, `residents` where unknown */
export function toRatedCells(counted: {
  readonly count: number | null;
  readonly residents: number | null;
  readonly reliability: Reliability | null;
  readonly unranked: UnrankedReason | null;
}): CsvCell[] {
  const { count, residents, reliability, unranked } = counted;
  const because = findUnratedReason(unranked, reliability);
  const { low, high } = computePoissonInterval(count ?? 0);
  const rateOf = (reports: number) =>
    residents && because === null ? roundRate(reports / residents) : null;
  return [
    count,
    residents,
    rateOf(count ?? 0),
    rateOf(low),
    rateOf(high),
    reliability,
    toFileReason(because, residents),
  ];
}

/** Columns of the 95% interval of a change, and of the usual counts. */
export const EVIDENCE_COLUMNS = [
  'change_low',
  'change_high',
  'expected',
  'usual_low',
  'usual_high',
] as const;

/** Columns that compare a count with the usual ones, and with the same months a year earlier. */
export const CHANGE_COLUMNS = ['reports_year_before', 'change', ...EVIDENCE_COLUMNS];

export function toChangeCells(change: CountChange): CsvCell[] {
  const usual = change.usual ?? null;
  const usualCells = [usual?.expected ?? null, usual?.low ?? null, usual?.high ?? null];
  if (change.kind === 'not-comparable') return [null, change.kind, null, null, ...usualCells];
  const { before, interval } = change;
  return [
    before,
    change.kind === 'clear' ? change.direction : change.kind,
    interval?.low ?? null,
    interval?.high ?? null,
    ...usualCells,
  ];
}

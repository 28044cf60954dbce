import { addMonths, type MonthRange, type YearMonth } from '../../time/index.ts';
import { MIN_POLICED_SHARE } from '../constants.ts';
import { type CompleteMonths, type Completeness, isComplete } from './completeness.ts';

/**
 * Coverage of a month: `whole`; `partial`, some records; `missing`, none, though the agency supplies records;
 * `not-recorded`, the agency has never supplied any, or no agency is known.
 */
export const COVERAGE_STATES = ['whole', 'partial', 'missing', 'not-recorded'] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

/** Consecutive months in one state, both ends included. */
export interface CoverageRun extends MonthRange {
  readonly state: CoverageState;
}

/** The months for which an agency has supplied anything. */
export interface SuppliedMonths {
  /** Complete months, the input of the completeness index. */
  readonly complete: CompleteMonths;
  /** Months with at least one report, complete or not. */
  readonly reported: ReadonlySet<YearMonth>;
}

/** Returns the coverage of an agency. @param supply undefined for an agency that has never supplied anything */
export function findAgencyCoverage(
  supply: SuppliedMonths | undefined,
  months: MonthRange,
): CoverageRun[] {
  return runsOf(months, (month) => agencyState(supply, month));
}

/**
 * Returns the coverage of an area: `whole` follows from the completeness index (reading 12), so that both agree.
 * @param suppliers the agencies that police it; undefined for one that has never supplied anything
 */
export function findAreaCoverage(
  completeness: Completeness,
  area: number,
  suppliers: readonly (SuppliedMonths | undefined)[],
): CoverageRun[] {
  const { first, months } = completeness;
  if (months === 0) return [];
  return runsOf({ from: first, to: addMonths(first, months - 1) }, (month) => {
    if (isComplete(completeness, area, { from: month, to: month })) return 'whole';
    const states = suppliers.map((supply) => agencyState(supply, month));
    if (states.every((state) => state === 'not-recorded')) return 'not-recorded';
    return states.some((state) => state === 'whole' || state === 'partial') ? 'partial' : 'missing';
  });
}

function agencyState(supply: SuppliedMonths | undefined, month: YearMonth): CoverageState {
  if (supply === undefined) return 'not-recorded';
  const { complete, reported } = supply;
  if (complete.everywhere.size + complete.inAreas.size + reported.size === 0) return 'not-recorded';
  if (complete.everywhere.has(month)) return 'whole';
  const isSuppliedSomewhere = () =>
    [...complete.inAreas.values()].some((months) => months.has(month));
  return reported.has(month) || isSuppliedSomewhere() ? 'partial' : 'missing';
}

function runsOf({ from, to }: MonthRange, stateOf: (month: YearMonth) => CoverageState) {
  const runs: { state: CoverageState; from: YearMonth; to: YearMonth }[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) {
    const state = stateOf(month);
    const last = runs.at(-1);
    if (last?.state === state) last.to = month;
    else runs.push({ state, from: month, to: month });
  }
  return runs;
}

/**
 * Returns whether the part of an area without a known agency, or with agencies below the minimum share, is so large
 * that the area is never complete.
 * @param share policed by its agencies together, 0 to 1; null where the agencies are stated
 */
export function isPartlyPoliced(share: number | null): boolean {
  return share !== null && 1 - share > MIN_POLICED_SHARE;
}

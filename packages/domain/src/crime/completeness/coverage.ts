import { addMonths, type MonthRange, type YearMonth } from '../../time/index.ts';
import { type Completeness, isComplete, type WholeMonths } from './completeness.ts';

/**
 * What is on record of a month: `whole`; `partial`, some of it; `missing`, nothing, though the agency supplies records;
 * `not-recorded`, from an agency that has never supplied any, or where none is known.
 */
export const COVERAGE_STATES = ['whole', 'partial', 'missing', 'not-recorded'] as const;
export type CoverageState = (typeof COVERAGE_STATES)[number];

/** Months next to each other that are in one state, both ends included. */
export interface CoverageRun extends MonthRange {
  readonly state: CoverageState;
}

/** The months of which an agency has supplied anything. */
export interface AgencySupply {
  /** What completeness is made of. */
  readonly whole: WholeMonths;
  /** With a report or more, whole or not. */
  readonly reported: ReadonlySet<YearMonth>;
}

/** @param supply undefined for an agency that has never supplied anything */
export function agencyCoverage(
  supply: AgencySupply | undefined,
  months: MonthRange,
): CoverageRun[] {
  return runsOf(months, (month) => agencyState(supply, month));
}

/**
 * Of an area: `whole` is what completeness says of the month (reading 12), never worked out a second time.
 * @param suppliers the agencies that police it; undefined stands for one that has never supplied anything
 */
export function areaCoverage(
  completeness: Completeness,
  area: number,
  suppliers: readonly (AgencySupply | undefined)[],
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

function agencyState(supply: AgencySupply | undefined, month: YearMonth): CoverageState {
  if (supply === undefined) return 'not-recorded';
  const { whole, reported } = supply;
  if (whole.everywhere.size + whole.inAreas.size + reported.size === 0) return 'not-recorded';
  if (whole.everywhere.has(month)) return 'whole';
  const inPart = () => [...whole.inAreas.values()].some((months) => months.has(month));
  return reported.has(month) || inPart() ? 'partial' : 'missing';
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

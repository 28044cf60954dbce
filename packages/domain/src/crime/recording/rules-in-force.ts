import { addMonths, type MonthRange, type YearMonth } from '../../time/index.ts';

/** Consecutive months whose records follow the same rules, both ends included. */
export interface CountingRulesRun extends MonthRange {
  readonly rules: string;
}

/** The known counting rules of an agency. */
export interface AgencyRules {
  /** The names of its rules, oldest first. */
  readonly countingRules: readonly string[];
  /** The first month of the last of them; null where they never changed. */
  readonly changeOver: YearMonth | null;
  /** The months whose records follow other rules than those of their date. */
  readonly known: ReadonlyMap<YearMonth, string>;
}

/** Returns the rules of an agency's records by month; empty where none are known. */
export function findCountingRules(
  { countingRules, changeOver, known }: AgencyRules,
  { from, to }: MonthRange,
): CountingRulesRun[] {
  const runs: { rules: string; from: YearMonth; to: YearMonth }[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) {
    const byDate =
      changeOver === null || month >= changeOver ? countingRules.at(-1) : countingRules.at(0);
    const rules = known.get(month) ?? byDate;
    if (rules === undefined) continue;
    const last = runs.at(-1);
    if (last?.rules === rules && last.to + 1 === month) last.to = month;
    else runs.push({ rules, from: month, to: month });
  }
  return runs;
}

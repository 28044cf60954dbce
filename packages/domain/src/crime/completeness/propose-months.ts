import {
  addMonths,
  type Day,
  type MonthRange,
  monthOfYear,
  toDay,
  type YearMonth,
  yearOf,
} from '../../time/index.ts';

/** Day → number of records, of one agency and one file. */
export type RecordsByDay = ReadonlyMap<Day, number>;

/**
 * Why a month is not proposed: `gap`, no record at all; `straggler`, a few records far from the usual number, e.g.
 * misdated ones; `thin`, less than half of the usual number; `empty-days`, a run of days without a record that chance
 * does not explain; `cut-off`, the file's records begin or end some days within it; `too-few`, too few records a
 * month to judge by days; `no-days`, the last month of a file whose dates have no days.
 */
export type MonthDoubt =
  | 'gap'
  | 'straggler'
  | 'thin'
  | 'empty-days'
  | 'cut-off'
  | 'too-few'
  | 'no-days';

/** The complete months that a file's days suggest, for confirmation by a person. */
export interface MonthProposal {
  /** Months with the usual distribution of records over days, oldest first. */
  readonly complete: readonly MonthRange[];
  /** All other months of the file, consecutive months with the same doubt together. */
  readonly doubts: readonly (MonthRange & {
    readonly doubt: MonthDoubt;
    readonly records: number;
  })[];
}

/** Months below this share of the usual number are stragglers. */
export const MAX_STRAGGLER_SHARE = 0.05;
/** Months below this share of the usual number nearby are thin. */
export const MAX_THIN_MONTH_SHARE = 0.5;
/** Months on either side that define the usual number: crime levels drift over the years. */
export const NEARBY_MONTHS = 12;
/** Below this usual number of records half of the days may be empty by chance, so days are not judged. */
export const MIN_USUAL_RECORDS = 15;
/** Significance level for a run of empty days. */
export const EMPTY_DAYS_SIGNIFICANCE = 0.001;
/** Significance level for empty days at the start or end of a file. */
export const EMPTY_ENDS_SIGNIFICANCE = 0.05;
/** Fewer months than these, each with records of its first day only, may be days and not months. */
const MIN_MONTHS_WITHOUT_DAYS = 3;
/** Lowers the expected daily count because crime comes in bursts, which makes quiet days more frequent. */
const CALMER_THAN_USUAL = 0.7;

/**
 * Proposes the complete months of a file from its days alone, so that the same file gives the same proposal in every
 * database.
 */
export function proposeMonths(days: RecordsByDay): MonthProposal {
  const months = monthsOf(days);
  const first = [...months.keys()].reduce(
    (a, b) => Math.min(a, b) as YearMonth,
    Infinity as YearMonth,
  );
  const last = [...months.keys()].reduce(
    (a, b) => Math.max(a, b) as YearMonth,
    -Infinity as YearMonth,
  );
  const usual = medianRecordCount([...months.values()]);
  const ends = endsOf(days, months, usual);
  const withoutDays = areMonths(days);
  const endDoubt = (month: YearMonth): MonthDoubt | null => {
    if (withoutDays) return month === ends.to ? 'no-days' : null;
    return isCutOff(days, month, ends) ? 'cut-off' : null;
  };
  const complete: { from: YearMonth; to: YearMonth }[] = [];
  const doubts: { from: YearMonth; to: YearMonth; doubt: MonthDoubt; records: number }[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    const records = months.get(month) ?? 0;
    const doubt = doubtOf(days, months, month, usual) ?? endDoubt(month);
    const run = doubt === null ? complete.at(-1) : doubts.at(-1);
    const continuesRun =
      run?.to === month - 1 && (doubt === null || doubts.at(-1)?.doubt === doubt);
    if (run !== undefined && continuesRun) {
      run.to = month;
      if ('records' in run) (run as { records: number }).records += records;
    } else if (doubt === null) complete.push({ from: month, to: month });
    else doubts.push({ from: month, to: month, doubt, records });
  }
  return { complete, doubts };
}

/**
 * Returns the complete months from `from` on, of a source that declared itself complete from there. Each month must
 * end before `before`, be followed by a later record, and raise no doubt; the first that fails ends the range.
 * @param days all stored records of the agency, from a year before `from` on
 */
export function findContinuedMonths(
  days: RecordsByDay,
  { from, before }: { from: YearMonth; before: YearMonth },
): MonthRange | null {
  const months = monthsOf(days);
  const last = [...months.keys()].reduce(
    (a, b) => Math.max(a, b) as YearMonth,
    -Infinity as YearMonth,
  );
  const usual = medianRecordCount([...months.values()]);
  let to = addMonths(from, -1);
  for (let month = from; month < before && month < last; month = addMonths(month, 1)) {
    const doubt = doubtOf(days, months, month, usual);
    if (doubt !== null && doubt !== 'too-few') break;
    to = month;
  }
  return to < from ? null : { from, to };
}

function doubtOf(
  days: RecordsByDay,
  months: ReadonlyMap<YearMonth, number>,
  month: YearMonth,
  usual: number,
): MonthDoubt | null {
  const records = months.get(month) ?? 0;
  if (records === 0) return 'gap';
  if (records < usual * MAX_STRAGGLER_SHARE) return 'straggler';
  const nearby: number[] = [];
  for (let away = -NEARBY_MONTHS; away <= NEARBY_MONTHS; away++) {
    const count = months.get(addMonths(month, away)) ?? 0;
    if (count >= usual * MAX_STRAGGLER_SHARE) nearby.push(count);
  }
  const usualHere = medianRecordCount(nearby);
  if (usualHere < MIN_USUAL_RECORDS) return 'too-few';
  if (records < usualHere * MAX_THIN_MONTH_SHARE) return 'thin';
  if (areMonths(days)) return null;
  const length = daysIn(month);
  const daily = (Math.min(records, usualHere) / length) * CALMER_THAN_USUAL;
  const byChance = length * Math.exp(-daily * longestEmptyRun(days, month));
  return byChance < EMPTY_DAYS_SIGNIFICANCE ? 'empty-days' : null;
}

/** Whether the dates are months without days, which are read as their first days. */
function areMonths(days: RecordsByDay): boolean {
  if (days.size < MIN_MONTHS_WITHOUT_DAYS) return false;
  for (const day of days.keys()) if (new Date(day * 86_400_000).getUTCDate() !== 1) return false;
  return true;
}

/** Returns the count of the month that contains the median record: straggling months are too small to shift it. */
function medianRecordCount(counts: readonly number[]): number {
  const ordered = counts.toSorted((a, b) => a - b);
  const half = ordered.reduce((sum, count) => sum + count, 0) / 2;
  let sum = 0;
  for (const count of ordered) {
    sum += count;
    if (sum >= half) return count;
  }
  return 0;
}

function monthsOf(days: RecordsByDay): Map<YearMonth, number> {
  const months = new Map<YearMonth, number>();
  for (const [day, records] of days) {
    const date = new Date(day * 86_400_000);
    const month = (date.getUTCFullYear() * 12 + date.getUTCMonth()) as YearMonth;
    months.set(month, (months.get(month) ?? 0) + records);
  }
  return months;
}

interface Ends extends MonthRange {
  /** Share of empty days in the months between. */
  readonly emptyShare: number;
}

/** Returns the first and last month with more than stragglers. */
function endsOf(days: RecordsByDay, months: ReadonlyMap<YearMonth, number>, usual: number): Ends {
  const filled = [...months].filter(([, records]) => records >= usual * MAX_STRAGGLER_SHARE);
  const ordered = filled.map(([month]) => month).sort((one, other) => one - other);
  const all = ordered.flatMap(daysOf);
  const emptyShare = all.filter((day) => !days.has(day)).length / all.length;
  return { from: ordered[0] as YearMonth, to: ordered.at(-1) as YearMonth, emptyShare };
}

function isCutOff(days: RecordsByDay, month: YearMonth, { from, to, emptyShare }: Ends): boolean {
  const all = daysOf(month);
  const isUnlikely = (empty: number) => empty > 0 && emptyShare ** empty < EMPTY_ENDS_SIGNIFICANCE;
  const first = all.findIndex((day) => days.has(day));
  const last = all.findLastIndex((day) => days.has(day));
  return (
    (month === from && isUnlikely(first)) || (month === to && isUnlikely(all.length - 1 - last))
  );
}

function daysOf(month: YearMonth): Day[] {
  return Array.from({ length: daysIn(month) }, (_, at) => (firstDay(month) + at) as Day);
}

function longestEmptyRun(days: RecordsByDay, month: YearMonth): number {
  const first = firstDay(month);
  let longest = 0;
  let run = 0;
  for (let at = 0; at < daysIn(month); at++) {
    run = days.has((first + at) as Day) ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function daysIn(month: YearMonth): number {
  return firstDay(addMonths(month, 1)) - firstDay(month);
}

function firstDay(month: YearMonth): Day {
  return toDay(yearOf(month), monthOfYear(month), 1) as Day;
}

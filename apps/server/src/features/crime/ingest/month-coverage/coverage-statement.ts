import {
  formatYearMonth,
  type MonthRange,
  parseYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import { Failure } from '../../../../platform/failure.ts';

/** A subset of an agency's territory, or all of it. */
export type Territory =
  | { readonly part: 'agency' }
  /** Division names as in the agency's records. */
  | { readonly part: 'divisions'; readonly divisions: readonly string[] }
  /** Area slugs of any partition. */
  | { readonly part: 'areas'; readonly areas: readonly string[] };

/** What the operator states about a file when loading it. */
export interface CoverageStatement {
  readonly months?: readonly MonthRange[] | undefined;
  readonly covers?: Territory | undefined;
  /** Accepts the proposal for everything that is not stated. */
  readonly accept?: boolean | undefined;
  /** Months that the operator accepts as complete although they lack many rows. */
  readonly anyway?: readonly MonthRange[] | undefined;
  /** Set for a file of a scheduled source. */
  readonly continues?: CoverageContinuation | undefined;
}

/** How the coverage of a scheduled source continues when no months are stated. */
export interface CoverageContinuation {
  /** The source is complete from this month on, as configured when it was added. */
  readonly from: YearMonth | undefined;
  /** The file contains all records of the source, not only changed ones. */
  readonly everything: boolean;
  /** Month of the file's reference date; it is not over yet. */
  readonly before: YearMonth;
}

/** All of an agency's territory. */
export const ENTIRE_AGENCY: Territory = { part: 'agency' };

/** Parses `2020-04..2021-07`, or several such ranges separated by commas. */
export function parseMonths(text: string, option = '--months'): MonthRange[] {
  return text.split(',').map((run) => {
    const [first = '', last = first] = run.trim().split('..');
    const from = parseYearMonth(first);
    const to = parseYearMonth(last);
    if (from === null || to === null || from > to)
      throw new Failure(
        `${option} "${text}": write the first and the last month, e.g. 2020-04..2021-07`,
      );
    return { from, to };
  });
}

/** Formats months in the syntax of `parseMonths`. */
export function formatMonthRanges(ranges: readonly MonthRange[]): string {
  return ranges
    .map(({ from, to }) =>
      from === to ? formatYearMonth(from) : `${formatYearMonth(from)}..${formatYearMonth(to)}`,
    )
    .join(',');
}

/** Parses `agency`, `division:West LA,Pacific` and `areas:sawtelle,westwood`. */
export function parseTerritory(text: string): Territory {
  if (text === 'agency') return ENTIRE_AGENCY;
  const [, what, list = ''] = /^(divisions?|areas?):(.*)$/.exec(text) ?? [];
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (what === undefined || names.length === 0)
    throw new Failure(
      `--covers "${text}": write agency, division:<name>[,<name>] or areas:<slug>[,<slug>]`,
    );
  return what.startsWith('division')
    ? { part: 'divisions', divisions: names }
    : { part: 'areas', areas: names };
}

/** Formats a territory for the terminal. */
export function describeTerritory(covers: Territory): string {
  if (covers.part === 'agency') return 'all of its territory';
  return covers.part === 'divisions'
    ? `its ${covers.divisions.length === 1 ? 'division' : 'divisions'} ${covers.divisions.join(', ')}`
    : `the areas ${covers.areas.join(', ')}`;
}

export function describeMonthRanges(ranges: readonly MonthRange[]): string {
  return ranges
    .map(({ from, to }) =>
      from === to ? formatYearMonth(from) : `${formatYearMonth(from)} to ${formatYearMonth(to)}`,
    )
    .join(', ');
}

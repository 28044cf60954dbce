import {
  formatYearMonth,
  type MonthRange,
  parseYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import { Failure } from '../../../platform/failure.ts';

/** A part of an agency's territory, or all of it. */
export type Covers =
  | { readonly part: 'agency' }
  /** Names of its divisions, as its records write them. */
  | { readonly part: 'divisions'; readonly divisions: readonly string[] }
  /** Slugs of areas, of whatever partition. */
  | { readonly part: 'areas'; readonly areas: readonly string[] };

/** What the one who loads a file says of it. */
export interface Statement {
  readonly months?: readonly MonthRange[] | undefined;
  readonly covers?: Covers | undefined;
  /** Take what the file's days propose, for what is not said. */
  readonly accept?: boolean | undefined;
  /** Months that are complete to the one who loads the file, though they lack many of their rows. */
  readonly anyway?: readonly MonthRange[] | undefined;
  /** The file is one of a series that comes by itself. */
  readonly continues?: Continuation | undefined;
}

/** How a source that comes by itself goes on, where nobody says which months each file holds. */
export interface Continuation {
  /** From this month on it supplies all, as was said when it was added. */
  readonly from: YearMonth | undefined;
  /** The file holds all that the source has, not only what changed. */
  readonly everything: boolean;
  /** The month of the moment that the file speaks of: it is not over. */
  readonly before: YearMonth;
}

export const WHOLE_AGENCY: Covers = { part: 'agency' };

/** Reads `2020-04..2021-07`, or several such runs with commas between. */
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

/** Formats months as `parseMonths` reads them. */
export function formatMonths(ranges: readonly MonthRange[]): string {
  return ranges
    .map(({ from, to }) =>
      from === to ? formatYearMonth(from) : `${formatYearMonth(from)}..${formatYearMonth(to)}`,
    )
    .join(',');
}

/** Reads `agency`, `division:West LA,Pacific` and `areas:sawtelle,westwood`. */
export function parseCovers(text: string): Covers {
  if (text === 'agency') return WHOLE_AGENCY;
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

export function describeCovers(covers: Covers): string {
  if (covers.part === 'agency') return 'all of its territory';
  return covers.part === 'divisions'
    ? `its ${covers.divisions.length === 1 ? 'division' : 'divisions'} ${covers.divisions.join(', ')}`
    : `the areas ${covers.areas.join(', ')}`;
}

export function describeRanges(ranges: readonly MonthRange[]): string {
  return ranges
    .map(({ from, to }) =>
      from === to ? formatYearMonth(from) : `${formatYearMonth(from)} to ${formatYearMonth(to)}`,
    )
    .join(', ');
}
